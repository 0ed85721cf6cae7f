/** Why a move is not lawful, by the rule that says so. */
import type { ClaimKind, TurnAction } from '../core/table-rules.ts';
import { isUnlawful } from '../scoring/score.ts';
import type { GameRules, HandState } from './hand-state.ts';
import { afterPassing, barredDiscards, claimKindOf } from './lawful.ts';
import type { Move, MoveError, MoveOf } from './move.ts';
import { holdsCopy } from './red-choices.ts';
import { barOnWin, type WinningTile, winSituation } from './win.ts';

const ruleOf = ({ kit }: GameRules, action: TurnAction): { readonly rule?: string } => {
  const rule = kit.table.actions[action];
  return rule === undefined ? {} : { rule };
};

const claimRule = ({ kit }: GameRules, claim: ClaimKind): { readonly rule?: string } => {
  const row = kit.claims.find((known) => known.claim === claim);
  return row === undefined ? {} : { rule: row.rule };
};

/** Who may be passed over by a win. */
function passedRule(rules: GameRules): { readonly rule?: string } {
  const [passed = 'win'] = rules.kit.claims.flatMap(({ passesOver }) => passesOver?.claim ?? []);
  return claimRule(rules, passed);
}

function winRefusal(state: HandState, move: MoveOf<'win'>, rules: GameRules): MoveError {
  const { phase } = state;
  const { seat, tile, red, from, rob, over } = move;
  const isOpen =
    phase.kind === 'claims' && from === phase.seat && tile === phase.tile && red === phase.red;
  const isOwn = phase.kind === 'turn' && phase.seat === seat && from === null;
  if (!isOpen && !isOwn) return { code: 'nothing-to-claim', ...claimRule(rules, 'win') };
  if (isOwn && !state.players[seat].concealed.includes(tile)) return { code: 'not-in-hand' };
  const isAnother =
    isOwn && phase.drawn !== undefined && (phase.drawn !== tile || phase.red !== red);
  if (isAnother) return { code: 'wrong-tile', ...ruleOf(rules, 'draw') };
  const won: WinningTile = { seat, tile, red, from, robbing: rob === true };
  const bar = barOnWin(state, rules, won);
  if (bar !== undefined) return { code: 'win-barred', rule: bar.rule };
  const score = rules.agreed.score(winSituation(state, rules, won));
  if (!score.ok && isUnlawful(score.error)) return { code: 'no-win', rule: score.error.rule };
  const isEnough = score.ok && score.value.totals.enough !== false;
  if (over !== undefined && isEnough) return { code: 'no-such-claim', ...passedRule(rules) };
  if (state.wins !== undefined && isEnough) {
    return { code: 'no-such-claim', ...claimRule(rules, 'win') };
  }
  const { minimum } = rules.kit;
  if (score.ok && minimum !== undefined) return { code: 'no-win', rule: minimum.rule };
  return { code: 'no-win', ...claimRule(rules, 'win') };
}

function discardRefusal(state: HandState, move: MoveOf<'discard'>, rules: GameRules): MoveError {
  const { phase, players } = state;
  if (phase.kind !== 'turn') return { code: 'not-your-turn', ...ruleOf(rules, 'turn') };
  if (!holdsCopy(players[move.seat], move.tile, move.red))
    return { code: 'not-in-hand', ...ruleOf(rules, 'discard') };
  const bar = barredDiscards(state, rules, phase).find(({ tile }) => tile === move.tile);
  if (bar !== undefined) return { code: 'discard-forbidden', rule: bar.rule };
  return players[move.seat].declared === undefined
    ? { code: 'discard-forbidden', ...ruleOf(rules, 'discard') }
    : { code: 'not-ready', ...ruleOf(rules, 'ready') };
}

/** What stands against the move in this phase, whatever it is. */
function phaseRefusal(
  { phase }: HandState,
  { m, seat }: Move,
  rules: GameRules,
): MoveError | undefined {
  switch (phase.kind) {
    case 'over':
      return phase.result.by === 'exhausted'
        ? { code: 'wall-exhausted', ...ruleOf(rules, 'last-discard') }
        : { code: 'hand-over', ...ruleOf(rules, 'end') };
    case 'exchange':
      return m === 'exchange' ? undefined : { code: 'no-exchange', ...ruleOf(rules, 'exchange') };
    case 'claims':
      return m === 'claim' || m === 'win'
        ? undefined
        : { code: 'not-your-turn', ...ruleOf(rules, 'turn') };
  }
  if (phase.seat !== seat) return { code: 'not-your-turn', ...ruleOf(rules, 'turn') };
  if (phase.kind === 'flower' && m !== 'flower')
    return { code: 'must-lay-flower', ...ruleOf(rules, 'flower') };
  if (phase.kind === 'draw' && m !== 'draw') return { code: 'must-draw', ...ruleOf(rules, 'draw') };
  return undefined;
}

export function refusalOf(state: HandState, move: Move, rules: GameRules): MoveError {
  // A draw says that everybody passed.
  const now = move.m === 'draw' ? afterPassing(state, rules) : state;
  const { phase } = now;
  const { abort } = rules.kit.table;
  const refused = phaseRefusal(now, move, rules);
  if (refused !== undefined) return refused;
  switch (move.m) {
    case 'win':
      return winRefusal(state, move, rules);
    case 'discard':
      return discardRefusal(state, move, rules);
    case 'draw':
      return phase.kind === 'turn'
        ? { code: 'must-discard', ...ruleOf(rules, 'turn') }
        : { code: 'wrong-tile', ...ruleOf(rules, 'draw') };
    case 'flower':
      return { code: 'not-in-hand', ...ruleOf(rules, 'flower') };
    case 'claim':
      return { code: 'no-such-claim', ...claimRule(rules, claimKindOf(move.kind)) };
    case 'kong':
      return { code: 'no-kong', ...ruleOf(rules, 'kong') };
    case 'ready':
      return { code: 'not-ready', ...ruleOf(rules, 'ready') };
    case 'annul':
      return { code: 'no-annulment', ...ruleOf(rules, 'annulment') };
    case 'abort':
      return { code: 'no-abort', ...(abort && { rule: abort.rule }) };
    case 'exchange':
      return { code: 'no-exchange', ...ruleOf(rules, 'exchange') };
  }
}
