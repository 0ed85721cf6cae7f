/** What can be said of a hand won at a real table: the choices beside its tiles. */
import type { Hand } from '../../core/hand.ts';
import { redsIn } from '../../core/red-fives.ts';
import { inSituation, type Situation } from '../../core/situation.ts';
import type { Tile } from '../../core/tile.ts';
import { WINDS, type Wind, ZERO_BY_WIND } from '../../core/wind.ts';
import { impossibleCircumstance } from '../../scoring/circumstance.ts';
import { type ExtraChoice, extraChoices } from '../../scoring/extra.ts';
import { type AgreedRules, agreedOf, type Kit } from '../../scoring/kit.ts';
import { formatOption } from '../../scoring/option.ts';
import { othersThan } from '../../scoring/settlement.ts';
import type { Texts } from '../drill.ts';
import { without } from '../hand-tiles.ts';
import type { SettleFine, SettleRules } from '../settling/account.ts';
import { agreementsOf, besideOf, fineText, unitsOf } from './tally.ts';

export interface AgreementChoice {
  readonly name: string;
  /** As in an address, like all the others. */
  readonly value: string;
  readonly usual: string;
  readonly values: readonly { readonly text: string; readonly value: unknown }[];
}

export interface TallyChoices {
  readonly seat: Wind;
  readonly givers: readonly Wind[];
  readonly countsRound: boolean;
  /** Whether its set has flowers. */
  readonly playsFlowers: boolean;
  /** Those that can be said of the hand, and those that were said. */
  readonly circumstances: readonly { readonly id: string; readonly isSaid: boolean }[];
  /** Tiles or numbers that can be given beside the hand. */
  readonly extras: readonly ExtraChoice[];
  readonly agreements: readonly AgreementChoice[];
  readonly units: readonly Kit['money'][];
  readonly fines: readonly SettleFine[];
  /** What may lie on the table: repeats, stakes. */
  readonly beside: ReturnType<typeof besideOf>;
  /** Whose hands count beside the winner's. */
  readonly losers: readonly Wind[];
}

const windIn = (text: string | undefined): Wind => WINDS.find((wind) => wind === text) ?? 'E';

const saidIn = ({ how }: Texts): readonly string[] => (how ? how.split(',') : []);

const situationIn = (hand: Hand, texts: Texts, how: readonly string[]): Situation =>
  inSituation(hand, { seat: windIn(texts['seat']), round: windIn(texts['round']), how });

/** What the source offers, and what the table agreed on beside that. */
export function agreementChoice(kit: Kit, name: string, said: string | undefined): AgreementChoice {
  const usual = formatOption(kit.defaults[name]);
  const value = said ?? usual;
  const offered = kit
    .choicesOf(name)
    .map((choice) => ({ text: formatOption(choice), value: choice }));
  const isOffered = offered.some(({ text }) => text === value);
  return { name, value, usual, values: isOffered ? offered : [...offered, { text: value, value }] };
}

function agreedIn(kit: Kit, texts: Texts): AgreedRules {
  const said = agreementsOf(kit).flatMap((name) => (texts[name] ? [[name, texts[name]]] : []));
  const options = kit.readTexts(Object.fromEntries(said));
  const agreed = kit.withOptions(options.ok ? options.value : {});
  return agreed.ok ? agreed.value : agreedOf(kit, {});
}

/** Those that can be owed for this win, and the one that was said. */
function finesFor(
  kit: Kit,
  agreed: AgreedRules,
  won: Situation,
  texts: Texts,
): readonly SettleFine[] {
  const score = kit.fines.length > 0 ? agreed.score(won) : undefined;
  const winner = won.seat;
  const points = score?.ok ? score.value.totals.total : 0;
  const scores = { ...ZERO_BY_WIND, [winner]: points };
  const giver = othersThan(winner).find((seat) => seat === texts['from']);
  const from = (won.win?.by === 'discard' ? giver : undefined) ?? null;
  const isOwed = (fine: SettleFine): boolean =>
    agreed.settle({ winner, from, scores, dealer: 'E', fine }).ok;
  return kit.fines
    .flatMap((kind) => othersThan(winner).map((seat) => ({ kind, seat })))
    .filter((fine) => fineText(fine) === texts['fine'] || isOwed(fine));
}

