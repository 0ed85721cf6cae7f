/** One sheet of paper for the table: what is agreed on, points, payments, seats and deal. */
import { useMemo } from 'preact/hooks';
import { type SheetTexts, textsUnder } from '../../../course/sheet-texts.ts';
import { WINDS } from '../../../engine/notation.ts';
import {
  type AgreedRules,
  exampleSettlements,
  type Kit,
  loadKit,
  type PlayableRules,
} from '../../../engine/scoring.ts';
import { playerFirst, playerInText } from '../../../i18n/hand/player-names.ts';
import { gain } from '../../../i18n/money.ts';
import type { Offer } from '../../../i18n/scores/agreement-words.ts';
import type { Voice } from '../../../i18n/speak.ts';
import { type ChosenAgreements, optionsIn } from '../../../stores/device/agreed.ts';
import { WorthTable } from '../../boards/WorthTable.tsx';
import { useLoaded } from '../analyser/use-loaded.ts';
import { PointRows } from './PointRows.tsx';
import { addressOf } from './ShareOurTable.tsx';

interface OurSheetProps extends Voice {
  readonly rules: PlayableRules;
  readonly offered: Offer;
  readonly agreed: ChosenAgreements;
  readonly texts: SheetTexts;
  /** The query of the address that carries the choice. */
  readonly address: string;
}

export function OurSheet(props: OurSheetProps) {
  const { rules, offered, agreed, say } = props;
  const kit = useLoaded(rules, loadKit);
  const found = useMemo(
    () => kit?.withOptions({ ...optionsIn(offered, agreed), ...kit.inPoints }),
    [kit, offered, agreed],
  );
  if (!kit || !found) {
    return (
      <p class="question-note" data-pending="">
        {say('tally.working')}
      </p>
    );
  }
  // All that is offered is lawful.
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return <Sheet {...props} kit={kit} under={found.value} />;
}

interface SheetProps extends OurSheetProps {
  readonly kit: Kit;
  readonly under: AgreedRules;
}

/** How many lines of about so many signs fit at the size of print. */
const [MOST_LINES, SIGNS] = [140, 40];

/** How large the letters are on paper: lines and signs grow with their number, the sheet does not. */
function fitOf({ offered, texts, under }: SheetProps, lines: readonly string[]): number {
  const linesOf = (text: string): number => Math.ceil(text.length / SIGNS);
  const rows = under.uncounted === undefined ? under.items : [];
  const asked = rows.map(({ id }) => `${id} ${texts.rows[id]?.asks?.text ?? ''}`);
  const all = [...lines, ...asked, ...offered.agreements.map(({ label }) => `${label} – – –`)];
  const count = all.reduce((sum, text) => sum + linesOf(text), 0) + (under.worths ? 36 : 20);
  return Math.min(1.25, Math.sqrt(MOST_LINES / count));
}

function Sheet(props: SheetProps) {
  const { rules, texts, under, address, locale, say } = props;
  const { worths, options } = under;
  const deal = textsUnder(options, texts.deal);
  const changes = textsUnder(options, texts.changes);
  const payments = textsUnder(options, texts.payments);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and keys scroll what has the focus.
    <article class="our-sheet card padded ink" aria-labelledby="our-sheet" tabIndex={0}>
      <h2 class="text-l" id="our-sheet">
        {say('ours.sheet', { rules: say(`rules.${rules}.title`) })}
      </h2>
      <div class="our-parts" style={`--fit: ${fitOf(props, [...deal, ...changes, ...payments])}`}>
        <Agreed {...props} />
        <Lines title={say('summary.part.deal')} lines={deal} />
        <PointRows {...{ rules, texts, under, say }} />
        <Lines title={say('ours.sheet.changes')} lines={changes} />
        <Lines title={say('summary.part.payments')} lines={payments} />
        {!worths && <Examples {...{ under, locale, say }} />}
      </div>
      {worths && <WorthTable table={worths} {...{ rules, locale, say }} />}
      <p class="text-xs soft">{addressOf(address)}</p>
    </article>
  );
}

/** Every agreement, and which of them are not the usual ones. */
const Agreed = ({ offered, agreed, say }: SheetProps) => (
  <section class="air-below">
    <h3 class="text-m text-seal">{say('ours.sheet.agreed')}</h3>
    <ul class="column gap-1 plain-list">
      {offered.agreements.map(({ name, label, usual, choices }) => {
        const at = agreed[name] ?? usual;
        const text = say('book.sheet.agreed', { label, value: choices[at]?.label ?? '' });
        return <li key={name}>{at === usual ? text : <strong>{text}</strong>}</li>;
      })}
    </ul>
    <p class="soft text-s">{say('ours.sheet.bold')}</p>
  </section>
);

interface LinesProps {
  readonly title: string;
  readonly lines: readonly string[];
}

const Lines = ({ title, lines }: LinesProps) =>
  lines.length > 0 ? (
    <section class="air-below">
      <h3 class="text-m text-seal">{title}</h3>
      <ul class="column gap-1 plain-list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  ) : null;

/** Worth something under every rule set that pays for points as they are. */
const EXAMPLE = 32;

/** What one hand brings, by who let the tile go. */
const Examples = ({ under, locale, say }: Pick<SheetProps, 'under' | 'locale' | 'say'>) => (
  <table class="point-table full-width figure-line">
    <caption>{say('ours.example', { n: EXAMPLE })}</caption>
    <thead>
      <tr class="line-below">
        <td />
        {WINDS.map((wind) => (
          <th key={wind} scope="col">
            {say(`wind.${wind}`)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {exampleSettlements(under, EXAMPLE).map(({ winner, from, payments }) => (
        <tr key={`${winner}${from}`} class="line-below">
          <th scope="row">
            {from === null
              ? say('ours.example.drawn', { winner: playerFirst(say, winner) })
              : say('ours.example.won', {
                  winner: playerFirst(say, winner),
                  giver: playerInText(say, 'to', from),
                })}
          </th>
          {WINDS.map((wind) => (
            <td key={wind} class="one-line">
              {gain(locale, payments[wind], 'points')}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
