/** A game from elsewhere: its text or file, whose seat, and each of its hands looked back on. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { SEATS } from '../../engine/notation.ts';
import type { OutsideGame as Game, LogError, OutsideHandError } from '../../engine/outside-game.ts';
import type { Locale } from '../../i18n/locales.ts';
import { gain } from '../../i18n/money.ts';
import type { Say, Voice } from '../../i18n/speak.ts';
import { createOutsideGames, type OutsideGames } from '../../stores/table/outside-game.ts';
import { FileButton } from '../parts/FileButton.tsx';
import { Fold } from '../parts/Fold.tsx';
import { useLater } from '../parts/use-later.ts';
import { useSay } from '../parts/use-say.ts';
import { useStore } from '../parts/use-store.ts';
import { outsideCaller } from './at-page.ts';
import type { OutsideHandProps } from './OutsideHand.tsx';

interface OutsideGameProps {
  readonly locale: Locale;
  /** The address of the table. */
  readonly play: string;
}

export function OutsideGame({ locale, play }: OutsideGameProps) {
  const say = useSay(locale);
  const games = useMemo(() => createOutsideGames(outsideCaller()), []);
  const { game, error, isReading, hasFailed } = useStore(games.$state);
  const [text, setText] = useState('');
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <div class="outside-game grid gap-4" data-ready={isReady ? '' : undefined}>
      <GameForm {...{ text, setText, say }} onRead={(read) => void games.read(read)} />
      <div role="status">
        {isReading && <p>{say('outside.reading')}</p>}
        {hasFailed && <p class="alert">{say('outside.failed')}</p>}
        {error && <p class="alert">{errorText(error, say)}</p>}
      </div>
      {game && <Hands {...{ game, games, play, locale, say }} />}
    </div>
  );
}

const FORMS = '.json,.xml,.mjlog,.txt,.jsonl,.log,application/json,text/xml,text/plain';

interface GameFormProps {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly onRead: (text: string) => void;
  readonly say: Say;
}

function GameForm({ text, setText, onRead, say }: GameFormProps) {
  const open = async (file: File): Promise<void> => {
    const chosen = await file.text();
    setText(chosen);
    onRead(chosen);
  };
  return (
    <form
      class="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onRead(text);
      }}
    >
      <label class="grid gap-1">
        {say('outside.text')}
        <textarea
          class="card full-width"
          rows={6}
          spellcheck={false}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <p class="cluster gap-2">
        <button type="submit" class="button button--main" data-ready={text === '' ? undefined : ''}>
          {say('outside.read')}
        </button>
        <FileButton label={say('outside.file')} accept={FORMS} onFile={(file) => void open(file)} />
      </p>
    </form>
  );
}

function errorText(error: LogError, say: Say): string {
  switch (error.code) {
    case 'bad-entry':
      return say('outside.error.bad-entry', { entry: error.entry });
    case 'too-long':
      return say('outside.error.too-long', { most: error.most / 1_000_000 });
    default:
      return say(`outside.error.${error.code}`);
  }
}

/** Moves count from one for people. */
function handErrorText(error: OutsideHandError, say: Say): string {
  if ('move' in error && error.code !== 'unfinished') {
    const { move, rule = '' } = error;
    return say(rule === '' ? 'outside.error.move' : 'outside.error.rule', { nth: move + 1, rule });
  }
  switch (error.code) {
    case 'unfinished':
      return say('outside.error.unfinished');
    case 'not-the-set':
      return say('outside.error.bad-entry', { entry: error.tile });
    case 'bad-record':
      return say('outside.error.bad-entry', { entry: error.field });
    default:
      return errorText(error as LogError, say);
  }
}

/** A hand looked back on brings the whole table along. */
const loadHand = () => import('./OutsideHand.tsx');

interface HandsProps extends Voice {
  readonly game: Game;
  readonly games: OutsideGames;
  readonly play: string;
}

function Hands({ game, games, play, locale, say }: HandsProps) {
  const { player } = useStore(games.$state);
  const nameOf = (seat: number): string =>
    game.names[seat] || say('outside.player', { nth: seat + 1 });
  return (
    <>
      <fieldset class="cluster gap-3 sans text-s">
        <legend>{say('outside.whose')}</legend>
        {SEATS.map((seat) => (
          <label key={seat} class="row gap-2 touch">
            <input
              type="radio"
              name="player"
              checked={seat === player}
              onChange={() => games.lookFrom(seat)}
            />
            {nameOf(seat)}
          </label>
        ))}
      </fieldset>
      <ol class="outside-hands grid gap-2 plain-list">
        {game.hands.map((hand, at) => (
          <li key={at} class="line-below">
            {hand.ok ? (
              <HandFold hand={hand.value} {...{ player, nameOf, play, locale, say }} />
            ) : (
              <p class="alert">
                {say('outside.hand', { nth: at + 1 })} {handErrorText(hand.error, say)}
              </p>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

type Hand = Extract<Game['hands'][number], { readonly ok: true }>['value'];

function HandFold({ hand, player, nameOf, play, locale, say }: OutsideHandProps) {
  const shown = useLater(loadHand);
  const summary = (
    <span class="row gap-3">
      <span>{handName(hand, say)}</span>{' '}
      <strong class="figure-line">{gain(locale, hand.gains[player] ?? 0, 'points')}</strong>
    </span>
  );
  return (
    <Fold open={false} summary={summary}>
      {() =>
        shown ? (
          <shown.OutsideHand key={player} {...{ hand, player, nameOf, play, locale, say }} />
        ) : (
          <p role="status">{say('outside.reading')}</p>
        )
      }
    </Fold>
  );
}

/** The round, how often it has been repeated, and how it ended. */
function handName({ record, game }: Hand, say: Say): string {
  const { repeats } = game;
  const named = { round: say(`wind.${record.round}`), nth: game.starter + 1, n: repeats };
  return say(repeats > 0 ? 'outside.name.repeated' : 'outside.name', named);
}
