/** What the choices of a seat are worth, in a hand that stops where it has to choose. */
import {
  type Choice,
  type Judge,
  judgeOf,
  type Level,
  partnerOf,
  reasonFor,
} from '../engine/judge.ts';
import { fail, ok, WINDS, type Wind } from '../engine/notation.ts';
import { type GameRules, type Move, moveText, replayMoves, viewOf } from '../engine/play.ts';
import { readCarryOver } from './accounts.ts';
import type { Command } from './command.ts';
import { readAgreed } from './options.ts';
import { badField } from './records.ts';
import { readWind } from './situations.ts';

type View = ReturnType<typeof viewOf>;

const PLACES = 1e4;
const rounded = (value: number): number => Math.round(value * PLACES) / PLACES + 0;

const moveOf = (move: Choice['move']): object =>
  move.m === 'pass' ? { m: 'pass' } : moveText(move);

const choiceText = ({ move, value, error, distance, win, give }: Choice): object => ({
  move: moveOf(move),
  value: rounded(value),
  error: rounded(error),
  distance,
  win: rounded(win),
  give: rounded(give),
});

/** What partners choose who have an order alone: their move first, the others as they are lawful. */
function ordered(view: View, level: Level, rules: GameRules): readonly object[] {
  const first = partnerOf(level, rules)(view);
  const pass = { m: 'pass', seat: view.seat } as const;
  const mayPass = view.phase.kind === 'claims';
  const all: readonly (Move | typeof pass)[] = [...view.moves, ...(mayPass ? [pass] : [])];
  const best = first ?? pass;
  const rest = all.filter((move) => JSON.stringify(move) !== JSON.stringify(best));
  return [best, ...rest].map((move) => ({ move: moveOf(move), value: null }));
}

function adviceFor(view: View, level: Level, rules: GameRules): object {
  if (view.moves.length === 0) return { seat: view.seat, choices: [] };
  if (level === 'patient' || level === 'learner') {
    return { seat: view.seat, choices: ordered(view, level, rules) };
  }
  const judge: Judge = judgeOf(level, rules);
  const choices = judge.worth(view);
  const reason = reasonFor(choices);
  return { seat: view.seat, choices: choices.map(choiceText), ...(reason && { reason }) };
}

export const adviseAt = (level: Level): Command => ({
  name: 'advise',
  needsRules: true,
  answer(fields, kit) {
    if (kit === undefined) throw new Error('advice needs a rule set');
    const seat = readWind(fields['seat'], 'seat');
    if (!seat.ok) return badField('seat', WINDS.join('|'));
    const agreed = readAgreed(fields, kit, kit.inPoints);
    if (!agreed.ok) return agreed;
    const carried = readCarryOver(fields);
    if (!carried.ok) return carried;
    const rules = { kit, agreed: agreed.value };
    const replayed = replayMoves(fields, rules, carried.value);
    if (!replayed.ok) return fail(replayed.error);
    const view = viewOf(replayed.value.state, rules, seat.value as Wind);
    return ok(adviceFor(view, level, rules));
  },
});

export const adviseCommand: Command = adviseAt('strong');
