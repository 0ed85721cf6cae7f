import { useRef } from 'preact/hooks';
import {
  type GoingOut,
  type ScoreLine,
  type Sheet,
  type Step,
  sheetSteps,
} from '../../engine/scoring.ts';
import { placeName } from '../../i18n/hand/place-name.ts';
import { tileName } from '../../i18n/hand/tile-names.ts';
import type { Locale } from '../../i18n/locales.ts';
import { itemName } from '../../i18n/scores/score-names.ts';
import { doubledText, reasonName, valueText } from '../../i18n/scores/value-names.ts';
import { listText, openKey, type Say, type Voice } from '../../i18n/speak.ts';
import { TileRow } from '../tiles/TileRow.tsx';
import { EditionNote } from './EditionNote.tsx';
import './score-sheet.css';

interface ScoreSheetProps extends Voice {
  readonly sheet: Sheet;
  readonly shown?: number;
  /** Where another edition of the rules can be taken in place. */
  readonly onEdition?: (edition: string) => void;
}

/** How many lines stood there before those that came last. */
function usePreviousCount(shown: number): number {
  const counts = useRef({ before: 0, now: 0 });
  if (counts.current.now !== shown) counts.current = { before: counts.current.now, now: shown };
  return counts.current.before;
}

/** Lines that come together appear one after another. */
const inTurn = (at: number): { readonly '--turn': number } => ({ '--turn': Math.max(0, at) });

export function ScoreSheet({
  sheet,
  locale,
  say,
  shown = sheetSteps(sheet),
  onEdition,
}: ScoreSheetProps) {
  const { rules, lines, steps, suppressed, goingOut, lack, uncounted, edition } = sheet;
  const open = Math.max(0, shown - lines.length);
  const before = usePreviousCount(shown);
  return (
    <div class="sheet grid gap-2 figure-line">
      <ol class="sheet-lines line-above plain-list">
        {lines.slice(0, shown).map((line, at) => (
          <Line key={`${at}${line.item}`} {...{ line, sheet, locale, say }} turn={at - before} />
        ))}
      </ol>
      {open > 0 && (
        <div class="sheet-sum grid text-l">
          {steps.slice(0, open).map((step, at) => (
            <p key={`${at}${step.kind}`} style={inTurn(lines.length + at - before)}>
              {stepText(step, rules, locale, say)}
            </p>
          ))}
        </div>
      )}
      {shown >= sheetSteps(sheet) && uncounted && (
        <div class="sheet-sum grid text-l">
          <p>{say('sheet.uncounted')}</p>
        </div>
      )}
      {shown >= sheetSteps(sheet) && goingOut && (
        <p class="sheet-going-out text-s" data-enough={String(goingOut.enough)}>
          {goingOutText(goingOut, say)}
        </p>
      )}
      {shown >= sheetSteps(sheet) && lack === 'no-yaku' && (
        <p class="sheet-going-out text-s" data-enough="false">
          {say('sheet.noYaku')}
        </p>
      )}
      {shown >= sheetSteps(sheet) && edition && (
        <EditionNote {...{ rules, edition, locale, say }} onPick={onEdition} />
      )}
      {shown >= sheetSteps(sheet) && suppressed.length > 0 && (
        <Suppressed lines={suppressed} rules={rules} say={say} />
      )}
    </div>
  );
}

interface LineProps extends Voice {
  readonly line: ScoreLine;
  readonly sheet: Sheet;
  readonly turn: number;
}

