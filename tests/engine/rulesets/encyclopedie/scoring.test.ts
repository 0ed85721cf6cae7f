/** No points by the article itself; by agreement the table of 1924 with runs of honours (F02, F03). */
import { describe, expect, test } from 'vitest';
import { formatHand, inSituation, parseHand } from '../../../../src/engine/notation.ts';
import { encyclopedie, kit } from '../../../../src/engine/rulesets/encyclopedie-kit.ts';
import { TCHOU1924_DEFAULTS } from '../../../../src/engine/rulesets/tchou1924/config.ts';
import { tchou1924 } from '../../../../src/engine/rulesets/tchou1924/ruleset.ts';
import { agreedOf } from '../../../../src/engine/scoring/kit.ts';
import { partTiles } from '../../../../src/engine/scoring/part.ts';
import { createScorer } from '../../../../src/engine/scoring/scorer.ts';
import { sheetOf } from '../../../../src/engine/scoring/sheet.ts';
import { hand } from '../../hands.ts';
import { countedIn, type Told } from '../../scoring/sketch.ts';
import { attempt, COUNTED, scored, WITH_GRANDS_JEUX } from './score-hand.ts';

const RUN = 'run-of-honours';

describe('which hands win', () => {
  test.each([
    ['the three dragons in hand', '123m456p789s57z99s!6z'],
    ['the three dragons on the table', '123m456p9s~567z~789s!9s'],
    ['the four winds exposed', '123m456p789s5z~1234z!5z'],
    ['the four winds concealed', '123m456p789s5z(1234z)*5z'],
    ['three runs of the dragons', '123m9p555666777z!9p'],
    ['nothing but runs', '567z5671z~1234z(1234z)!1z'],
  ])('%s', (_, text) => expect(attempt(text).ok).toBe(true));

  test.each([
    ['three winds', '123m456p789s123z5z!5z'],
    ['two dragons', '123m456p789s56z9s1z!9s'],
    ['the four winds, not laid down', '123m456p789s1234z!5z'],
    ['the four winds and a pair without a replacement tile', '123m12344z99s~789s!3z'],
    ['seven pairs', '1133m5577p2299s5z!5z'],
    ['thirteen different tiles', '19m19p19s1234567z!1z'],
  ])('not %s', (_, text) =>
    expect(attempt(text)).toEqual({ ok: false, error: { code: 'not-complete' } }),
  );

  test('thirteen different tiles among the Grands Jeux', () => {
    expect(attempt('19m19p19s1234567z!1z', { grandsJeux: true }).ok).toBe(true);
  });
});

describe('by the article', () => {
  test.each(['123m456p789s57z99s!6z', '111222333m99p77z*7z', '222333444p1z12f~555z!1z'])(
    '%s is worth nothing',
    (text) => {
      const score = scored(text);
      expect(score.totals).toMatchObject({ total: 0, base: 0, doubles: 0, limit: null });
      expect(countedIn(score)).toEqual(['mah-jong']);
    },
  );

  test('a hand that did not win neither', () => {
    const { totals, rows } = scored('111222333m99p77z');
    expect([totals.total, rows]).toEqual([0, []]);
  });

  test('the sheet says by which rule, and reckons nothing', () => {
    const agreed = agreedOf(kit, {});
    const sheet = sheetOf(kit, agreed, scored('123m456p789s57z99s!6z'));
    expect(sheet.uncounted).toBe('encyclopedie.silence.points');
    expect(sheet.steps).toEqual([]);
  });

  test('a sheet of points says nothing of it', () => {
    const sheet = sheetOf(kit, agreedOf(kit, COUNTED), scored('123m456p789s57z99s!6z', COUNTED));
    expect(sheet.uncounted).toBeUndefined();
    expect(sheet.steps).toEqual([{ kind: 'sum', terms: [20], result: 20 }]);
  });
});