/** Nobody is asked how many fives are red beside those that are seen to be. */
function besideReds(
  { table }: Kit,
  hand: Hand,
  choices: readonly ExtraChoice[],
  texts: Texts,
): readonly ExtraChoice[] {
  const extra = table.redFives?.extra;
  const isSeen = redsIn(hand).length > 0;
  return choices.filter(({ id }) => id !== extra || !isSeen || texts[id] !== undefined);
}

/** What may still be said of a hand that is counted, given what the texts say already. */
export function tallyChoices(rules: SettleRules, hand: Hand, texts: Texts): TallyChoices {
  const { kit, teaching } = rules;
  const seat = windIn(texts['seat']);
  const said = saidIn(texts);
  const situation = situationIn(hand, texts, said);
  const agreed = agreedIn(kit, texts);
  const isCounted = agreed.uncounted === undefined;
  const givers = othersThan(seat);
  return {
    ...{ seat, givers, countsRound: kit.countsRound, units: unitsOf(kit) },
    playsFlowers: kit.table.families.some(({ id }) => id === 'flowers'),
    circumstances: kit.circumstances
      .map(({ id, possible }) => ({
        id,
        isSaid: said.includes(id),
        can: isCounted && possible(situation),
      }))
      .filter(({ isSaid, can }) => isSaid || can)
      .map(({ id, isSaid }) => ({ id, isSaid })),
    extras: besideReds(kit, hand, extraChoices(kit.extras, situation, texts), texts),
    agreements: agreementsOf(kit).map((name) => agreementChoice(kit, name, texts[name])),
    fines: finesFor(kit, agreed, situation, texts),
    beside: besideOf(rules),
    losers: teaching.losers && isCounted ? givers : [],
  };
}

/** Of several circumstances those that can be said together, the first ones first. */
export const together = (
  ids: readonly string[],
  arePossible: (how: readonly string[]) => boolean,
): readonly string[] =>
  ids.reduce<readonly string[]>((how, id) => {
    const more = how.concat(id);
    return arePossible(more) ? more : how;
  }, []);

/** Circumstances as they stand in an address. */
export const howText = (how: readonly string[]): string | undefined =>
  how.length > 0 ? how.join(',') : undefined;

const togetherIn = (
  { circumstances }: Kit,
  hand: Hand,
  texts: Texts,
  ids: readonly string[],
): string | undefined =>
  howText(
    together(ids, (how) => !impossibleCircumstance(circumstances, situationIn(hand, texts, how))),
  );

/** The text of the circumstances once one more is said, or said no more; what it excludes goes. */
export function toggleCircumstance(
  { kit }: SettleRules,
  hand: Hand,
  texts: Texts,
  id: string,
): string | undefined {
  const said = saidIn(texts);
  const others = said.filter((other) => other !== id);
  return said.includes(id) ? howText(others) : togetherIn(kit, hand, texts, [id, ...others]);
}

/** What can still be said once something else has changed. */
export const remainingCircumstances = (
  { kit }: SettleRules,
  hand: Hand,
  texts: Texts,
): string | undefined => togetherIn(kit, hand, texts, saidIn(texts));

/** Of a whole hand the tiles that it may have won with, under one rule set at least. */
export const lastTilesUnder = (
  hand: Hand,
  rules: readonly Pick<AgreedRules, 'score'>[],
): readonly Tile[] =>
  [...new Set(hand.concealed)].filter((tile) => {
    const won = inSituation({ ...without(hand, tile), win: { tile, by: 'self' } });
    return rules.some(({ score }) => score(won).ok);
  });

/** The tiles that the hand may have won with, where it holds them all and wins. */
export const lastTiles = ({ kit }: SettleRules, hand: Hand): readonly Tile[] =>
  hand.win ? [] : lastTilesUnder(hand, [agreedOf(kit, {})]);
