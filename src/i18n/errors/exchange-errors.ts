import type { TypesOf } from '../../engine/drills.ts';
import type { Say } from '../speak.ts';
import { describeHandError } from './hand-errors.ts';

export function describeExchangeError(
  say: Say,
  error: TypesOf<'goulash-exchange'>['error'],
): string {
  switch (error.code) {
    case 'not-thirteen':
      return say('exchange.error.not-thirteen', { count: error.count });
    case 'exposed':
      return say('exchange.error.exposed');
    case 'no-win':
      return say('exchange.error.no-win');
    default:
      return describeHandError(say, error);
  }
}