/** Points and doubles that count for something. */
const worth = (text: string, about: Told = {}, agreed: object = COUNTED): readonly unknown[] => {
  const score = scored(text, agreed, about);
  const { total, base, doubles } = score.totals;
  const rows = score.rows.filter(
    ({ item, suppressedBy }) =>
      suppressedBy === undefined && Object.values(item.value).some((value) => (value ?? 0) > 0),
  );
  return [base, doubles, total, rows.map(({ item }) => item.id).join(' ')];
};

describe('by the table of 1924', () => {
  test('a run of honours is worth nothing, and completing it is no gain', () => {
    expect(worth('123m456p789s57z99s!6z')).toEqual([20, 0, 20, 'starting-points']);
    expect(worth('123m456p789s57z99s*6z')).toEqual([22, 0, 22, 'starting-points drawn-last-tile']);
    expect(countedIn(scored('123m456p789s57z99s!6z', COUNTED))).toContain(RUN);
    // The middle of a chow is one.
    expect(worth('13m456p789s567z99s!2m')[3]).toBe('starting-points completed-middle');
  });

  test('the four winds are no pung and no kong', () => {
    const { view } = scored('123m456p789s5z(1234z)!5z', COUNTED);
    expect([view.kongs, view.pungs, view.seatWind, view.roundWind]).toEqual([0, 0, 0, 0]);
    expect(partTiles(view.parts[0] as (typeof view.parts)[number])).toEqual([
      '1z',
      '2z',
      '3z',
      '4z',
    ]);
    expect(worth('123m456p789s5z(1234z)!5z')).toEqual([
      24,
      0,
      24,
      'starting-points completed-pair pair-dragon',
    ]);
  });

  test('runs stand among the sequences of the smallest hand', () => {
    const rows = countedIn(scored('34m456p567z99s~1234z!2m', COUNTED));
    expect(rows).toContain('ping-hou');
    // Not where the run itself is completed, or the pair counts.
    expect(countedIn(scored('234m456p57z99s~1234z!6z', COUNTED))).not.toContain('ping-hou');
    expect(countedIn(scored('34m456p567z11z~1234z!2m', COUNTED))).not.toContain('ping-hou');
  });

  test('runs are winds and dragons beside one suit', () => {
    expect(worth('234m678m99m57z~1234z!6z')).toEqual([
      20,
      1,
      40,
      'starting-points half-homogeneous',
    ]);
    expect(worth('234678m99m111m57z!6z')[3]).toMatch(/half-homogeneous/);
    // With a pung of dragons that doubles by itself it is none.
    expect(worth('234678m99m55567z!5z')[3]).not.toMatch(/half-homogeneous/);
    expect(worth('234678m456p9m~1234z!9m')[3]).not.toMatch(/homogeneous/);
  });

  test('the best reading counts: three pungs of dragons before three runs', () => {
    // 20, three concealed pungs of 8; a double for each, one fan for three concealed.
    expect(worth('123m9p555666777z!9p').slice(0, 3)).toEqual([46, 4, 300]);
    expect(worth('123m9p555666777z!9p')[3]).toMatch(/concealed-pung-dragon/);
  });

  test('a flower counts 4, one’s own doubles', () => {
    expect(worth('123m456p789s57z99s2f!6z')).toEqual([24, 0, 24, 'starting-points flower']);
    expect(worth('123m456p789s57z99s26f!6z', { seat: 'S' })).toEqual([
      28,
      2,
      112,
      'starting-points own-flower own-flower',
    ]);
  });

  test('losers count their pungs and pairs, nothing for runs', () => {
    expect(worth('222m333p4567p567z')).toEqual([
      8,
      0,
      8,
      'concealed-pung-simples concealed-pung-simples',
    ]);
    expect(worth('123m456p789s567z1z')).toEqual([0, 0, 0, '']);
  });

  test('other hands are worth what they are worth in 1924', () => {
    const table = createScorer(tchou1924, { ...TCHOU1924_DEFAULTS, flowers: true });
    for (const text of [
      '234m5p~111z~333m~888s!5p',
      '222333444p1z12f~555z!1z',
      '2244m666s4567p777z',
    ]) {
      const [base, doubles, total] = worth(text);
      expect(table(inSituation(hand(text)))).toMatchObject({
        value: { totals: { base, doubles, total } },
      });
    }
  });
});

