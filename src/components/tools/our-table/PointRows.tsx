/** The table of points under what is agreed on: a heading, then a line a row. */
import { pointGroups } from '../../../course/points-table.ts';
import { type SheetTexts, textUnder } from '../../../course/sheet-texts.ts';
import type { AgreedRules, PlayableRules } from '../../../engine/scoring.ts';
import { itemName } from '../../../i18n/scores/score-names.ts';
import { valueName, valueText } from '../../../i18n/scores/value-names.ts';
import type { Say } from '../../../i18n/speak.ts';

interface PointRowsProps {
  readonly rules: PlayableRules;
  readonly texts: SheetTexts;
  readonly under: AgreedRules;
  readonly say: Say;
}

type Group = ReturnType<typeof pointGroups<string>>[number];

export function PointRows({ rules, texts, under, say }: PointRowsProps) {
  const title = say('points.title');
  if (under.uncounted !== undefined) {
    return (
      <section class="air-below">
        <h3 class="text-m text-seal">{title}</h3>
        <p>{say('ours.sheet.uncounted')}</p>
      </section>
    );
  }
  const groups = pointGroups(under.items, texts.headings);
  return (
    <>
      {groups.map((group, at) => (
        <section key={at} class="air-below">
          {at === 0 && <h3 class="text-m text-seal">{title}</h3>}
          {at === 0 && texts.note !== undefined && <p class="soft">{texts.note}</p>}
          <GroupRows {...{ group, rules, texts, under, say }} />
        </section>
      ))}
    </>
  );
}

/** A longer table may go on in the next column. */
const LONG = 14;

/** Of a row, or of that of the exposed and that of the concealed group, `2 / 4`. */
function GroupRows({
  group,
  rules,
  texts,
  under,
  say,
}: PointRowsProps & { readonly group: Group }) {
  const { title, value, lines } = group;
  const isPaired = lines.some(({ items }) => items.length > 1);
  const hasValues =
    value === undefined && !lines.every(({ items }) => items.every((one) => one.value.limit));
  const heading = title ?? (value ? valueName(say, value) : '');
  return (
    <table class="point-table full-width lining" data-long={lines.length > LONG ? '' : undefined}>
      <caption class="medium">
        {isPaired ? `${heading} (${say('points.exposed')} / ${say('points.concealed')})` : heading}
      </caption>
      <tbody>
        {lines.map(({ key, items }) => {
          const { name, asks } = texts.rows[key] ?? {};
          const asked = asks && textUnder(under.options, asks);
          return (
            <tr key={key}>
              <th scope="row">
                {name ?? itemName(say, rules, key)}
                {asked && <span class="soft">{` – ${asked}`}</span>}
              </th>
              {hasValues && (
                <td class="one-line">
                  {items.map((item) => valueText(say, item.value)).join(' / ')}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
