/** What was agreed on under each rule set; in an address under its id, as `mcr.edition`. */
import type { HandFacts } from '../../compare/hand-facts.ts';
import { ok, type Result } from '../../core/result.ts';
import type { Kit } from '../../scoring/kit.ts';
import { agreementText } from '../../scoring/win-texts.ts';
import type { Refusal, Texts } from '../drill.ts';
import { optionFields, readFields } from '../field.ts';
import { agreementsOf } from '../tally/tally.ts';
import { type AgreementChoice, agreementChoice } from '../tally/tally-choices.ts';

export interface RulesAgreements {
  readonly rules: Kit['id'];
  readonly agreements: readonly AgreementChoice[];
}

function agreedUnder(kit: Kit, texts: Texts): Result<Kit['defaults'], Refusal> {
  const said = agreementsOf(kit).filter((name) => texts[agreementText(kit.id, name)] !== undefined);
  const fields = Object.entries(optionFields(kit, said));
  const read = readFields(
    Object.fromEntries(fields.map(([name, field]) => [agreementText(kit.id, name), field])),
    texts,
  );
  if (!read.ok) return read;
  return ok(
    Object.fromEntries(said.map((name) => [name, read.value[agreementText(kit.id, name)]])),
  );
}

/** Where nothing is said it is as usual; refused by the part that no rule set knows so. */
export function readAgreements(
  kits: readonly Kit[],
  texts: Texts,
): Result<Pick<HandFacts, 'options'>, Refusal> {
  const options: Partial<Record<Kit['id'], Kit['defaults']>> = {};
  for (const kit of kits) {
    const agreed = agreedUnder(kit, texts);
    if (!agreed.ok) return agreed;
    if (Object.keys(agreed.value).length > 0) options[kit.id] = agreed.value;
  }
  return ok(Object.keys(options).length > 0 ? { options } : {});
}

/** What can be agreed on under each of them, and what is. */
export const agreementChoices = (kits: readonly Kit[], texts: Texts): readonly RulesAgreements[] =>
  kits.map((kit) => ({
    rules: kit.id,
    agreements: agreementsOf(kit).map((name) =>
      agreementChoice(kit, name, texts[agreementText(kit.id, name)]),
    ),
  }));
