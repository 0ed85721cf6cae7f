/** A finished hand begun again: by each kind of partner, and by the reader, from any seat and under any rules. */
import { useMemo, useState } from 'preact/hooks';
import type { Level } from '../../engine/judge.ts';
import { WINDS, type Wind } from '../../engine/notation.ts';
import type { TableNews } from '../../engine/open-table.ts';
import { PLAYABLE_RULES, type PlayableRules } from '../../engine/scoring.ts';
import { gain } from '../../i18n/money.ts';
import { rulesName } from '../../i18n/rules-name.ts';
import type { Voice } from '../../i18n/speak.ts';
import { resultText } from '../../i18n/table/play-words.ts';
import { ownResults } from '../../stores/table/look-back.ts';
import { Button } from '../parts/Button.tsx';
import { BIRDS } from './Bird.tsx';
import type { PlayFrom } from './ChoiceAgain.tsx';
import { LookBackState } from './LookBackState.tsx';
import { useLookBack } from './use-look-back.ts';

interface SameWallProps extends Voice, PlayFrom {
  readonly news: TableNews;
}

/** Where the hand is begun, and under which rules. */
interface Beginning {
  readonly seat: Wind;
  readonly rules: PlayableRules;
}

const isSame = (one: Beginning, other: Beginning): boolean =>
  one.seat === other.seat && one.rules === other.rules;

export function SameWall(props: SameWallProps) {
  const { news, say } = props;
  const own = { seat: news.you, rules: news.rules as PlayableRules };
  const [wished, setWished] = useState<Beginning>(own);
  const [begun, setBegun] = useState<readonly Beginning[]>([]);
  const isThere = begun.some((one) => isSame(one, wished));
  return (
    <section class="grid gap-2" aria-label={say('counsel.wall')}>
      <p>{say('counsel.wall.text')}</p>
      <p class="row cluster gap-2 items-end">
        <Choice
          label={say('counsel.wall.seat')}
          ids={WINDS}
          chosen={wished.seat}
          nameOf={(seat) => say(`wind.${seat}`)}
          onChoose={(seat) => setWished({ ...wished, seat })}
        />
        <Choice
          label={say('counsel.wall.rules')}
          ids={PLAYABLE_RULES}
          chosen={wished.rules}
          nameOf={(rules) => rulesName(say, rules)}
          onChoose={(rules) => setWished({ ...wished, rules })}
        />
        <Button aria-disabled={isThere} onClick={() => !isThere && setBegun([...begun, wished])}>
          {say('counsel.wall.play')}
        </Button>
      </p>
      {wished.rules !== own.rules && <p class="text-s soft">{say('counsel.wall.tiles')}</p>}
      <div class="grid-auto gap-4">
        {begun.map((beginning) => (
          <Results key={`${beginning.seat}${beginning.rules}`} {...props} {...beginning} />
        ))}
      </div>
    </section>
  );
}

interface ChoiceProps<Id extends string> {
  readonly label: string;
  readonly ids: readonly Id[];
  readonly chosen: Id;
  readonly nameOf: (id: Id) => string;
  readonly onChoose: (id: Id) => void;
}

const Choice = <Id extends string>({ label, ids, chosen, nameOf, onChoose }: ChoiceProps<Id>) => (
  <label class="grid gap-1 sans text-s">
    <span class="soft">{label}</span>
    <select
      class="touch"
      value={chosen}
      onChange={({ currentTarget }) => {
        const id = ids.find((known) => known === currentTarget.value);
        if (id) onChoose(id);
      }}
    >
      {ids.map((id) => (
        <option key={id} value={id}>
          {nameOf(id)}
        </option>
      ))}
    </select>
  </label>
);

/** What the reader and each kind of partner made of it. */
function Results({ news, seat, rules, onPlayFrom, locale, say }: SameWallProps & Beginning) {
  const { kept } = news;
  const call = useMemo(
    () => ({ task: 'same-wall', kept, seat, rules }) as const,
    [kept, seat, rules],
  );
  const { news: found, ...state } = useLookBack(call);
  const played = found?.sameWall;
  const isOwn = isSame({ seat, rules }, { seat: news.you, rules: news.rules as PlayableRules });
  // A game that goes on is left for no other seat and no other rules.
  const canPlay = isOwn || kept.until === 'hand' || news.finished?.next.isOver;
  const own = ownResults(news).filter((one) => isSame(one as Beginning, { seat, rules }));
  return (
    <div class="grid gap-2 pack-top">
      <LookBackState {...{ ...state, say }} />
      {played && (
        <div class="scroll">
          <table class="same-wall sans text-s full-width">
            <caption>
              {rulesName(say, rules)}, {say(`wind.${seat}`)}
            </caption>
            <thead>
              <tr>
                {(['who', 'end', 'gain'] as const).map((part) => (
                  <th scope="col" key={part}>
                    {say(`counsel.wall.${part}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {own.map((row, at) => (
                <Row key={at} {...row} {...{ locale, say, seat }} />
              ))}
              {played.results.map((row) => (
                <Row key={row.level} {...row} {...{ locale, say, seat }} money={played.money} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {played && canPlay && onPlayFrom && (
        <p>
          <Button onClick={() => void onPlayFrom(played.start)}>{say('counsel.wall.again')}</Button>
        </p>
      )}
    </div>
  );
}

type End = Parameters<typeof resultText>[0];

interface RowProps extends Voice, End, Pick<TableNews, 'money'> {
  readonly seat: Wind;
  /** Absent for the reader. */
  readonly level?: Level;
  readonly gain: number;
}

const Row = ({ level, seat, money, gain: amount, locale, say, ...end }: RowProps) => (
  <tr>
    <th scope="row">{say(level ? `play.bird.${BIRDS[level]}` : 'play.bird.you')}</th>
    <td>{resultText(end, seat, say)}</td>
    <td class="figure-line">{gain(locale, amount, money)}</td>
  </tr>
);
