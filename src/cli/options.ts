import type { Agreed, Kit, Result } from '../engine/index.ts';
import type { Fields, RecordError } from './records.ts';
import { readObject } from './situations.ts';

export function agreedWith(rules: Kit): Agreed {
  const agreed = rules.agree();
  if (!agreed.ok) throw new Error(`the defaults of ${rules.id}`);
  return agreed.value;
}

/** The rule set under the `options` of a record; `defaults` replace the rule set's own. */
export function readAgreed(
  { options }: Fields,
  rules: Kit,
  defaults: Fields = {},
): Result<Agreed, RecordError> {
  const given = readObject(options, 'options');
  return given.ok ? rules.agree({ ...defaults, ...given.value }) : given;
}
