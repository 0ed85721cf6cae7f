/** Before a table is opened: how long, by which rules, and what is agreed on otherwise than usual. */
import { useState } from 'preact/hooks';
import type { BonusTile, Tile as TileKind } from '../../engine/notation.ts';
import { PLAYABLE_RULES, type PlayableRules } from '../../engine/scoring.ts';
import type { Offer } from '../../i18n/scores/agreement-words.ts';
import type { Voice } from '../../i18n/speak.ts';
import { areAlike, type ChosenAgreements, optionsIn } from '../../stores/device/agreed.ts';
import { $settings } from '../../stores/device/settings.ts';
import type { TablePlay } from '../../stores/table/open-table.ts';
import type { PartnerLevel } from '../../stores/table/partner-level.ts';
import { useLater } from '../parts/use-later.ts';
import { Tile } from '../tiles/Tile.tsx';
import { type Strengths, TablePartners } from './TablePartners.tsx';
import { useOurChoice } from './use-our-choice.ts';
import '../answer/finder.css';
import './table-rules.css';

export type Agreements = Readonly<Record<PlayableRules, Offer>>;

/** By rule set, the tiles that it is known by. */
export type Covers = Readonly<Record<string, readonly (TileKind | BonusTile)[]>>;

interface TableRulesProps extends Voice {
  readonly play: Pick<TablePlay, 'open'>;
  readonly agreements: Agreements;
  readonly covers: Covers;
  readonly ceremony: string;
  /** The addresses where a game from elsewhere is brought, and where a real evening's accounts are. */
  readonly outside: string;
  readonly accounts: string;
  /** Where the reader's own table chooses its agreements. */
  readonly ourTable: string;
  /** The rule set that the reader always asks under. */
  readonly own: string | undefined;
  /** Who plays unless another level is chosen; absent until the reader is known. */
  readonly level: PartnerLevel | undefined;
  readonly strengths: Strengths;
  readonly isBusy: boolean;
}

const LENGTHS = ['hand', 'round', 'game'] as const;
type Length = (typeof LENGTHS)[number];

export function TableRules(props: TableRulesProps) {
  const { play, agreements, covers, own, strengths, isBusy, locale, say } = props;
  const [length, setLength] = useState<Length>('hand');
  const [picked, setPicked] = useState<PartnerLevel>();
  const level = picked ?? props.level;
  const ownFirst = PLAYABLE_RULES.toSorted((a, b) => Number(b === own) - Number(a === own));
  return (
    <section class="table-rules column pack-top" aria-label={say('play.choose')}>
      <div class="grid pack-top gap-3">
        <p class="lede">{say('play.description')}</p>
        <OtherTables {...props} />
        <fieldset class="table-choice card sans text-s scripted" data-short="">
          <legend>{say('play.length')}</legend>
          {LENGTHS.map((each) => (
            <label key={each} class="row gap-2 touch line-above">
              <input
                type="radio"
                name="length"
                checked={length === each}
                onChange={() => setLength(each)}
              />
              {say(`play.length.${each}`)}
            </label>
          ))}
        </fieldset>
        <TablePartners
          {...{ level, strengths, say }}
          onPick={(chosen) => {
            setPicked(chosen);
            $settings.partners.set(chosen);
          }}
        />
      </div>
      <div>
        <h2>{say('play.choose')}</h2>
        <ul class="column gap-3 plain-list">
          {ownFirst.map((rules) => (
            <RulesCard
              key={rules}
              {...{ rules, isBusy, locale, say }}
              offered={agreements[rules]}
              cover={covers[rules] ?? []}
              open={(options) =>
                void play.open(rules, {
                  ...{ level, options },
                  until: length === 'game' ? undefined : length,
                })
              }
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

type OtherTablesProps = Pick<
  TableRulesProps,
  'ceremony' | 'outside' | 'accounts' | 'ourTable' | 'say'
>;

/** What else is done with a table: it is made ready, it was played at elsewhere, it is a real one. */
const OtherTables = ({ ceremony, outside, accounts, ourTable, say }: OtherTablesProps) => (
  <>
    <p>
      <a href={ceremony}>{say('scene.title')}</a>
    </p>
    <p>
      <a href={outside}>{say('outside.title')}</a>
    </p>
    <p>
      <a href={accounts}>{say('book.link')}</a>
    </p>
    <p>
      <a href={ourTable}>{say('ours.link')}</a>
    </p>
  </>
);

interface RulesCardProps extends Pick<TableRulesProps, 'locale' | 'say' | 'isBusy'> {
  readonly rules: PlayableRules;
  readonly offered: Offer;
  readonly cover: Covers[string];
  readonly open: (options: Readonly<Record<string, unknown>>) => void;
}

/** They lie folded away. */
const loadFields = () => import('./AgreedFields.tsx');

function RulesCard({ rules, offered, cover, open, locale, say, isBusy }: RulesCardProps) {
  const [picked, setAgreed] = useState<ChosenAgreements>();
  const later = useLater(loadFields);
  const ours = useOurChoice(rules, offered);
  const agreed = picked ?? ours?.agreed ?? {};
  return (
    <li class="rules-card card grid">
      <button
        type="button"
        class="rules-open bare grid full-width"
        disabled={isBusy}
        onClick={() => open(optionsIn(offered, agreed))}
      >
        <span class="rules-cover flex" data-corners="off" aria-hidden="true">
          {cover.map((tile, at) => (
            <Tile key={at} tile={tile} say={say} silent />
          ))}
        </span>
        <strong>{say(`source.${rules}`)}</strong>
        <span class="text-s soft">{say(`play.rules.${rules}`)}</span>
      </button>
      <details class="fold line-above scripted">
        <summary>
          {say('play.agreements')}
          <span class="visually-hidden">{` (${say(`source.${rules}`)})`}</span>
          {ours && areAlike(offered, ours.agreed, agreed) && <span>{say('ours.theirs')}</span>}
        </summary>
        {later && <later.AgreedFields {...{ offered, agreed, setAgreed, ours, locale, say }} />}
      </details>
    </li>
  );
}
