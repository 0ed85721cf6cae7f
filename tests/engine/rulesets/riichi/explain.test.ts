/** The arithmetic that is shown of a score, step by step. */
import { expect, test } from 'vitest';
import { riichi } from '../../../../src/engine/rulesets/riichi/ruleset.ts';
import { explain } from '../../../../src/engine/scoring/explain.ts';
import type { Step } from '../../../../src/engine/scoring.ts';
import { scored, type Told } from './score-hand.ts';

/** A step in few signs: `2+1=3 han`, `32^40 fu`, `40*2^5=1280`, `mangan 2000`, `discarder 1280*4=5200`. */
function written(step: Step): string {
  switch (step.kind) {
    case 'sum':
      return `${step.terms.join('+')}=${step.result}${step.unit ? ` ${step.unit}` : ''}`;
    case 'round':
      return `${step.of}^${step.result} ${step.unit}`;
    case 'double':
      return `${step.base}*2^${step.times}=${step.result}`;
    case 'limit':
      return `${step.name} ${step.result}${step.times === undefined ? '' : ` x${step.times}`}`;
    case 'payment':
      return `${step.payer} ${step.base}*${step.times}=${step.result}`;
    default:
      return step.kind;
  }
}

test.each<[string, string, Told, readonly string[]]>([
  [
    'a Child on a discard',
    '123m678p789s1134p!5p',
    { how: ['riichi'] },
    ['1+1=2 han', '20+10=30 fu', '30*2^4=480', 'discarder 480*4=2000'],
  ],
  [
    'a Child draws; fu are rounded',
    '345567p1367899s*2s',
    { seat: 'N', round: 'S' },
    [
      ...['1=1 han', '20+2+2=24 fu', '24^30 fu', '30*2^3=240'],
      ...['dealer 240*2=500', 'others 240*1=300', '500+300+300=1100'],
    ],
  ],
  [
    'the dealer draws',
    '123m678p789s1134p*5p',
    { seat: 'E' },
    ['1+1=2 han', '20=20 fu', '20*2^4=320', 'each 320*2=700', '700+700+700=2100'],
  ],
  [
    'seven pairs are not rounded',
    '1144m7799p3366s2z!2z',
    {},
    ['2=2 han', '25=25 fu', '25*2^4=400', 'discarder 400*4=1600'],
  ],
  [
    'fu that reach a mangan',
    '34777m555p33555s!5m',
    { how: ['riichi'] },
    [
      ...['1+1+2=4 han', '20+10+4+4+4=42 fu', '42^50 fu', '50*2^6=3200'],
      ...['mangan 2000', 'discarder 2000*4=8000'],
    ],
  ],
  [
    'from 5 han on without fu',
    '34777m555p33555s!5m',
    { how: ['double-riichi', 'ippatsu'] },
    ['2+1+1+2=6 han', 'haneman 3000', 'discarder 3000*4=12000'],
  ],
  ['two yakuman', '1555777z(2222p)(6666z)!1z', {}, ['yakuman 16000 x2', 'discarder 16000*4=64000']],
  ['no role: nothing to reckon', '456p789s1145p~123m!6p', {}, []],
])('%s', (_, text, about, steps) => {
  const score = scored(text, about);
  expect(explain(score, riichi).steps.map(written)).toEqual(steps);
});

test.each([
  ['riichi.8.5', 'paragraph', '8'],
  ['riichi.7.1.4', 'paragraph', '7.1'],
  ['riichi.7.0.1', 'paragraph', '7'],
  ['riichi.6.4.3', 'paragraph', '6.4'],
  ['riichi.3.5', 'paragraph', '3'],
  ['riichi.role.pinfu', 'outside', 'role.pinfu'],
] as const)('where %s stands', (rule, kind, text) => {
  expect(riichi.placeOf(rule)).toEqual({ kind, text });
});
