/** What is asked about the table, as a sentence. */

import type { TableTypes } from '../../engine/drills.ts';
import { type Wind, windTile } from '../../engine/notation.ts';
import { diceTotal, type HandEnd } from '../../engine/play.ts';
import { tileInText, tileName } from '../hand/tile-names.ts';
import { listText, openKey, type Params, type Say, type Voice } from '../speak.ts';

export const windName = (say: Say, wind: Wind): string => tileName(say, windTile(wind));

/** A stack by its owner and its number, `B15`, counted as the walls run. */
export function stackName(
  { runs }: { readonly runs: 'left' | 'right' },
  item: string,
  say: Say,
): string {
  const named = { player: item.charAt(0), stack: Number(item.slice(1)) };
  return runs === 'left' ? say('table.stackOf', named) : say('table.stackOfFromLeft', named);
}

/** Questions that are put otherwise where the rules need other words. */
export const ASK_FORMS = [
  'wind.east',
  'opened.east',
  'starter.east',
  'passes.east',
  'breach.gap',
  'dealt.east',
  'draws.plain',
  'next.east',
  'round.winds',
  'round.east',
] as const;

/** The form of a word that fits the rules of a question: the first that there is. */
export function formOf<Form extends string>(
  { ask, forms }: Pick<TableTypes['shown'], 'ask' | 'forms'>,
  known: readonly Form[],
): Form | TableTypes['shown']['ask'] {
  const wanted = forms.map((form) => `${ask}.${form}`);
  return known.find((form) => wanted.includes(form)) ?? ask;
}

/** How a hand ends: East by that name where the rules have no other. */
export const endName = (say: Say, end: HandEnd, isEast: boolean): string =>
  isEast && end === 'starter-wins' ? say('table.end.eastWins') : say(`table.end.${end}`);

interface Ends extends Pick<TableTypes['shown'], 'forms'> {
  readonly ends: readonly HandEnd[];
}

const endNames = ({ ends, forms }: Ends, say: Say): string =>
  ends.map((end) => endName(say, end, forms.includes('east'))).join(', ');

/** What the table has agreed on, before the question. */
function agreementTexts(shown: TableTypes['shown'], say: Say): readonly string[] {
  if (!('agreed' in shown) || shown.agreed === undefined) return [];
  const last = shown.ask === 'passes' ? [say('table.agreed.lastRound')] : [];
  return [...last, say(openKey(`table.agreed.${shown.agreed}`))];
}

/** What the source leaves open, as it is taken here. */
const decisionTexts = ({ settled }: TableTypes['shown'], say: Say): readonly string[] =>
  settled.map(({ what, erratum }) => say(`table.settled.${what}`, { erratum }));

type KongShown = Extract<TableTypes['shown'], { readonly ask: 'kong' }>;

/** A tile that nobody has seen before is one of its kind. */
const kongTile = (say: Say, { moment, tile }: KongShown): string =>
  tileInText(say, moment === 'draw' || moment === 'ready' ? 'a' : 'the', tile);

/** What the question says beside its letters and totals. */
function placesOf(shown: TableTypes['shown'], { locale, say }: Voice): Params {
  switch (shown.ask) {
    case 'families':
      return { total: shown.total };
    case 'tiles':
      return { family: say(`table.family.${shown.family}`) };
    case 'place':
      return {
        column: listText(
          locale,
          shown.column.map((wind) => windName(say, wind)),
        ),
      };
    case 'wind':
    case 'first':
    case 'ranked':
      return { wind: windName(say, shown.wind) };
    case 'round':
      return {
        ...{ round: say(`wind.${shown.round}`), rounds: shown.rounds, n: shown.number },
        ends: endNames(shown, say),
      };
    case 'plan':
      return { plan: say(`table.plan.${shown.plan}`) };
    case 'passes':
      return { ends: endNames(shown, say), n: shown.ends.length };
    case 'dealt':
      return { layer: say(`table.layer.${shown.layer}`) };
    case 'taker':
    case 'claimants':
    case 'robbed':
      return { tile: tileInText(say, 'the', shown.discard) };
    case 'worth':
      return {
        wind: windName(say, shown.wind),
        round: say(`wind.${shown.round}`),
        seat: say(`wind.${shown.seat}`),
      };
    case 'across':
    case 'giver':
      return { laid: say(`table.laid.${shown.kind}`) };
    case 'apart':
    case 'marker':
      return { kongs: shown.kongs };
    case 'replacement':
      return { taken: shown.taken };
    case 'kong':
      return {
        moment: say(`table.moment.${shown.moment}`, { tile: kongTile(say, shown) }),
        kongs: shown.kongs,
        left: say('table.left', { n: shown.left }),
      };
    case 'draws':
      return { kongs: shown.kongs, flowers: shown.flowers };
    default:
      return {};
  }
}

/** The question as a sentence. */
export function promptOf(shown: TableTypes['shown'], voice: Voice): string {
  const letters = Object.entries(shown).filter(([, value]) => /^[A-D]$/.test(String(value)));
  const [first = 0, second = 0] = 'throws' in shown ? shown.throws.map(diceTotal) : [];
  const places: Params = {
    ...Object.fromEntries(letters),
    ...{ total: first, first, second },
    ...placesOf(shown, voice),
  };
  const question = voice.say(`table.ask.${formOf(shown, ASK_FORMS)}`, places);
  return [...agreementTexts(shown, voice.say), ...decisionTexts(shown, voice.say), question].join(
    ' ',
  );
}
