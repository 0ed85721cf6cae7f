/** What players may agree on before a hand, in words, for a page that does not load the rule set. */
import { isSameData } from '../../engine/notation.ts';
import { agreeableOptions, formatOption, type Kit } from '../../engine/scoring.ts';
import { openKey, type Say } from '../speak.ts';
import type { Words } from '../words.ts';
import { agreementName, agreementValue } from './tally-words.ts';

export interface OfferedAgreement {
  readonly name: string;
  readonly label: string;
  /** The place of the usual choice. */
  readonly usual: number;
  readonly choices: readonly OfferedChoice[];
}

interface OfferedChoice {
  readonly label: string;
  readonly value: unknown;
  /** As in an address. */
  readonly text: string;
}

/** Choices that go together, by the name of each agreement its place; the others are as usual. */
interface OfferedPreset {
  /** As in an address; absent for what is usual. */
  readonly id?: string;
  readonly label: string;
  readonly agreed: Readonly<Record<string, number>>;
}

export interface Offer {
  readonly agreements: readonly OfferedAgreement[];
  /** What is usual comes first; empty where nothing else has a name. */
  readonly presets: readonly OfferedPreset[];
  /** By its name, what else can be agreed on under these rules, and does not matter here. */
  readonly elsewhere: Readonly<Record<string, string>>;
}

type Names = 'playingOptions' | 'scoringOptions' | 'settlingOptions';
type OfferingKit = Pick<Kit, 'id' | Names | 'choicesOf' | 'defaults' | 'presets'>;

const placeOf = ({ choicesOf }: OfferingKit, name: string, value: unknown): number =>
  choicesOf(name).findIndex((choice) => isSameData(choice, value));

function offeredPresets(kit: OfferingKit, say: Say): readonly OfferedPreset[] {
  const preset = (name: string, given: Kit['defaults']): OfferedPreset => ({
    ...(Object.hasOwn(kit.presets, name) && { id: name }),
    label: say(openKey(`${kit.id}.preset.${name}`)),
    agreed: Object.fromEntries(
      kit.playingOptions
        .filter((option) => Object.hasOwn(given, option))
        .map((option) => [option, placeOf(kit, option, given[option])]),
    ),
  });
  const named = Object.entries(kit.presets).map(([name, given]) => preset(name, given));
  return named.length > 0 ? [preset('usual', {}), ...named] : [];
}

/** Those that a hand in play goes by, unless others are named. */
export const offeredAgreements = (
  kit: OfferingKit,
  say: Say,
  words: Partial<Words>,
  names = kit.playingOptions,
): Offer => ({
  agreements: names.map((name) => {
    // A yes or a no may have words of its own.
    const own = (value: unknown) => words[`${kit.id}.option.${name}.${value}` as keyof Words];
    return {
      name,
      label: agreementName(say, kit.id, name),
      usual: placeOf(kit, name, kit.defaults[name]),
      choices: kit.choicesOf(name).map((value) => ({
        label: own(value) ?? agreementValue(say, kit.id, { name, value }),
        value,
        text: formatOption(value),
      })),
    };
  }),
  presets: offeredPresets(kit, say),
  elsewhere: Object.fromEntries(
    agreeableOptions(kit)
      .filter((name) => !names.includes(name))
      .map((name) => [name, agreementName(say, kit.id, name)]),
  ),
});
