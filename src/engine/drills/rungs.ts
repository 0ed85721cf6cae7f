/** Values of a level in rising order. */

/** What asks for everything at once. */
const MIXED: readonly string[] = ['all', 'any', 'mixed'];
/** Another choice of rules is no harder. */
const BESIDE: readonly string[] = ['agreed'];

/** Topics as they are taught, one after the other, and then all mixed. */
export const rising = (topics: readonly string[]): readonly string[] => {
  const taught = topics.filter((topic) => !BESIDE.includes(topic));
  return [
    ...taught.filter((topic) => !MIXED.includes(topic)),
    ...taught.filter((topic) => MIXED.includes(topic)),
  ];
};
