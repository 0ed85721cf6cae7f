/** Values of a level in rising order. */

/** Topics that ask about everything at once. */
const MIXED: readonly string[] = ['all', 'any', 'mixed'];
/** Topics about other agreements, which are no harder than the rest. */
const BESIDE: readonly string[] = ['agreed'];

/** Topics as they are taught, one after the other, and then all mixed. */
export const risingTopics = (topics: readonly string[]): readonly string[] => {
  const taught = topics.filter((topic) => !BESIDE.includes(topic));
  return [
    ...taught.filter((topic) => !MIXED.includes(topic)),
    ...taught.filter((topic) => MIXED.includes(topic)),
  ];
};
