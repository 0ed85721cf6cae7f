/** Moves in as few signs as can be read again, one after another in a line: `Ed5m,Ex1z,Scpung.111z.1z.E`. */
import type { Move } from './move.ts';
import { type MoveText, moveText, readMove } from './move-text.ts';

/** The sign of each kind of move, and what is written after it. */
const FORMS: Readonly<Record<Move['m'], readonly [sign: string, ...fields: readonly string[]]>> = {
  draw: ['d', 'tile', 'from'],
  flower: ['f', 'tile'],
  discard: ['x', 'tile'],
  claim: ['c', 'kind', 'tiles', 'tile', 'from'],
  kong: ['k', 'kind', 'tile'],
  ready: ['r'],
  annul: ['a'],
  abort: ['b', 'kind'],
  exchange: ['e', 'give', 'to'],
  win: ['w', 'tile', 'from', 'rob', 'over'],
};

const NAMES = Object.keys(FORMS) as readonly Move['m'][];

/** Between the fields of a move, and between moves. */
const FIELD = '.';
const MOVE = ',';

/** No field is written so by itself. */
const NOBODY = '0';
const YES = '1';

function fieldText(value: unknown): string {
  if (value === undefined) return '';
  if (value === null) return NOBODY;
  return value === true ? YES : String(value);
}

function fieldIn(text: string): unknown {
  if (text === NOBODY) return null;
  return text === YES ? true : text;
}

export function formatMove(move: Move): string {
  const { seat, ...text } = moveText(move);
  const [sign, ...fields] = FORMS[move.m];
  const written = fields.map((name) => fieldText(text[name])).join(FIELD);
  return `${seat}${sign}${written.replace(/\.+$/, '')}`;
}

/** Absent for what is no move. */
export function parseMove(line: string): Move | undefined {
  const m = NAMES.find((name) => FORMS[name][0] === line[1]);
  if (m === undefined) return undefined;
  const [, ...fields] = FORMS[m];
  const texts = line.slice(2) === '' ? [] : line.slice(2).split(FIELD);
  if (texts.length > fields.length) return undefined;
  const named = fields.flatMap((name, at) => (texts[at] ? [[name, fieldIn(texts[at])]] : []));
  const text: MoveText = { m, seat: line[0], ...Object.fromEntries(named) };
  return readMove(text);
}

export const formatMoves = (moves: readonly Move[]): string => moves.map(formatMove).join(MOVE);

export function parseMoves(line: string): readonly Move[] | undefined {
  const moves = line === '' ? [] : line.split(MOVE).map(parseMove);
  return moves.every((move) => move !== undefined) ? moves : undefined;
}
