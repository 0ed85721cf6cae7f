/** What a board of waits says once there is something to say: hints, the verdict, the proof of a tile. */
import type { WaitHintStep, WaitMark, WaitTypes } from '../../../engine/drills.ts';
import type { Group, Tile } from '../../../engine/notation.ts';
import { groupName, tileInText, tilesName } from '../../../i18n/hand/tile-names.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { asSentence, listText, type Say, type Voice } from '../../../i18n/speak.ts';
import type { WordKey } from '../../../i18n/words/index.ts';
import type { WaitView } from '../../../stores/drafts/wait-view.ts';
import { Button } from '../../parts/Button.tsx';

interface WaitProofProps extends Voice {
  readonly proved: WaitView['proved'];
  readonly completion: number;
  readonly onStep: (by: number) => void;
}

export function WaitProof({ proved, completion, locale, say, onStep }: WaitProofProps) {
  const proof = proved?.proof;
  const stepButton = (sign: string, key: WordKey, by: number) => (
    <Button aria-label={say(key)} onClick={() => onStep(by)}>
      {sign}
    </Button>
  );
  return (
    <div class="proof">
      {proved && <p>{proofText(proved, completion, locale, say)}</p>}
      {proof?.outcome === 'wins' && proof.placings.length > 1 && (
        <div class="proof-step row gap-2 sans text-s figure-line">
          {stepButton('←', 'waits.proof.previous', -1)}
          {say('waits.proof.reading', { at: completion + 1, n: proof.placings.length })}
          {stepButton('→', 'waits.proof.next', 1)}
        </div>
      )}
      {!proved && <p class="question-note">{say('waits.pickForProof')}</p>}
    </div>
  );
}

export function verdictText(verdict: WaitTypes['verdict'], locale: Locale, say: Say): string {
  const marked = (mark: WaitMark): readonly Tile[] =>
    verdict.tiles.filter((judged) => judged.mark === mark).map(({ tile }) => tile);
  const names = (tiles: readonly Tile[]) => tilesName(say, locale, tiles);
  const [found, missed, wrong] = [marked('found'), marked('missed'), marked('wrong')];
  if (verdict.right) {
    return found.length > 0
      ? say('answer.right', { answer: names(found) })
      : say('waits.rightNone');
  }
  const all = found.length + missed.length;
  return [
    all > 0 ? say('waits.notYet', { found: found.length, all }) : say('waits.noneWins'),
    ...(missed.length > 0 ? [say('waits.missed', { tiles: names(missed) })] : []),
    ...(wrong.length > 0 ? [say('waits.wrong', { tiles: names(wrong) })] : []),
  ].join(' ');
}

export function proofText(
  proved: NonNullable<WaitView['proved']>,
  completion: number,
  locale: Locale,
  say: Say,
): string {
  const { proof } = proved;
  const tile = tileInText(say, 'the', proved.tile);
  if (proof.outcome === 'no-copy') {
    return say('waits.proof.noCopy', { ofTile: tileInText(say, 'of', proved.tile) });
  }
  if (proof.outcome === 'fails') {
    const leftover = tilesName(say, locale, proof.closest.leftover);
    return asSentence(say('waits.proof.fails', { tile, leftover }));
  }
  const { kinds, left, completions } = proof.wait;
  const kind = completions[completion]?.kind ?? kinds[0];
  const wins = say('waits.proof.wins', { tile, kind: kind ? say(`wait.${kind}`) : '' });
  return `${asSentence(wins)} ${say('waits.proof.left', { n: left })}`;
}

export function hintText(locale: Locale, say: Say) {
  const named = (groups: readonly Group[] = []) =>
    listText(
      locale,
      groups.map((group) => groupName(say, group)),
    );
  return (hints: WaitTypes['hints'], step: string): string => {
    switch (step as WaitHintStep) {
      case 'count':
        return hints.count > 0
          ? say('waits.hint.count', { n: hints.count })
          : say('waits.hint.countNone');
      case 'part':
        return hints.part.settled.length > 0
          ? say('waits.hint.part', { groups: named(hints.part.settled) })
          : say('waits.hint.whole');
      case 'reading':
        return say('waits.hint.reading', { groups: named(hints.reading?.groups) });
      case 'answer':
        return say('answer.is', { answer: tilesName(say, locale, hints.answer) });
    }
  };
}
