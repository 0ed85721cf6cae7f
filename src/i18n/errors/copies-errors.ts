import type { TypesOf } from '../../engine/drills.ts';
import type { Say } from '../speak.ts';
import { describeError } from './errors.ts';

export function describeCopiesError(say: Say, error: TypesOf<'copies-left'>['error']): string {
  if (error.code === 'not-ready') return say('answer.error.not-ready');
  return error.code === 'too-many-tiles'
    ? say('copies.error.too-many-tiles', { count: error.count, most: error.most })
    : describeError(say, error);
}
