/** A coach's word on a move: why another would have been better, and whether this one stands. */
import { useEffect, useRef } from 'preact/hooks';
import type { Advice } from '../../engine/open-table.ts';
import { playerFirst } from '../../i18n/hand/player-names.ts';
import { tileInText } from '../../i18n/hand/tile-names.ts';
import { figure } from '../../i18n/money.ts';
import type { Voice } from '../../i18n/speak.ts';
import type { WordKey } from '../../i18n/words/index.ts';
import type { TablePlay, TableState } from '../../stores/table/open-table.ts';
import { Button } from '../parts/Button.tsx';
import { TileRow } from '../tiles/TileRow.tsx';

/** By the id of a rule that a moment cites. */
export type RuleLinks = Readonly<Record<string, string>>;

interface CoachProps extends Voice {
  readonly play: TablePlay;
  readonly state: TableState;
  readonly rules: RuleLinks;
}

/** What is said, by the id of its moment. */
const WORDS_OF: Readonly<Record<string, WordKey>> = {
  nine: 'wholeHand.said.nine',
  chows: 'wholeHand.said.chows',
  dragons: 'wholeHand.said.dragons',
  pung: 'wholeHand.said.pung',
  groups: 'wholeHand.said.groups',
  danger: 'wholeHand.said.danger',
};

export function Coach({ play, state, rules, locale, say }: CoachProps) {
  const root = useRef<HTMLElement>(null);
  const { advice } = state;
  const canTakeBack = advice.some(({ act }) => act !== 'shown');
  // The button that was pressed is gone.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    root.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={root} class="coach grid gap-2 line-above" aria-label={say('wholeHand.coach')}>
      <div role="status">
        {advice.map((said) => (
          <AdviceLine key={said.id} {...{ said, state, rules, locale, say }} />
        ))}
      </div>
      <div class="table-deeds cluster gap-2">
        {canTakeBack && (
          <Button look="main" data-ready="" onClick={() => void play.takeBack()}>
            {say('wholeHand.takeBack')}
          </Button>
        )}
        <Button onClick={() => void play.playOn()}>{say('wholeHand.playOn')}</Button>
      </div>
    </section>
  );
}

interface AdviceLineProps extends Pick<CoachProps, 'state' | 'rules'>, Voice {
  readonly said: Advice;
}

function AdviceLine({ said, state, rules, locale, say }: AdviceLineProps) {
  const words = WORDS_OF[said.id];
  if (words === undefined) return null;
  const rule = said.rule && rules[said.rule];
  const tiles = said.seat === undefined ? [said.instead ?? said.tiles].flat() : [];
  return (
    <p>
      {tiles.length > 0 && <TileRow tiles={tiles} say={say} size="small" />}
      <span>{say(words, figuresIn({ said, state, locale, say }))}</span>{' '}
      {rule && <a href={rule}>{say('hands.rule')}</a>}
    </p>
  );
}

function figuresIn({ said, state, locale, say }: Omit<AdviceLineProps, 'rules'>) {
  const { instead, seat, figures } = said;
  const { net = 0, unfined = 0 } = figures;
  const result = state.news?.finished?.result;
  const wind = seat ?? (result?.by === 'win' ? result.winner : undefined);
  const unit = state.news?.money ?? 'points';
  return {
    ...figures,
    ...(wind && { wind: playerFirst(say, wind) }),
    ...(instead && { tile: tileInText(say, 'the', instead) }),
    net: figure(locale, Math.abs(net), unit),
    unfined: figure(locale, Math.abs(unfined), unit),
  };
}
