import type { TypesOf } from '../../engine/drills.ts';
import { groupName, tilesName } from '../hand/tile-names.ts';
import type { Locale } from '../locales.ts';
import { listText, openKey, type Say } from '../speak.ts';

type NameWaitTypes = TypesOf<'name-wait'>;

export const kindName = (say: Say, kind: string): string =>
  say(kind === 'several' ? 'waitKind.several' : openKey(`wait.${kind}`));

interface WayVerdict {
  readonly verdict: NameWaitTypes['verdict'];
  /** The way that is looked at, and its place among the ways. */
  readonly way: NameWaitTypes['verdict']['ways'][number];
  readonly at: number;
}

export function waitKindVerdict(
  say: Say,
  { verdict: { right, wanted, ways }, way, at }: WayVerdict,
): string {
  const answer = kindName(say, wanted);
  const judged = say(right ? 'answer.right' : 'waitKind.wrong', { answer });
  const group = groupName(say, way.group);
  if (ways.length === 1) return `${judged} ${say('waitKind.way', { group })}`;
  const place = { at: at + 1, n: ways.length, name: kindName(say, way.kind) };
  return `${judged} ${say('waitKind.wayOf', { ...place, group })}`;
}

export function waitKindHint(
  say: Say,
  locale: Locale,
  hints: NameWaitTypes['hints'],
  step: string,
): string {
  const { ways, answer } = hints;
  if (step === 'ways') return say('waitKind.hint.ways', { n: ways.length });
  if (step === 'answer') return say('answer.is', { answer: kindName(say, answer) });
  const held = ways.map((way) => tilesName(say, locale, way.held));
  return say('waitKind.hint.held', { held: listText(locale, held) });
}
