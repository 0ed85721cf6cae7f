import type { ScoreLine, Step } from '../../engine/index.ts';
import type { Locale } from '../../i18n/locales.ts';
import { itemName, placeOfRule, reasonName, type SheetRules } from '../../i18n/score-names.ts';
import type { Say } from '../../i18n/speak.ts';
import { type GoingOut, type Sheet, stepsOf } from '../../stores/score-sheet.ts';
import { TileRow } from '../tiles/TileRow.tsx';
import './score-sheet.css';

interface ScoreSheetProps {
  readonly sheet: Sheet;
  readonly locale: Locale;
  readonly say: Say;
  /** How many of its lines and steps are open to view; all of them unless told. */
  readonly shown?: number;
}

/** A score, line by line: the tiles, the paragraph, what they bring, and what it all comes to. */
export function ScoreSheet({ sheet, locale, say, shown = stepsOf(sheet) }: ScoreSheetProps) {
  const { rules, lines, steps, struck, goingOut } = sheet;
  const open = Math.max(0, shown - lines.length);
  return (
    <div class="sheet">
      <ol class="sheet-lines">
        {lines.slice(0, shown).map((line, at) => (
          <Line key={`${at}${line.item}`} line={line} sheet={sheet} say={say} />
        ))}
      </ol>
      {open > 0 && (
        <div class="sheet-sum">
          {steps.slice(0, open).map((step) => (
            <p key={step.kind}>{stepText(step, locale, say)}</p>
          ))}
        </div>
      )}
      {shown >= stepsOf(sheet) && goingOut && (
        <p class="sheet-going-out" data-enough={String(goingOut.enough)}>
          {goingOutText(goingOut, say)}
        </p>
      )}
      {shown >= stepsOf(sheet) && struck.length > 0 && (
        <Struck struck={struck} rules={rules} say={say} />
      )}
    </div>
  );
}

interface LineProps {
  readonly line: ScoreLine;
  readonly sheet: Sheet;
  readonly say: Say;
}

function Line({ line, sheet: { rules, completed, last }, say }: LineProps) {
  const lastIn = ({ place, tiles }: ScoreLine['groups'][number]): number | undefined =>
    place === completed && last !== undefined ? tiles.lastIndexOf(last) : undefined;
  return (
    <li class="sheet-line">
      <span class="sheet-name">
        {itemName(say, rules, line.item)}{' '}
        <span class="sheet-place">{placeOfRule(say, line.rule)}</span>
      </span>
      {line.groups.length > 0 && (
        <span class="sheet-tiles">
          {line.groups.map((group) => (
            <TileRow
              key={group.place}
              tiles={group.tiles}
              say={say}
              size="small"
              winning={lastIn(group)}
            />
          ))}
        </span>
      )}
      <span class="sheet-value">{valueText(line, say)}</span>
    </li>
  );
}

const TWICE = ' × 2';

/** What a line brings: its points, its doublings, or the limit. */
function valueText({ value }: ScoreLine, say: Say): string {
  const { points = 0, doubles = 0, limit } = value;
  if (limit !== undefined) return say('sheet.limit');
  if (doubles === 0) return String(points);
  return points > 0 ? `${points} ·${TWICE.repeat(doubles)}` : TWICE.repeat(doubles).trim();
}

/** The arithmetic as the book writes it, `38 × 2 × 2 = 152`. */
function stepText(step: Step, locale: Locale, say: Say): string {
  const figure = (value: number): string => value.toLocaleString(locale);
  if (step.kind === 'limit') return say('sheet.atLimit', { n: step.result });
  if (step.kind === 'cap') return say('sheet.capped', { of: step.of, n: step.result });
  if (step.kind === 'double') {
    return `${figure(step.base)}${TWICE.repeat(step.times)} = ${figure(step.result)}`;
  }
  return step.terms.length > 1
    ? `${step.terms.map(figure).join(' + ')} = ${figure(step.result)}`
    : say('sheet.points', { n: step.result });
}

/** Whether the hand may go out; the flowers do not help. */
function goingOutText({ points, flowers, least, enough }: GoingOut, say: Say): string {
  if (flowers) {
    return say(enough ? 'sheet.enough.flowers' : 'sheet.short.flowers', { n: points, least });
  }
  return say(enough ? 'sheet.enough' : 'sheet.short', { least });
}

interface StruckProps {
  readonly rules: SheetRules;
  readonly struck: readonly ScoreLine[];
  readonly say: Say;
}

/** What was found and does not count, each with the reason. */
const Struck = ({ struck, rules, say }: StruckProps) => (
  <details class="sheet-struck">
    <summary>{say('sheet.struck')}</summary>
    <ul>
      {struck.map((line, at) => (
        <li key={`${at}${line.item}`}>
          <s>{`${itemName(say, rules, line.item)}, ${valueText(line, say)}`}</s>
          {line.suppressedBy && ` · ${reasonName(say, { rules, ...line.suppressedBy })}`}
        </li>
      ))}
    </ul>
  </details>
);
