/** The first evening, walked from its data: each act judged by the engine, each word accounted for. */
import { describe, expect, test } from 'vitest';
import { reasonText } from '../../src/components/evening/evening-view.ts';
import { stepTexts } from '../../src/course/evening-steps.ts';
import { EVENING_CODES } from '../../src/engine/drills/evening/evening-reason.ts';
import { deskOf, type Texts } from '../../src/engine/drills.ts';
import { type EveningTypes, eveningStep, TABLE_ACTS } from '../../src/engine/evening.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { speaker } from '../../src/i18n/speak.ts';
import { WORDS } from '../../src/i18n/words.ts';
import { createEvening, type EveningPlay } from '../../src/stores/guide/evening.ts';
import { scriptOf } from './evening-script.ts';
import { readEvening, readEveningWords, readGlossary } from './read.ts';
import { finderOf } from './terms.ts';
import { typographyFlaws } from './typography.ts';

const LESSONS = readEvening();
const DESK = deskOf(eveningStep);

type Lesson = (typeof LESSONS)[number];

/** A lesson as the page has it, its clock running a second an act. */
function begun({ steps }: Lesson) {
  const answered: string[] = [];
  const clock = { now: 0, step: 1000 };
  const [first] = steps;
  const asked = DESK.ask(stepTexts(first as Lesson['steps'][number]));
  if (!asked.ok) throw new Error(JSON.stringify(asked.error));
  const evening = createEvening({
    steps: steps.map((step) => ({ id: step.id, texts: stepTexts(step), stops: false })),
    first: asked.value,
    source: {
      warm: () => undefined,
      ask: async (texts) => DESK.ask(texts),
      check: async (texts, answer) => DESK.check(texts, answer),
      hints: async (texts) => DESK.hints(texts),
    } as Parameters<typeof createEvening>[0]['source'],
    onAnswer: ({ position, right }) => answered.push(`${position} ${right}`),
    now: () => (clock.now += clock.step),
  });
  return { evening, answered, clock };
}

const reasonOf = ({ $state }: EveningPlay) => $state.get().verdict?.reason;

describe('the first evening', () => {
  test.each(LESSONS)(
    '$id is walked through, every wrong act refused in its place',
    async (lesson) => {
      const { evening, answered } = begun(lesson);
      const { $state } = evening;
      const script = scriptOf(lesson);
      for (const { step, act, why } of script) {
        const { at, asked } = $state.get();
        expect([lesson.steps[at]?.id, act]).toEqual([step, act]);
        await evening.act(act);
        const { verdict } = $state.get();
        if (why === undefined) {
          expect([act, verdict?.reason]).toEqual([act, undefined]);
          continue;
        }
        expect([act, reasonOf(evening)?.why]).toEqual([act, why]);
        expect([$state.get().at, $state.get().asked]).toEqual([at, asked]);
      }
      const listed = lesson.steps.flatMap(({ wrong }) => wrong.map(({ why }) => why));
      expect(script.flatMap(({ why }) => why ?? []).sort()).toEqual(listed.sort());
      expect(evening.$state.get().at).toBe(lesson.steps.length);
      const expected = lesson.steps.flatMap(({ id, wrong }) =>
        wrong.length > 0 ? [`${id} false`, `${id} true`] : [`${id} true`],
      );
      expect([...new Set(answered)]).toEqual(expected);
    },
  );
});

/** Whatever can be touched on the page; what is found stays as it is. */
function touchable({ concealed, drawn, rack, items, calls, found }: EveningTypes['shown']) {
  const held = rack.length > 0 || items.length > 0 ? [] : [...concealed, ...(drawn ? [drawn] : [])];
  const acts = [...held, ...rack, ...items, ...Object.keys(calls), ...TABLE_ACTS];
  return acts.filter((act) => !found.includes(act));
}

