/** The reasons, the hints and the answer of a question about the table, in words. */

import type { AskReason, TableTypes } from '../../engine/drills.ts';
import { isSuited, type Tile, WINDS, type Wind } from '../../engine/notation.ts';
import { groupName, tileInText, tilesName } from '../hand/tile-names.ts';
import { asSentence, listText, openKey, type Params, type Say, type Voice } from '../speak.ts';
import { endName, formOf, stackName, windName } from './table-prompt.ts';

const sumOf = (terms: readonly number[]): string => terms.join(' + ');

/** No letter parted from its number: `A 1, B 2, C 3`. */
const countText = (players: readonly string[]): string =>
  players.map((player, at) => `${player}\u00a0${at + 1}`).join(', ');

/** All nine numbers of a suit are not named one by one. */
const isSuit = (tiles: readonly Tile[]): boolean => tiles.length === 9 && tiles.every(isSuited);

/** What a line is placesOf with, in words. */
function placesOf({ code, data }: AskReason, { locale, say }: Voice): Params {
  const { counted, terms, order, family, end, ends, tile, tiles, groups, winds, ...rest } = data;
  const { kind, side, wind, ...plain } = rest;
  const [one = '', two = '', three = '', four = ''] = order ?? [];
  const total = plain.total ?? 0;
  const isWhole = code === 'sum' || terms?.length === 1;
  const isEast = code.endsWith('East') || code.endsWith('EastAfter');
  const endNames = ends?.map((each) => endName(say, each, isEast));
  return {
    ...plain,
    ...(counted && { count: countText(counted) }),
    ...(terms && { sum: isWhole ? sumOf(terms) : `${sumOf(terms)} = ${total}` }),
    ...(order && { order: order.join(', '), one, two, three, four }),
    ...(family && { family: say(`table.family.${family}`) }),
    ...(end && { end: endName(say, end, isEast) }),
    ...(side && { side: say(`table.side.${side}`), lies: say(openKey(`table.lies.${side}`)) }),
    ...(wind && { wind: windName(say, wind) }),
    ...(endNames && { ends: endNames.join(', ') }),
    ...(tile && { tile: tileInText(say, 'the', tile), ofTile: tileInText(say, 'of', tile) }),
    ...(tiles && { tiles: isSuit(tiles) ? say('table.why.ranks') : tilesName(say, locale, tiles) }),
    ...(groups && {
      groups: listText(
        locale,
        groups.map((group) => groupName(say, group)),
      ),
    }),
    ...(winds && {
      winds: listText(
        locale,
        winds.map(({ player, wind }) => `${player} ${windName(say, wind)}`),
      ),
    }),
  };
}

export const reasonText = (line: AskReason, voice: Voice): string =>
  line.code === 'danger'
    ? voice.say(openKey(`table.danger.${line.data.kind}`))
    : asSentence(voice.say(`table.why.${line.code}`, placesOf(line, voice)));

/** Which tiles the places of an answer stand for, where it has places of tiles. */
function rowOf(shown: TableTypes['shown']): readonly Tile[] | undefined {
  if (
    shown.ask === 'tiles' ||
    shown.ask === 'fills' ||
    shown.ask === 'enough' ||
    shown.ask === 'tiger' ||
    shown.ask === 'kong'
  )
    return shown.of;
  const isOwnHand = shown.ask === 'first' || shown.ask === 'isolated' || shown.ask === 'danger';
  return isOwnHand ? shown.hand : undefined;
}

export function answerText(
  shown: TableTypes['shown'],
  answer: readonly string[],
  voice: Voice,
): string {
  const { locale, say } = voice;
  const row = rowOf(shown);
  if (row) {
    // Two copies of a tile are one answer, named once.
    const tiles = [...new Set(answer.flatMap((place) => row[Number(place)] ?? []))];
    return tiles.length > 0 ? tilesName(say, locale, tiles) : say('table.noKong');
  }
  return listText(
    locale,
    answer.map((item) => itemText(shown, item, say)),
  );
}

/** The wind of a round, or what comes where rounds have none. */
const roundName = (say: Say, item: string): string =>
  WINDS.includes(item as Wind) ? windName(say, item as Wind) : say(openKey(`table.round.${item}`));

function itemText(shown: TableTypes['shown'], item: string, say: Say): string {
  if (shown.ask === 'families') return say(openKey(`table.family.${item}`));
  if (shown.ask === 'complete') return say('table.hand', { n: Number(item) + 1 });
  if (shown.ask === 'tally') return say(openKey(`table.size.${item}`));
  if (shown.ask === 'draws') return say('table.draws', { n: Number(item) });
  if (shown.ask === 'across') return say(openKey(`table.lies.${item}`));
  if (shown.ask === 'next' && shown.amounts.some((amount) => amount === item)) {
    return say(openKey(`table.amount.${item}`));
  }
  if (shown.ask === 'round') return roundName(say, item);
  if (shown.ask === 'robbed' && item === '-') return say('table.kongStands');
  if (shown.ask === 'worth') return say(openKey(`table.kind.${item}`));
  if ('names' in shown) return stackName(shown, item, say);
  return item === '-' ? say('table.nobody') : item;
}

/** Rules that are told otherwise where the rules need other words. */
export const HOW_FORMS = [
  'wind.east',
  'starter.east',
  'passes.east',
  'breach.gap',
  'breach.east',
  'dealt.singly',
  'dealt.east',
  'next.singly',
  'next.east',
  'round.east',
] as const;

/** The rule that a question is about. */
export const ruleText = (shown: TableTypes['shown'], say: Say): string =>
  say(`table.how.${formOf(shown, HOW_FORMS)}`);
