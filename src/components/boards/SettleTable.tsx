import { useState } from 'preact/hooks';
import type { Wind } from '../../engine/notation.ts';
import { inCounters, TRANSFER_KINDS } from '../../engine/scoring.ts';
import type { Locale } from '../../i18n/locales.ts';
import { figure, sumName } from '../../i18n/money.ts';
import { listText, type Say, type Voice } from '../../i18n/speak.ts';
import type { PayLine, SettleSeat, SettleView } from '../../stores/drafts/settle-view.ts';
import { type SeatNames, SeatSums } from './SeatSums.tsx';
import { rolesText } from './seat-roles.ts';
import { arrowBetween, HEIGHT, SEAT_RADIUS, SEATS, WIDTH } from './settle-lines.ts';

interface SettleTableProps extends Voice {
  readonly view: SettleView;
  readonly names: SeatNames;
  readonly nets?: boolean | undefined;
}

export function SettleTable({ view, names, locale, say, nets = true }: SettleTableProps) {
  const [active, setActive] = useState<number | undefined>(undefined);
  return (
    <div class="settle figure-line">
      <div class="settle-parts grid gap-4">
        <SettleDrawing {...{ view, names, locale, say, active }} />
        <div class="settle-sums grid gap-3">
          {TRANSFER_KINDS.map((kind) => {
            const rows = view.payments.flatMap((payment, at) =>
              payment.kind === kind ? [{ payment, at }] : [],
            );
            return (
              rows.length > 0 && (
                <section key={kind}>
                  <p class="settle-part sans text-xs soft">{partName(kind, rows, say)}</p>
                  <ul class="line-above plain-list">
                    {rows.map(({ payment, at }) => (
                      <li class="line-below" key={at}>
                        <button
                          type="button"
                          class="settle-row bare grid pack-middle full-width touch text-s"
                          aria-pressed={active === at}
                          onClick={() => setActive(active === at ? undefined : at)}
                        >
                          <span>{`${names[payment.from]} → ${names[payment.to]}`}</span>
                          <strong>
                            {sumName(say, locale, { amount: payment.amount, unit: view.unit })}
                          </strong>
                          {(payment.points !== payment.amount || payment.isRecounted) && (
                            <span>{sumText(payment, view, names, { locale, say })}</span>
                          )}
                          {view.counters.length > 0 && (
                            <span>{countersText(payment, view, locale, say)}</span>
                          )}
                        </button>
                      </li>
                    ))}
                  </ul>
                </section>
              )
            );
          })}
          {nets && <Nets {...{ view, names, locale, say }} />}
        </div>
      </div>
    </div>
  );
}

interface PaymentRow {
  readonly payment: PayLine;
  readonly at: number;
}

function partName(kind: PayLine['kind'], rows: readonly PaymentRow[], say: Say): string {
  const payees = new Set(rows.map(({ payment }) => payment.to));
  return kind === 'winner' && payees.size > 1 ? say('settle.to.winners') : say(`settle.to.${kind}`);
}

function countersText(
  { amount }: PayLine,
  { counters }: SettleView,
  locale: Locale,
  say: Say,
): string {
  const sticks = inCounters(amount, counters).map(({ points, count }) =>
    say('settle.stick', { n: count, points }),
  );
  return sticks.length > 0 ? say('settle.sticks', { sticks: listText(locale, sticks) }) : '';
}

function sumText(
  payment: PayLine,
  { unit }: Pick<SettleView, 'unit'>,
  names: SeatNames,
  { locale, say }: Voice,
): string {
  const { points, coefficient, cappedAt, compared, insteadOf } = payment;
  const result = points * coefficient;
  const written = (amount: number): string => figure(locale, amount, 'points');
  const full =
    unit === 'francs'
      ? say('settle.centimes', { points, n: coefficient, sum: result })
      : `${written(points)} × ${coefficient} = ${written(result)}`;
  const product = cappedAt === undefined ? full : say('settle.cut', { sum: full, n: cappedAt });
  const difference =
    compared && `${written(compared.more)} − ${written(compared.less)} = ${written(points)}`;
  if (difference && payment.isRecounted) return difference;
  const sum = difference ? `${difference} · ${product}` : product;
  return insteadOf ? say('settle.insteadOf', { sum, name: names[insteadOf] }) : sum;
}

const Nets = ({ view: { seats, unit }, names, locale, say }: SettleTableProps) => (
  <section>
    <p class="settle-part sans text-xs soft">{say('settle.net')}</p>
    <SeatSums {...{ seats, unit, names, locale }} />
  </section>
);

interface DrawingProps extends SettleTableProps {
  readonly active?: number | undefined;
}

