/** The agreements of a record, by which its rule set answers. */
import type { Agreed, Kit, Result } from '../engine/index.ts';
import type { Fields, RecordError } from './records.ts';
import { readObject } from './situations.ts';

/** The rule set by its defaults. */
export function agreedWith(rules: Kit): Agreed {
  const agreed = rules.agree();
  if (!agreed.ok) throw new Error(`the defaults of ${rules.id}`);
  return agreed.value;
}

/** The rule set by the `options` of a record, with others in place of its defaults. */
export function readAgreed(
  { options }: Fields,
  rules: Kit,
  defaults: Fields = {},
): Result<Agreed, RecordError> {
  const given = readObject(options, 'options');
  return given.ok ? rules.agree({ ...defaults, ...given.value }) : given;
}
