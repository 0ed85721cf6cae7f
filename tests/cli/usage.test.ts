import { describe, expect, test } from 'vitest';
import { parsed, run } from './run.ts';

const RECORD = '{"id":1,"concealed":"1m"}\n';

describe('a wrong command', () => {
  test.each([
    ['none', []],
    ['an unknown one', ['wait']],
    ['two', ['waits', 'distance']],
    ['an unknown option', ['waits', '--fast']],
    ['an unknown short option', ['waits', '-x']],
    ['an option with a value', ['--input=hands.jsonl', 'waits']],
    ['help with a value', ['--help=waits']],
    ['a name every object knows', ['constructor']],
    ['rules that are not there', ['score', '--rules', 'mahjong']],
    ['rules by a name every object knows', ['score', '--rules', 'constructor']],
    ['no rules where they are needed', ['score']],
    ['rules without a name', ['settle', '--rules']],
  ])('%s: usage on standard error, status 2', async (_, words) => {
    const { out, errors, status } = await run(words, RECORD);
    expect([out, status]).toEqual(['', 2]);
    expect(errors).toMatch(/^Usage: /);
    expect(errors).toContain('waits, distance, discards, score, settle');
  });
});

/** Every example is answered for it, which takes its time: asked for once. */
let asked: ReturnType<typeof run> | undefined;

const help = (): ReturnType<typeof run> => {
  asked ??= run(['--help']);
  return asked;
};

describe('help', () => {
  test.each([[['--help']], [['-h']], [['waits', '--help']], [['--help', 'distance']]])(
    '%j is on standard output, status 0',
    async (words) => {
      const { out, errors, status } = await run(words);
      expect([errors, status]).toEqual(['', 0]);
      expect(out).toMatch(/^Usage: /);
    },
  );

  test.each([
    'waits',
    'distance',
    'discards',
    'score --rules tchou1924',
    'settle --rules tchou1924',
    'distance --rules tchou1924',
    'waits --rules mcr',
    'distance --rules mcr',
    'discards --rules mcr',
    'waits --rules vulcain1953',
    'distance --rules vulcain1953',
    'discards --rules vulcain1953',
    'score --rules vulcain1953',
    'settle --rules vulcain1953',
    'waits --rules encyclopedie',
    'distance --rules encyclopedie',
    'discards --rules encyclopedie',
    'score --rules encyclopedie',
    'settle --rules encyclopedie',
    'score --rules mcr',
    'settle --rules mcr',
  ])('explains %s with examples that are so', async (words) => {
    const { out } = await help();
    const [section] = out.split(`\n${words}\n`)[1]?.split(/\n\w/) ?? [];
    const lines = (section ?? '').split('\n').map((line) => line.trim());
    const records = lines.filter((line) => line.startsWith('{'));
    const given = records.filter((_, at) => at % 2 === 0);
    const shown = records.filter((_, at) => at % 2 === 1);
    expect(given.length).toBeGreaterThan(0);

    const answered = await run(words.split(' '), `${given.join('\n')}\n`);
    expect(answered.status).toBe(0);
    expect(parsed(answered.out)).toEqual(shown.map((line) => JSON.parse(line)));
  });

  test('keeps its prose to lines of 88 columns', async () => {
    const { out } = await help();
    const prose = out.split('\n').filter((line) => !line.trim().startsWith('{'));
    for (const line of prose) expect(line.length).toBeLessThanOrEqual(88);
  });
});

describe('the exit status', () => {
  test.each([
    ['of good records is 0', RECORD, 0],
    ['of nothing at all is 0', '', 0],
    ['of blank lines is 0', '\n \n\r\n', 0],
    ['of one bad record among good ones is 1', `${RECORD}{}\n${RECORD}`, 1],
    ['of one bad record at the end is 1', `${RECORD}{`, 1],
  ])('%s', async (_, input, expected) => {
    const { errors, status } = await run(['waits'], input);
    expect([errors, status]).toEqual(['', expected]);
  });
});
