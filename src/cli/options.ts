import type { Fields, Result } from '../engine/notation.ts';
import type { AgreedRules, Kit } from '../engine/scoring.ts';
import type { RecordError } from './records.ts';
import { readObject } from './situations.ts';

/** The rule set under the `options` of a record; `defaults` replace the rule set's own. */
export function readAgreed(
  { options }: Fields,
  rules: Kit,
  defaults: Fields = {},
): Result<AgreedRules, RecordError> {
  const given = readObject(options, 'options');
  return given.ok ? rules.withOptions({ ...defaults, ...given.value }) : given;
}