function Line({ line, sheet, turn, locale, say }: LineProps) {
  const { rules, steps, completed, last } = sheet;
  const named = line.value.limit === undefined ? undefined : limitName(steps, rules, say);
  const lastIn = ({ place, tiles }: ScoreLine['groups'][number]): number | undefined =>
    place === completed && last !== undefined ? tiles.lastIndexOf(last) : undefined;
  return (
    <li class="sheet-line grid touch line-below" style={inTurn(turn)}>
      <span class="sheet-name text-s">
        {itemName(say, rules, line.item)}{' '}
        <span class="sheet-place one-line soft">{placeName(say, line.place)}</span>
      </span>
      {line.groups.length > 0 && (
        <span class="sheet-tiles cluster">
          {line.groups.map((group) => (
            <TileRow
              key={group.place}
              tiles={group.tiles}
              say={say}
              size="small"
              label={listText(
                locale,
                group.tiles.map((tile) => tileName(say, tile)),
              )}
              winning={lastIn(group)}
            />
          ))}
        </span>
      )}
      <span class="sheet-value bold one-line">{named ?? valueText(say, line.value)}</span>
    </li>
  );
}

/** The arithmetic as the book writes it, `38 × 2 × 2 = 152`. */
function stepText(step: Step, rules: Sheet['rules'], locale: Locale, say: Say): string {
  const figure = (value: number): string => value.toLocaleString(locale);
  const worth = (value: number, unit: 'han' | 'fu' | undefined): string =>
    unit === undefined ? figure(value) : say(`sheet.${unit}`, { n: value });
  if (step.kind === 'limit') return limitText(step, rules, figure, say);
  if (step.kind === 'round') {
    return say('sheet.rounded', { of: worth(step.of, step.unit), n: step.result });
  }
  if (step.kind === 'payment') {
    const exact = step.base * step.times;
    const sum = `${figure(step.base)} × ${step.times} = ${figure(exact)}`;
    return say(`sheet.pays.${step.payer}`, {
      sum: exact === step.result ? sum : say('sheet.rounded', { of: sum, n: step.result }),
    });
  }
  if (step.kind === 'cap') return say('sheet.capped', { of: step.of, n: step.result });
  if (step.kind === 'double') {
    return `${doubledText(figure(step.base), step.times)} = ${figure(step.result)}`;
  }
  return step.terms.length > 1
    ? `${step.terms.map(figure).join(' + ')} = ${worth(step.result, step.unit)}`
    : say(`sheet.${step.unit ?? 'points'}`, { n: step.result });
}

type Limit = Extract<Step, { kind: 'limit' }>;

/** What the limit is called that a row is worth, where its rule set names several. */
function limitName(steps: readonly Step[], rules: Sheet['rules'], say: Say): string | undefined {
  const limit = steps.find((step): step is Limit => step.kind === 'limit');
  return limit?.name && say(openKey(`${rules}.limit.${limit.name}`));
}

/** By the name of the limit, where its rule set has several: `Mangan: 2,000`. */
function limitText(
  { result, name, times = 1 }: Limit,
  rules: Sheet['rules'],
  figure: (value: number) => string,
  say: Say,
): string {
  if (name === undefined) return say('sheet.atLimit', { n: result });
  const limit = say(openKey(`${rules}.limit.${name}`));
  const called = times > 1 ? `${times} × ${limit}` : limit;
  return say('sheet.limitNamed', { limit: called, n: figure(result) });
}

function goingOutText({ points, flowers, least, enough }: GoingOut, say: Say): string {
  if (flowers) {
    return say(enough ? 'sheet.enough.flowers' : 'sheet.short.flowers', { n: points, least });
  }
  return say(enough ? 'sheet.enough' : 'sheet.short', { least });
}

interface SuppressedProps {
  readonly rules: Sheet['rules'];
  readonly lines: readonly ScoreLine[];
  readonly say: Say;
}

const Suppressed = ({ lines, rules, say }: SuppressedProps) => (
  <details class="sheet-struck text-s soft">
    <summary class="row touch">{say('sheet.struck')}</summary>
    <ul>
      {lines.map((line, at) => (
        <li key={`${at}${line.item}`}>
          <s>{`${itemName(say, rules, line.item)}, ${valueText(say, line.value)}`}</s>
          {line.suppressedBy && ` · ${reasonName(say, rules, line.suppressedBy)}`}
        </li>
      ))}
    </ul>
  </details>
);
