import { useMemo } from 'preact/hooks';
import { type SettleSide, standingOf, type Texts } from '../../../engine/drills.ts';
import type { Accepted } from '../../../engine/hand.ts';
import type { Hand } from '../../../engine/notation.ts';
import { itemName } from '../../../i18n/score-names.ts';
import type { Say, Voice } from '../../../i18n/speak.ts';
import { tilesName } from '../../../i18n/tile-names.ts';
import { AcceptedTiles } from './AcceptedTiles.tsx';
import { capitalised, SHAPE_WORDS } from './headline.ts';

interface StandingProps extends Voice {
  readonly side: SettleSide;
  readonly hand: Hand;
  readonly texts: Texts;
}

type Stands = NonNullable<ReturnType<typeof standingOf>>;

const WAYS_TO_WIN = [
  ['any', 'tally.completes.any'],
  ['drawn', 'tally.completes.drawn'],
  ['none', 'tally.completes.none'],
] as const;

/** What completes a hand that has not won, or brings it nearer, under the rules chosen. */
export function Standing({ side, hand, texts, locale, say }: StandingProps) {
  const standing = useMemo(() => standingOf(side, hand, texts), [side, hand, texts]);
  if (!standing) return null;
  const rows: readonly (readonly [string, readonly Accepted[]])[] = [
    ...WAYS_TO_WIN.map(([way, word]) => [say(word), standing.waits[way]] as const),
    [say('analyse.acceptance'), standing.accepts],
  ];
  return (
    <section class="scorer-standing" aria-label={say('tally.completes')}>
      <p>
        {standing.distance > 0
          ? say('analyse.away', { n: standing.distance })
          : say('tally.completes')}
      </p>
      {rows
        .filter(([, accepts]) => accepts.length > 0)
        .map(([label, accepts]) => (
          <Tiles key={label} label={label} accepts={accepts} locale={locale} say={say} />
        ))}
      <Shapes rules={side.kit.id} shapes={standing.shapes} say={say} />
    </section>
  );
}

const Tiles = ({
  label,
  accepts,
  locale,
  say,
}: Voice & { readonly label: string; readonly accepts: readonly Accepted[] }) => (
  <p class="analyser-accepted">
    <span class="question-note">{label}</span>
    <AcceptedTiles accepts={accepts} say={say} />
    <span class="visually-hidden">
      {tilesName(
        say,
        locale,
        accepts.map(({ tile }) => tile),
      )}
    </span>
  </p>
);

function Shapes({
  rules,
  shapes,
  say,
}: {
  readonly rules: string;
  readonly shapes: Stands['shapes'];
  readonly say: Say;
}) {
  const rows = shapes.flatMap(({ shape, isItem, distance }) => {
    if (isItem) return [{ name: itemName(say, rules, shape), distance }];
    const words = SHAPE_WORDS[shape];
    return words ? [{ name: capitalised(say(words)), distance }] : [];
  });
  if (!shapes.some(({ isItem }) => isItem)) return null;
  return (
    <dl class="analyser-shapes" aria-label={say('analyse.distances')}>
      {rows.map(({ name, distance }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {distance > 0
              ? say('analyse.distance.away', { n: distance })
              : say('analyse.distance.ready')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