describe('Grands Jeux', () => {
  test.each([
    ['winds and dragons alone, with a run', '567555222z1z~1234z!1z', 'honours-and-winds', {}],
    [
      'winds, dragons, 1s and 9s alone',
      '567z111m999p1z~1234z!1z',
      'honours-winds-ones-and-nines',
      {},
    ],
    ['four concealed pungs', '222m333p444s555m1z*1z', 'four-concealed-pungs', {}],
    [
      'complete from the deal',
      '123m456p789s57z99s*6z',
      'complete-from-the-start',
      { how: ['heaven'] },
    ],
  ])('%s', (_, text, item, about) => {
    expect(worth(text, about, WITH_GRANDS_JEUX).slice(2)).toEqual([300, item]);
    expect(worth(text, about)[3]).not.toContain(item);
  });

  test('runs are no pungs of dragons or winds', () => {
    const rows = countedIn(scored('567555222z1z~1234z!1z', WITH_GRANDS_JEUX));
    expect(rows).not.toContain('two-honour-pungs-and-pair');
    expect(countedIn(scored('111222z4z123m~1234z!4z', WITH_GRANDS_JEUX))).not.toContain(
      'three-wind-pungs-and-pair',
    );
  });
});

describe('what is borrowed', () => {
  test('is said to be', () => {
    const score = scored('123m456p789s5z~1234z!5z', COUNTED);
    const { counted } = agreedOf(kit, COUNTED).explain(score);
    const placeOf = (item: string) => counted.find((line) => line.item === item)?.place;
    expect(placeOf('pair-dragon')).toEqual({ kind: 'paragraph', text: '6a', borrowed: true });
    expect(placeOf(RUN)).toEqual({ kind: 'heading', text: 'Combinaisons possibles' });
  });

  test('are no robbed kongs', () => {
    const ids = (rules: { circumstances: readonly { id: string }[] }) =>
      rules.circumstances.map(({ id }) => id);
    expect(ids(encyclopedie)).toEqual(ids(tchou1924).filter((id) => id !== 'rob-kong'));
    const rows = agreedOf(kit, WITH_GRANDS_JEUX).items.map(({ id }) => id);
    expect(rows).not.toContain('robbed-kong');
    expect(rows).toContain('after-kong');
  });
});

test('any tile of a run may complete it', () => {
  for (const [text, tile] of [
    ['67z', '5z'],
    ['57z', '6z'],
    ['56z', '7z'],
  ]) {
    const { view } = scored(`123m456p789s${text}99s!${tile}`);
    expect([view.completed, view.wait, view.winds, view.dragons]).toEqual([
      view.runs,
      'closed',
      0,
      view.runs,
    ]);
  }
});

test('the book of 1924 knows no such run', () => {
  const score = createScorer(tchou1924, TCHOU1924_DEFAULTS);
  const error = (text: string) => score(inSituation(hand(text)));
  expect(error('123m456p789s567z9s!9s')).toEqual({ ok: false, error: { code: 'not-complete' } });
  expect(error('123m456p789s9s~567z!9s')).toEqual({
    ok: false,
    error: { code: 'unknown-meld', kind: 'dragons' },
  });
});

test.each(['567z', '1234z'])('%s is written as it is read, exposed and in hand', (run) => {
  for (const text of [`9s~${run}`, `12m${run}`, ...(run === '1234z' ? [`9s(${run})*9s`] : [])]) {
    const read = parseHand(text);
    expect(read.ok && formatHand(read.value).replaceAll(' ', '')).toBe(text);
  }
});
