/** A question about the table in words: what is asked, the reasons, the hints, the answer. */
import type { Reason, TableAsk, TableTypes } from '../engine/drills.ts';
import { type Tile, type Wind, windTile } from '../engine/notation.ts';
import { totalOf } from '../engine/play.ts';
import type { Locale } from './locales.ts';
import { listed, type Params, type Say } from './speak.ts';
import { groupName, tileName, tilesName } from './tile-names.ts';
import type { WordKey } from './words/words.ts';

export interface Voice {
  readonly locale: Locale;
  readonly say: Say;
}

const windName = (say: Say, wind: Wind): string => tileName(say, windTile(wind));

/** What the question says beside its letters and totals. */
function asked(shown: TableTypes['shown'], { locale, say }: Voice): Params {
  switch (shown.ask) {
    case 'families':
      return { total: shown.total };
    case 'tiles':
      return { family: say(`table.family.${shown.family}`) };
    case 'place':
      return {
        column: listed(
          locale,
          shown.column.map((wind) => windName(say, wind)),
        ),
      };
    case 'wind':
      return { wind: windName(say, shown.wind) };
    case 'passes':
      return { ends: shown.ends.map((end) => say(`table.end.${end}`)).join(', ') };
    case 'dealt':
      return { layer: say(`table.layer.${shown.layer}`) };
    case 'taker':
      return { tile: tileName(say, shown.discard) };
    default:
      return {};
  }
}

/** The question as a sentence. */
export function promptOf(shown: TableTypes['shown'], voice: Voice): string {
  const letters = Object.entries(shown).filter(([, value]) => /^[A-D]$/.test(String(value)));
  const [first = 0, second = 0] = 'throws' in shown ? shown.throws.map(totalOf) : [];
  return voice.say(`table.ask.${shown.ask}`, {
    ...Object.fromEntries(letters),
    ...{ total: first, first, second },
    ...asked(shown, voice),
  });
}

const sumOf = (terms: readonly number[]): string => terms.join(' + ');

/** No letter parted from its number: `A 1, B 2, C 3`. */
const countedOut = (players: readonly string[]): string =>
  players.map((player, at) => `${player}\u00a0${at + 1}`).join(', ');

/** What a line is filled with, in words. */
function filled({ code, data }: Reason, { locale, say }: Voice): Params {
  const { counted, terms, order, family, end, ends, tile, tiles, groups, winds, kind, ...plain } =
    data;
  const [one = '', two = '', three = '', four = ''] = order ?? [];
  const total = plain.total ?? 0;
  const isWhole = code === 'sum' || terms?.length === 1;
  const endNames = ends?.map((each) => say(`table.end.${each}`));
  return {
    ...plain,
    ...(counted && { count: countedOut(counted) }),
    ...(terms && { sum: isWhole ? sumOf(terms) : `${sumOf(terms)} = ${total}` }),
    ...(order && { order: order.join(', '), one, two, three, four }),
    ...(family && { family: say(`table.family.${family}`) }),
    ...(end && { end: say(`table.end.${end}`) }),
    ...(endNames && { ends: endNames.join(', ') }),
    ...(tile && { tile: tileName(say, tile) }),
    ...(tiles && { tiles: tilesName(say, locale, tiles) }),
    ...(groups && {
      groups: listed(
        locale,
        groups.map((group) => groupName(say, group)),
      ),
    }),
    ...(winds && {
      winds: listed(
        locale,
        winds.map(({ player, wind }) => `${player} ${windName(say, wind)}`),
      ),
    }),
  };
}

/** One line of a reason or a hint. */
export const reasonText = (line: Reason, voice: Voice): string =>
  line.code === 'danger'
    ? voice.say(`table.danger.${line.data.kind}` as WordKey)
    : voice.say(`table.why.${line.code}`, filled(line, voice));

/** Which tiles the places of an answer stand for, where it has places of tiles. */
function rowOf(shown: TableTypes['shown']): readonly Tile[] | undefined {
  if (shown.ask === 'tiles' || shown.ask === 'fills' || shown.ask === 'enough') return shown.of;
  return shown.ask === 'isolated' || shown.ask === 'danger' ? shown.hand : undefined;
}

/** An answer in words. */
export function answerText(
  shown: TableTypes['shown'],
  answer: readonly string[],
  voice: Voice,
): string {
  const { locale, say } = voice;
  const row = rowOf(shown);
  if (row) {
    const tiles = answer.flatMap((place) => row[Number(place)] ?? []);
    return tilesName(say, locale, tiles);
  }
  return listed(
    locale,
    answer.map((item) => itemText(shown, item, say)),
  );
}

function itemText(shown: TableTypes['shown'], item: string, say: Say): string {
  if (shown.ask === 'families') return say(`table.family.${item}` as WordKey);
  if (shown.ask === 'complete') return say('table.hand', { n: Number(item) + 1 });
  if (shown.ask === 'tally') return say(`table.size.${item}` as WordKey);
  if (shown.ask === 'breach') {
    return say('table.stackOf', { player: item.charAt(0), stack: Number(item.slice(1)) });
  }
  return item === '-' ? say('table.nobody') : item;
}

/** The rule that a question is about. */
export const ruleText = (ask: TableAsk, say: Say): string => say(`table.how.${ask}`);
