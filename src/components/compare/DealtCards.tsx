/** The best discards rule set by rule set, what the hand is near to, and why they part. */
import type { DiscardsUnder } from '../../engine/compare.ts';
import { tilesName } from '../../i18n/hand/tile-names.ts';
import type { Locale } from '../../i18n/locales.ts';
import { itemName } from '../../i18n/scores/score-names.ts';
import { listText, type Say, type Voice } from '../../i18n/speak.ts';
import { TileRow } from '../tiles/TileRow.tsx';
import { shapeName } from '../tools/analyser/headline.ts';
import { partings } from './partings.ts';

interface DealtCardsProps extends Voice {
  readonly each: readonly DiscardsUnder[];
  /** Where the entries of a rule set stand. */
  readonly rules: Readonly<Record<string, string>>;
}

export const DealtCards = ({ each, ...speaking }: DealtCardsProps) => (
  <>
    <Partings each={each} {...speaking} />
    <div class="compare-cards grid gap-4">
      {each.map((under) => (
        <DealtCard key={under.rules} under={under} {...speaking} />
      ))}
    </div>
  </>
);

type CardProps = Omit<DealtCardsProps, 'each'> & { readonly under: DiscardsUnder };

function DealtCard({ under, locale, rules, say }: CardProps) {
  const [best] = under.options;
  return (
    <section class="compare-card card column gap-2 sans text-s">
      <h2 class="text-l">{say(`source.${under.rules}`)}</h2>
      {!best && <p>{say('lens.unknownMeld')}</p>}
      {best && under.aims[0]?.distance === -1 && <p>{say('dealt.complete')}</p>}
      {best && (
        <>
          <p class="dealt-best">
            <span class="visually-hidden">
              {say('dealt.best', {
                ...{ n: under.answers.length, tiles: tilesName(say, locale, under.answers) },
              })}
            </span>
            <span aria-hidden="true">
              <TileRow tiles={under.answers} say={say} />
            </span>
          </p>
          <p>
            {say(best.distance <= 0 ? 'dealt.ready' : 'dealt.away', { n: best.distance })}{' '}
            {say('dealt.accepts', { n: best.count })}
          </p>
          {best.accepts.length <= MOST_SHOWN && (
            <p class="dealt-accepts">
              <TileRow tiles={best.accepts.map(({ tile }) => tile)} say={say} />
            </p>
          )}
          {best.wins && <p>{say(`dealt.wins.${best.wins}`)}</p>}
          <Aims under={under} say={say} />
          <Obligations under={under} href={rules[under.rules]} say={say} />
        </>
      )}
    </section>
  );
}

const MOST_SHOWN = 12;
const MOST_ROWS = 5;

interface Near {
  readonly name: string;
  readonly distance: number;
}

/** The shapes that it is nearest to, and the rows of the table that the tiles may come to. */
function Aims({ under: { rules, aims, reach = [] }, say }: Pick<CardProps, 'under' | 'say'>) {
  const shapes = aims.map(({ shape, distance }) => ({
    name: shapeName(say, rules, shape),
    distance,
  }));
  const rows = reach
    .slice(0, MOST_ROWS)
    .map(({ id, distance }) => ({ name: itemName(say, rules, id), distance }));
  return (
    <dl class="dealt-aims">
      <dt class="soft">{say('dealt.aims')}</dt>
      <NearTo near={shapes} say={say} />
      {rows.length > 0 && <dt class="soft">{say('dealt.reach')}</dt>}
      <NearTo near={rows} say={say} />
    </dl>
  );
}

/** Those that are as near in one line. */
const NearTo = ({ near, say }: Pick<CardProps, 'say'> & { readonly near: readonly Near[] }) => (
  <>
    {[...Map.groupBy(near, ({ distance }) => distance)].map(([distance, alike]) => (
      <dd key={distance}>
        {distanceText(say, distance)} {alike.map(({ name }) => name).join(' · ')}
      </dd>
    ))}
  </>
);

function distanceText(say: Say, distance: number): string {
  if (distance < 0) return say('dealt.there');
  return distance === 0 ? say('dealt.oneShort') : say('dealt.short', { n: distance });
}

interface ObligationsProps extends Pick<CardProps, 'under' | 'say'> {
  readonly href: string | undefined;
}

/** What a win asks beyond the tiles, with its entry in the register. */
function Obligations({ under: { asks, bars }, href, say }: ObligationsProps) {
  const anchorOf = (rule: string): string => rule.slice(rule.indexOf('.') + 1);
  if (!asks && !bars) return <p class="dealt-asks plain-list">{say('dealt.asks.nothing')}</p>;
  return (
    <ul class="dealt-asks plain-list">
      {asks && (
        <li>
          <a class="inline-row touch" href={`${href}#${anchorOf(asks.rule)}`}>
            {asks.points === undefined
              ? say('dealt.asks.role')
              : say('dealt.asks.points', { n: asks.points })}
          </a>
        </li>
      )}
      {bars && (
        <li>
          <a class="inline-row touch" href={`${href}#${anchorOf(bars)}`}>
            {say('dealt.asks.own')}
          </a>
        </li>
      )}
    </ul>
  );
}

/** Who agrees with whom, and what parts them. */
function Partings({ each, locale, say }: Omit<DealtCardsProps, 'rules'>) {
  const { sides, reasons } = partings(each);
  if (sides.length < 2) {
    return (
      <p class="dealt-partings" role="status">
        {say('dealt.agree')}
      </p>
    );
  }
  return (
    <div class="dealt-partings" role="status">
      <p class="bold">{say('dealt.part', { n: sides.length })}</p>
      <ul class="plain-list">
        {sides.map(({ answers, rules }) => (
          <li key={rules[0]}>
            {say('dealt.side', {
              rules: listText(
                locale,
                rules.map((id) => say(`source.${id}`)),
              ),
              tiles: tilesName(say, locale, answers),
            })}
          </li>
        ))}
        {reasonTexts(say, locale, reasons).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

/** Shapes that go by one name are one. */
function reasonTexts(
  say: Say,
  locale: Locale,
  reasons: ReturnType<typeof partings>['reasons'],
): readonly string[] {
  const named = reasons.map(({ kind, rules, shape }) => ({
    kind,
    rules,
    shape: shape === undefined ? '' : shapeName(say, rules[0], shape),
  }));
  return [...Map.groupBy(named, ({ kind, shape }) => kind + shape).values()].map((alike) => {
    const [{ kind, shape } = { kind: 'tiles' as const, shape: '' }] = alike;
    const names = alike.flatMap(({ rules }) => rules.map((id) => say(`source.${id}`)));
    return say(`dealt.why.${kind}`, { shape, rules: listText(locale, names) });
  });
}