/** What each act at each step of a lesson is answered with, and again after each that is found. */
const answered = ({ steps }: Lesson) => {
  let rest = '';
  return steps.flatMap((step) => {
    const asked = DESK.ask({ hand: rest, ...stepTexts(step) });
    if (!asked.ok) throw new Error(step.id);
    let { texts, shown } = asked.value;
    const said = [];
    for (;;) {
      const at = texts;
      said.push(
        ...touchable(shown).map((act) => ({ ...DESK.check(at, [act]), step: step.id, act })),
      );
      const count = texts['found']?.split(' ').length ?? 0;
      const later = step.wrong.find(({ after }) => after.length > count)?.after ?? [];
      const act = shown.owed.find((owed) => later.includes(owed)) ?? shown.owed[0] ?? '';
      const verdict = DESK.check(at, [act]);
      rest = verdict.rest;
      const next = verdict.isDone ? undefined : DESK.ask({ ...at, found: verdict.found.join(' ') });
      if (!next?.ok) return said;
      ({ texts, shown } = next.value);
    }
  });
};

describe('whatever is touched', () => {
  test.each(LESSONS)('in $id is right, or has a reason', (lesson) => {
    for (const { step, act, right, reason } of answered(lesson)) {
      expect([step, act, reason === undefined]).toEqual([step, act, right]);
    }
  });

  test.each(LOCALES)('has its reason said in a whole sentence in %s', (locale) => {
    const say = speaker(locale, WORDS[locale]);
    const words = readEveningWords(locale);
    for (const [at, lesson] of LESSONS.entries()) {
      for (const { step, act, reason } of answered(lesson)) {
        if (!reason) continue;
        const said = reasonText(say, words[at]?.why ?? {}, reason);
        expect([step, act, said]).toEqual([step, act, expect.stringMatching(/^[^{}]+\.$/)]);
        expect(typographyFlaws(said, locale)).toEqual([]);
      }
    }
  });

  test.each(LESSONS)('in $id is answered with every reason of its own', (lesson) => {
    const own = answered(lesson).flatMap(({ reason }) => (reason?.isOwn ? [reason.why] : []));
    const listed = lesson.steps.flatMap(({ wrong }) => wrong.map(({ why }) => why));
    expect([...new Set(own)].sort()).toEqual([...new Set(listed)].sort());
  });

  /** For the acts that every lesson has a reason of its own for. */
  const OTHERWISE: readonly (readonly [string, Texts, string, string, string])[] = [
    [
      'fewer',
      { hand: '2466p', drawn: '5p', right: '2p' },
      '5p',
      'Si vous défaussez le 5 de cercles, 4\u00a0tuiles vous servent, contre 6 après la meilleure défausse.',
      'Discard the 5 of circles and 4 tiles help; after the best discard, 6 do.',
    ],
    [
      'no-nearer',
      { hand: '3345m', given: 'S3m', right: 'mah-jong' },
      'pung',
      'Prendre le 3 de caractères ne vous avance pas.',
      'Taking the 3 of characters brings you no nearer.',
    ],
    [
      'nearer-otherwise',
      { hand: '33m29p58s1z', given: 'S3m', right: 'pass' },
      'pung',
      'Vous avez mieux à faire avec le 3 de caractères.',
      'There is a better use for the 3 of characters.',
    ],
    [
      'no-line',
      { hand: '234m99p(8888s)', items: 'own-kong pair', kind: 'all', right: 'own-kong' },
      'pair',
      'Cela ne rapporte rien ici.',
      'That scores nothing here.',
    ],
    [
      'other-seat',
      { hand: '33m', given: 'S3m', calls: 'W:chow N:mah-jong', kind: 'pick', right: 'N' },
      'W',
      'Un autre joueur a la priorité.',
      'Somebody else has priority.',
    ],
  ];

  test.each(OTHERWISE)('otherwise has the reason %s', (why, texts, act, french, english) => {
    const { reason } = DESK.check(texts, [act]);
    const said = LOCALES.map(
      (locale) => reason && reasonText(speaker(locale, WORDS[locale]), {}, reason),
    );
    expect([reason?.why, ...said]).toEqual([why, french, english]);
  });

  test.each(['mah-jong', 'wall', '3m'])('asks for a player where %s is touched instead', (act) => {
    const asked = {
      hand: '33m',
      given: 'S3m',
      calls: 'W:chow N:mah-jong',
      kind: 'pick',
      right: 'N',
    };
    expect(DESK.check(asked, [act]).reason?.why).toBe('only-player');
  });

  test('has no reason that is not reached', () => {
    const reached = LESSONS.flatMap(answered).flatMap(({ reason }) =>
      reason && !reason.isOwn ? [reason.why] : [],
    );
    const known = [...reached, ...OTHERWISE.map(([why]) => why)];
    expect([...new Set(known)].sort()).toEqual([...EVENING_CODES].sort());
  });

  test('gets a reason, then a ring on the right act, then has it shown', async () => {
    const [lesson] = LESSONS;
    const { evening } = begun(lesson as Lesson);
    const misses: number[] = [];
    for (const act of ['8p', '8p', '3p']) {
      await evening.act(act);
      misses.push(evening.$state.get().misses);
    }
    expect([misses, evening.$state.get().asked.shown.owed]).toEqual([[1, 2, 3], ['wall']]);
  });

  test('is accepted where it is second best, and the next step goes on from it', async () => {
    const lesson = LESSONS.find(({ id }) => id === 'chow-pung-pair');
    const { evening } = begun(lesson as Lesson);
    for (const act of ['4p', '5p', '6p', '1p', '9p', '5p']) await evening.act(act);
    const { at, asked } = evening.$state.get();
    expect([at, asked.texts['hand'], asked.texts['drawn']]).toEqual([4, '2466p', '3p']);
    await evening.act('mah-jong');
    expect(evening.$state.get().at).toBe(5);
  });

  test('too soon after a step was meant for the one before', async () => {
    const [lesson] = LESSONS;
    const { evening, clock } = begun(lesson as Lesson);
    clock.step = 0;
    await evening.act('wall');
    await evening.act('wall');
    expect([evening.$state.get().at, evening.$state.get().misses]).toEqual([1, 0]);
  });

  test('while another act is judged, an act is done after it', async () => {
    const lesson = LESSONS.find(({ id }) => id === 'chow-pung-pair');
    const { evening } = begun(lesson as Lesson);
    await Promise.all(['4p', '5p', '6p'].map(evening.act));
    expect([evening.$state.get().at, evening.$state.get().misses]).toEqual([1, 0]);
  });

  test('once it is found, is touched again without a word', async () => {
    const lesson = LESSONS.find(({ id }) => id === 'ready');
    const { evening } = begun(lesson as Lesson);
    for (const act of ['2p', '2p']) await evening.act(act);
    const { asked, misses, verdict } = evening.$state.get();
    expect([asked.shown.found, misses, verdict?.reason]).toEqual([['2p'], 0, undefined]);
  });

  test('while the step goes, an act goes with it', async () => {
    const [lesson] = LESSONS;
    const { evening } = begun(lesson as Lesson);
    await Promise.all(['wall', '8p'].map(evening.act));
    expect([evening.$state.get().at, evening.$state.get().misses]).toEqual([1, 0]);
  });

  test('a discard lies on the table until the next hand', async () => {
    const [lesson] = LESSONS;
    const { evening } = begun(lesson as Lesson);
    const rivers: string[] = [];
    for (const act of ['wall', '6p', 'wall', 'mah-jong']) {
      await evening.act(act);
      rivers.push(evening.$state.get().river.join(' '));
    }
    expect([rivers, evening.$state.get().lastAct]).toEqual([['', '6p', '6p', ''], 'mah-jong']);
  });

  test('a tile that was only touched is no discard', async () => {
    const lesson = LESSONS.find(({ id }) => id === 'chow-pung-pair');
    const { evening } = begun(lesson as Lesson);
    for (const act of ['4p', '5p', '6p']) await evening.act(act);
    const { at, river, lastAct } = evening.$state.get();
    expect([at, river, lastAct]).toEqual([1, [], undefined]);
  });

  test.each([
    ['W7z', '7z 7z 7z', 1],
    ['N7z', '7z 7z 7z', 0],
    ['S7z', '7z 7z 7z', 2],
  ])('claimed as %s, a tile lies across towards its giver', (taken, tiles, across) => {
    const asked = DESK.ask({ hand: '2345m6789p45s4z~777z', right: '4z', taken });
    const laid = asked.ok ? asked.value.shown.melds[0]?.laid : undefined;
    expect([laid?.tiles.join(' '), laid?.across]).toEqual([tiles, across]);
  });

  test('a lesson is taken up where its last hand begins', async () => {
    const [lesson] = LESSONS;
    const { evening } = begun(lesson as Lesson);
    await evening.takeUp(6);
    expect([evening.$state.get().at, evening.$state.get().asked.texts['hand']]).toEqual([
      4,
      '5577p',
    ]);
  });
});

