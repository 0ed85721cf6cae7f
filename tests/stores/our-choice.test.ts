/** A table's agreements in an address and back, whatever the address says. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agreeableOptions, loadEach, loadKit, PLAYABLE_RULES } from '../../src/engine/scoring.ts';
import { offeredAgreements } from '../../src/i18n/scores/agreement-words.ts';
import { speaker } from '../../src/i18n/speak.ts';
import { WORDS } from '../../src/i18n/words.ts';
import {
  agreedIn,
  areAlike,
  type ChosenAgreements,
  optionsIn,
} from '../../src/stores/device/agreed.ts';
import { textsOf } from '../../src/stores/device/agreed-texts.ts';
import type { OurTable } from '../../src/stores/device/our-table.ts';
import { choiceQuery, createOurChoice } from '../../src/stores/table/our-choice.ts';

const kits = await loadEach(PLAYABLE_RULES, loadKit);
const offers = await loadEach(PLAYABLE_RULES, async (rules) =>
  offeredAgreements(kits[rules], speaker('en', WORDS.en), WORDS.en, agreeableOptions(kits[rules])),
);
const NONE: OurTable = { v: 1, isUsed: true, agreed: {} };

const open = (address: string, table = NONE, own = 'each') =>
  createOurChoice(offers, { query: new URLSearchParams(address), table, own });
const shown = (address: string, table?: OurTable) => open(address, table).$choice.get();

/** A rule set, and a place for each of its agreements. */
const choices = fc.constantFrom(...PLAYABLE_RULES).chain((rules) => {
  const places = offers[rules].agreements.map(({ name, choices: all }) => [
    name,
    fc.nat({ max: all.length - 1 }),
  ]);
  return fc
    .record(Object.fromEntries(places), { requiredKeys: [] })
    .map((agreed) => ({ rules, agreed: agreed as ChosenAgreements }));
});

describe('a link', () => {
  test('carries every choice, and nothing else', () => {
    fc.assert(
      fc.property(choices, ({ rules, agreed }) => {
        const query = choiceQuery(offers, { rules, agreed });
        const read = shown(query);
        expect([read.rules, read.fault]).toEqual([rules, undefined]);
        expect(areAlike(offers[rules], read.agreed, agreed)).toBe(true);
        expect(choiceQuery(offers, read)).toBe(query);
        expect(query).toMatch(/^\?rules=[\w=&.-]{3,190}$/);
        expect(kits[rules].withOptions(optionsIn(offers[rules], read.agreed)).ok).toBe(true);
      }),
    );
  });

  test.each([
    ['rules=mcr', {}, '?rules=mcr'],
    ['rules=mcr&edition=2006', { edition: '2006' }, '?rules=mcr&edition=2006'],
    ['rules=mcr&edition=text', {}, '?rules=mcr'],
    [
      'rules=mcr&edition=2006&fbclid=x&utm_source=y',
      { edition: '2006' },
      '?rules=mcr&edition=2006',
    ],
    [
      'rules=tchou1924&coefficients=4-8',
      { coefficients: '4-8' },
      '?rules=tchou1924&coefficients=4-8',
    ],
    [
      'rules=riichi&redFives=3&kongDraws=1&abortiveDraws=true&winners=3&liability=true&drawnMangan=true',
      {
        ...{ redFives: '3', kongDraws: '1', abortiveDraws: 'true', winners: '3' },
        ...{ liability: 'true', drawnMangan: 'true' },
      },
      '?rules=riichi&as=today&winners=3',
    ],
  ])('%s', (address, texts, query) => {
    const { fault, ...choice } = shown(address);
    expect(fault).toBeUndefined();
    expect(textsOf(offers[choice.rules], choice.agreed)).toEqual(texts);
    expect(choiceQuery(offers, choice)).toBe(query);
  });
});

const KEPT: OurTable = { ...NONE, agreed: { mcr: { edition: 'practice' } } };

describe('a link that is old or hostile', () => {
  test.each([
    ['edition=2006', { code: 'no-rules' }, 'mcr', { edition: 'practice' }],
    ['rules=bridge', { code: 'unknown-rules', value: 'bridge' }, 'mcr', { edition: 'practice' }],
    ['rules=', { code: 'unknown-rules', value: '' }, 'mcr', { edition: 'practice' }],
    [
      'rules=__proto__',
      { code: 'unknown-rules', value: '__proto__' },
      'mcr',
      { edition: 'practice' },
    ],
    ['rules=riichi&winners=9&redFives=4', ['winners=9'], 'riichi', { redFives: '4' }],
    ['rules=riichi&as=2031&redFives=4', ['as=2031'], 'riichi', { redFives: '4' }],
    ['rules=riichi&as=usual', ['as=usual'], 'riichi', {}],
    ['rules=tchou1924&limit=500', ['limit=500'], 'tchou1924', {}],
    ['rules=mcr&__proto__=x&constructor=y', ['__proto__=x', 'constructor=y'], 'mcr', {}],
    ['rules=mcr&edition=%3Cscript%3E', ['edition=<script>'], 'mcr', {}],
  ] as const)('%s', (address, wrong, rules, texts) => {
    const fault = Array.isArray(wrong)
      ? { code: 'not-offered', parts: wrong, isKept: false }
      : wrong;
    const choice = shown(address, KEPT);
    expect([choice.fault, choice.rules]).toEqual([fault, rules]);
    expect(textsOf(offers[choice.rules], choice.agreed)).toEqual(texts);
  });

  test('whatever it says, a lawful choice is shown', () => {
    const names = fc.oneof(
      fc.constantFrom('rules', 'as', 'edition', 'winners', 'redFives', '__proto__'),
      fc.string(),
    );
    const values = fc.oneof(fc.constantFrom(...PLAYABLE_RULES, 'today', '3'), fc.string());
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values)), (parts) => {
        const { rules, agreed } = shown(new URLSearchParams(parts).toString(), KEPT);
        expect(kits[rules].withOptions(optionsIn(offers[rules], agreed)).ok).toBe(true);
      }),
    );
  });
});

describe('without a link', () => {
  test('what is kept is shown', () => {
    expect(shown('', KEPT)).toEqual({ rules: 'mcr', agreed: { edition: 1 } });
    expect(open('', NONE, 'riichi').$choice.get().rules).toBe('riichi');
  });

  test('what is kept and is offered no more is named, and the rest holds', () => {
    const older = { ...NONE, agreed: { riichi: { redFives: '4', openRiichi: 'true' } } };
    const { fault, agreed } = shown('', older);
    expect(fault).toEqual({ code: 'not-offered', parts: ['openRiichi=true'], isKept: true });
    expect(textsOf(offers.riichi, agreed)).toEqual({ redFives: '4' });
  });

  test('what was chosen under one rule set is there after a look at another', () => {
    const page = open('rules=mcr');
    page.agree({ edition: 2 });
    page.pickRules('riichi');
    page.pickRules('mcr');
    expect(page.$choice.get()).toEqual({ rules: 'mcr', agreed: { edition: 2 } });
  });
});

test('texts that are not offered are named, and choose nothing', () => {
  expect(agreedIn(offers.mcr, { edition: 'x', nothing: '1' })).toEqual({
    agreed: {},
    refused: ['edition', 'nothing'],
  });
});
