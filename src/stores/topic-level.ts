/** A level that is one topic out of a few, as the reader chose it or an address names it. */
import { persistentAtom } from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';

export interface TopicLevel<Topic extends string> {
  readonly topics: readonly Topic[];
  readonly $topic: WritableAtom<Topic>;
  /** The topic that an address asks for: `?level=fan`. */
  readonly fromAddress: (query: URLSearchParams) => Topic;
}

/** Whether a topic shares with a text what stands before its first hyphen. */
function isOfKind(topic: string, text: string | null): boolean {
  const [kind] = /^\w+-/.exec(text ?? '') ?? [];
  return kind !== undefined && topic.startsWith(kind);
}

/**
 * A topic that is none of those is replaced by the first of its kind, or else by the first: it is
 * chosen again in two touches.
 */
export function topicLevel<Topic extends string>(
  key: string,
  topics: readonly [Topic, ...Topic[]],
): TopicLevel<Topic> {
  const among = (text: string | null, before: Topic): Topic =>
    topics.find((one) => one === text) ?? topics.find((one) => isOfKind(one, text)) ?? before;
  const $topic = persistentAtom<Topic>(key, topics[0], {
    encode: String,
    decode: (text) => among(text, topics[0]),
  });
  return {
    topics,
    $topic,
    fromAddress: (query) => among(query.get('level'), $topic.get()),
  };
}