/** What is lit before an act: what may be said or drawn, and the tiles where one is to be touched. */
function litIn({ shown }: ReturnType<EveningPlay['$state']['get']>['asked']): readonly string[] {
  const { concealed, drawn, rack, items, calls, lit, kind, given } = shown;
  const chosen = [...rack, ...items, ...Object.keys(calls)];
  const held = [...concealed, ...(drawn ? [drawn] : [])];
  const isTouched = kind !== 'act' || (given === undefined && held.length % 3 === 2);
  return [...(kind === 'act' ? lit : []), ...(chosen.length > 0 ? chosen : isTouched ? held : [])];
}

test('a random act among those lit is right at first in at most three of ten', async () => {
  const chances: number[] = [];
  for (const lesson of LESSONS) {
    const { evening } = begun(lesson);
    for (const { act, why } of scriptOf(lesson)) {
      if (why !== undefined) continue;
      const { asked } = evening.$state.get();
      const lit = litIn(asked);
      const right = lit.filter((known) => asked.shown.owed.includes(known));
      // What is offered alone is only to be found.
      if (lit.length > 1) chances.push(right.length / lit.length);
      await evening.act(act);
    }
  }
  const mean = chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
  expect(mean).toBeGreaterThan(0);
  expect(mean).toBeLessThanOrEqual(0.3);
});