interface Flow {
  readonly key: string;
  readonly from: Wind;
  readonly to: Wind;
  readonly amount: number;
  readonly toWinner: boolean;
  readonly at: readonly number[];
}

function flowsOf({ payments }: SettleView): readonly Flow[] {
  const flows = new Map<string, Flow>();
  payments.forEach(({ from, to, amount, kind }, at) => {
    const key = from + to;
    const before = flows.get(key);
    flows.set(key, {
      ...{ key, from, to, toWinner: kind !== 'losers' },
      amount: (before?.amount ?? 0) + amount,
      at: [...(before?.at ?? []), at],
    });
  });
  return [...flows.values()];
}

export function SettleDrawing({ view, names, locale, say, active }: DrawingProps) {
  const flows = flowsOf(view);
  const most = Math.max(0, ...flows.map(({ amount }) => amount));
  const payments = flows.map(({ from, to, amount }) =>
    say('settle.pays', {
      from: names[from],
      to: names[to],
      amount: sumName(say, locale, { amount, unit: view.unit }),
    }),
  );
  const label = say('settle.table', { payments: payments.join(' · ') });
  return (
    <svg
      class="settle-drawing full-width"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
    >
      {flows.map((flow) => (
        <FlowArrow
          key={flow.key}
          flow={flow}
          share={most > 0 ? flow.amount / most : 0}
          dimmed={active !== undefined && !flow.at.includes(active)}
          text={figure(locale, flow.amount, view.unit)}
        />
      ))}
      {view.seats.map((seat) => (
        <Seat key={seat.wind} rules={view.rules} seat={seat} name={names[seat.wind]} say={say} />
      ))}
    </svg>
  );
}

interface FlowArrowProps {
  readonly flow: Flow;
  readonly share: number;
  readonly dimmed: boolean;
  readonly text: string;
}

function FlowArrow({ flow, share, dimmed, text }: FlowArrowProps) {
  const { line, head, width, label } = arrowBetween(flow.from, flow.to, share);
  return (
    <g
      class="settle-arrow"
      data-to-winner={flow.toWinner ? '' : undefined}
      data-dimmed={dimmed ? '' : undefined}
    >
      <path class="settle-shaft" d={line} stroke-width={width} />
      <path class="settle-head" d={head} />
      <text class="bold" x={label.x} y={label.y} dy="0.35em">
        {text}
      </text>
    </g>
  );
}

interface SeatProps {
  readonly rules: SettleView['rules'];
  readonly seat: SettleSeat;
  readonly name: string;
  readonly say: Say;
}

/** In signs: on the sides there is less room before the arrows. */
const WIDE = 60;
const NARROW = 12;

/** Kept clear of the arrows: above West, below the others, anchored at the edge of the drawing. */
const ROLES_AT = {
  E: { x: SEATS.E.x, y: SEATS.E.y + SEAT_RADIUS + 16, anchor: 'middle', width: WIDE },
  S: { x: WIDTH - 2, y: SEATS.S.y + SEAT_RADIUS + 16, anchor: 'end', width: NARROW },
  W: { x: SEATS.W.x, y: SEATS.W.y - SEAT_RADIUS - 8, anchor: 'middle', width: WIDE },
  N: { x: 2, y: SEATS.N.y + SEAT_RADIUS + 16, anchor: 'start', width: NARROW },
} as const;

/** Whole words, as many on a line as have room. */
function linesOf(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last === undefined || longer.length > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** In signs: a longer name is set smaller, to stay in its circle. */
const LONG = 6;

function Seat({ rules, seat, name, say }: SeatProps) {
  const { x, y } = SEATS[seat.wind];
  const role = ROLES_AT[seat.wind];
  return (
    <g class="settle-seat" data-winner={seat.roles.some(isWinning) ? '' : undefined}>
      <circle cx={x} cy={y} r={SEAT_RADIUS} />
      <text
        class="settle-name bold"
        data-long={name.length > LONG ? '' : undefined}
        x={x}
        y={seat.points === undefined ? y : y - 6}
        dy="0.35em"
      >
        {name}
      </text>
      {seat.points !== undefined && (
        <text class="settle-points" x={x} y={y + 15} dy="0.35em">
          {seat.points}
        </text>
      )}
      <text class="settle-role" y={role.y} text-anchor={role.anchor}>
        {linesOf(rolesText(say, rules, seat.roles), role.width).map((line, at) => (
          <tspan key={at} x={role.x} dy={at > 0 ? '1.1em' : undefined}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

const isWinning = (role: SettleSeat['roles'][number]): boolean =>
  role === 'winner' || role === 'drew';
