import { useMemo, useState } from 'preact/hooks';
import type { LevelField, Refusal, TypesOf } from '../../../engine/drills.ts';
import { fail, ok } from '../../../engine/notation.ts';
import { echoed } from '../../../i18n/echoed.ts';
import { describeError } from '../../../i18n/errors.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { listed, type Say } from '../../../i18n/speak.ts';
import { groupName, tileName, tilesName } from '../../../i18n/tile-names.ts';
import { valueError } from '../../../i18n/value-error.ts';
import { mixName } from '../../../i18n/wait-words.ts';
import type { WordKey } from '../../../i18n/words/words.ts';
import { PACE_WORDS } from '../../answer/level-words.ts';
import { Stage } from '../../answer/Stage.tsx';
import { HandBoard } from '../../boards/HandBoard.tsx';
import { PickList } from '../../boards/PickList.tsx';
import { digitKeys } from '../../boards/use-keys.ts';
import { Tile } from '../../tiles/Tile.tsx';
import { Drill } from '../Drill.tsx';
import type { BoardProps, DrillProps, DrillView } from '../view.ts';
import '../../boards/board.css';

type NameWaitTypes = TypesOf<'name-wait'>;
type Draft = NameWaitTypes['answer'] | undefined;
type WaitKindProps = BoardProps<NameWaitTypes, Draft>;

const kindName = (say: Say, kind: string): string =>
  say(kind === 'several' ? 'waitKind.several' : (`wait.${kind}` as WordKey));

/** The way that is looked at once the answer is judged, and steps to the others. */
function useWay({ verdict }: WaitKindProps['state']) {
  const [looked, setLooked] = useState({ verdict, at: 0 });
  const ways = verdict?.ways ?? [];
  const count = Math.max(1, ways.length);
  const at = looked.verdict === verdict ? looked.at : 0;
  const step = (by: number): void => setLooked({ verdict, at: (at + by + count) % count });
  return { ways, at, way: ways[at], step };
}

/** A hand and a tile that completes it: the kinds to choose from, hints, and each way regrouped. */
function WaitKindBoard(props: WaitKindProps) {
  const { state, locale, say } = props;
  const { shown, draft, verdict } = state;
  const { ways, at, way, step } = useWay(state);
  const placing = way?.placing ?? shown.placing;
  const proof = useMemo(
    () => placing && { tile: shown.tile, placing, wins: true },
    [placing, shown.tile],
  );
  const melds = shown.melds.map((meld) => groupName(say, meld));
  const tiles = listed(locale, [tilesName(say, locale, shown.concealed), ...melds]);
  const label = say('waits.hand', { tiles });
  return (
    <Stage
      {...props}
      keys={(root) => ({
        ...digitKeys(root, '.line-button', (choice) => choice.click()),
        arrowleft: () => step(-1),
        arrowright: () => step(1),
      })}
      spoken={label}
      hand={
        <HandBoard
          held={shown.concealed}
          melds={shown.melds}
          label={label}
          say={say}
          proof={proof}
        />
      }
      ask={
        <>
          {say(shown.placing ? 'waitKind.askReading' : 'waitKind.ask', {
            tile: tileName(say, shown.tile),
          })}{' '}
          <Tile tile={shown.tile} say={say} silent size="small" />
        </>
      }
      answer={<KindChoice {...props} />}
      isReady={draft !== undefined}
      alert={say('waitKind.pickOne')}
      verdict={verdict && way && verdictText(say, { verdict, way, at })}
      hintText={(hints, step) => hintText(say, locale, hints, step)}
      actions={
        ways.length > 1 && (
          <button type="button" class="button" onClick={() => step(1)}>
            {say('waitKind.nextWay')}
          </button>
        )
      }
    />
  );
}

interface Looked {
  readonly verdict: NameWaitTypes['verdict'];
  /** The way that is looked at, and its place among the ways. */
  readonly way: NameWaitTypes['verdict']['ways'][number];
  readonly at: number;
}

function verdictText(say: Say, { verdict: { right, wanted, ways }, way, at }: Looked): string {
  const judged = say(right ? 'waitKind.right' : 'waitKind.wrong', { name: kindName(say, wanted) });
  const group = groupName(say, way.group);
  if (ways.length === 1) return `${judged} ${say('waitKind.way', { group })}`;
  const place = { at: at + 1, n: ways.length, name: kindName(say, way.kind) };
  return `${judged} ${say('waitKind.wayOf', { ...place, group })}`;
}

const KindChoice = ({ session, state: { shown, draft, verdict }, say }: WaitKindProps) => (
  <PickList
    label={say('waitKind.kinds')}
    ids={shown.names}
    chosen={draft}
    wanted={verdict?.wanted}
    nameOf={(name) => kindName(say, name)}
    onPick={(name) => session.edit(() => name)}
  />
);

function hintText(say: Say, locale: Locale, hints: NameWaitTypes['hints'], step: string): string {
  const { ways, answer } = hints;
  if (step === 'ways') return say('waitKind.hint.ways', { n: ways.length });
  if (step === 'answer') return say('waitKind.hint.answer', { name: kindName(say, answer) });
  const held = ways.map((way) => tilesName(say, locale, way.held));
  return say('waitKind.hint.held', { held: listed(locale, held) });
}

const showName = (say: Say, show: string): string =>
  say(show === 'reading' ? 'waitKind.show.reading' : 'waitKind.show.tile');

const skillName = (say: Say, skill: string): string => {
  const [size = '', mix = '', show = ''] = skill.split('/');
  return show === ''
    ? say(`finder.results.${skill}` as WordKey)
    : `${say('finder.results.row', { size, mix: mixName(say, mix) })} · ${showName(say, show)}`;
};

/** What is refused here beside the hand, which all drills refuse alike. */
const REFUSALS: Readonly<Partial<Record<string, WordKey>>> = {
  'no-winning-tile': 'waitKind.noWinningTile',
  'no-such-reading': 'waitKind.noSuchReading',
};

function refusalText(say: Say, error: Refusal['error'] & { readonly value?: string }): string {
  const { code, value = '' } = error;
  if (code === 'unknown-value') return valueError(say, value);
  const key = REFUSALS[code];
  return key
    ? say(key, { value: echoed(value) })
    : describeError(say, error as Parameters<typeof describeError>[1]);
}

interface Handed {
  readonly parts: readonly string[];
  readonly levels: readonly LevelField[];
}

const viewOf = ({ parts, levels }: Handed): DrillView<NameWaitTypes, Draft> => ({
  ...{ id: 'name-wait', parts, levels, Board: WaitKindBoard, skillName },
  rules: {
    blank: () => undefined,
    read: (_, name) => (name === undefined ? fail(['name']) : ok(name)),
  },
  fields: {
    pace: PACE_WORDS,
    size: { label: 'finder.size' },
    mix: { label: 'finder.mix', valueName: mixName },
    show: {
      label: 'waitKind.show',
      valueName: (say, show) => showName(say, show),
    },
  },
  own: [
    { part: 'hand', label: 'finder.own.label', kind: 'hand' },
    { part: 'tile', label: 'waitKind.own.tile', kind: 'tile' },
  ],
  describe: refusalText,
  columns: [
    ['asked', 'finder.results.asked'],
    ['right', 'finder.results.right'],
    ['hints', 'finder.results.hints'],
  ],
});

export function WaitKindDrill({ parts, levels, ...props }: DrillProps & Handed) {
  const view = useMemo(() => viewOf({ parts, levels }), [parts, levels]);
  return <Drill view={view} {...props} />;
}