describe.each(LOCALES)('the words of the first evening in %s', (locale) => {
  const words = readEveningWords(locale);
  const saidIn = ({ title, description, steps, after, why, end }: (typeof words)[number]) => [
    ...[title, description, end],
    ...[steps, after, why].flatMap((texts) => Object.values(texts)),
  ];

  test('are there for each lesson, step and reason, and for no other', () => {
    expect(words.map(({ id }) => id)).toEqual(LESSONS.map(({ id }) => id));
    for (const [at, { id, steps }] of LESSONS.entries()) {
      const said = words[at];
      expect([id, Object.keys(said?.steps ?? {})]).toEqual([id, steps.map((step) => step.id)]);
      const reasons = new Set(steps.flatMap(({ wrong }) => wrong.map(({ why }) => why)));
      expect([id, Object.keys(said?.why ?? {}).sort()]).toEqual([id, [...reasons].sort()]);
    }
  });

  test('use the terms that were taught in this lesson or before it', () => {
    const find = finderOf(readGlossary(), locale);
    const known = new Set<string>();
    const untaught = LESSONS.flatMap(({ terms }, at) => {
      for (const term of terms) known.add(term);
      const lesson = words[at];
      return (lesson ? saidIn(lesson).slice(2) : []).flatMap((text) =>
        find(text)
          .filter(({ id }) => !known.has(id))
          .map(({ id, said }) => `${lesson?.id}: ${id} (${said}) in ${text}`),
      );
    });
    expect(untaught).toEqual([]);
  });

  test('are set as the language wants it', () => {
    expect(words.flatMap(saidIn).flatMap((text) => typographyFlaws(text, locale))).toEqual([]);
  });
});
