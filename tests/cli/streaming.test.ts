import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { exitOf, parsed, run, start } from './run.ts';

const ANSWER = { waits: ['1m'], left: { '1m': 3 } };
const record = (id: unknown): string => `${JSON.stringify({ id, concealed: '1m' })}\n`;

describe('lines', () => {
  test.each([
    ['with carriage returns', '{"id":1,"concealed":"1m"}\r\n{"id":2,"concealed":"1m"}\r\n'],
    ['without an end to the last', '{"id":1,"concealed":"1m"}\n{"id":2,"concealed":"1m"}'],
    ['after a byte order mark', '\ufeff{"id":1,"concealed":"1m"}\n{"id":2,"concealed":"1m"}\n'],
    ['with blank ones between', '\n{"id":1,"concealed":"1m"}\n \n\n{"id":2,"concealed":"1m"}\n\n'],
  ])('%s', async (_, input) => {
    const { out, status } = await run(['waits'], input);
    expect([parsed(out), status]).toEqual([[1, 2].map((id) => ({ id, ...ANSWER })), 0]);
  });

  test('end at line feeds only', async () => {
    const id = 'one\u2028two\u2029three\u0085';
    const { out } = await run(['waits'], record(id));
    expect(parsed(out)).toEqual([{ id, ...ANSWER }]);
  });

  test('may come byte by byte, tiles of four bytes too', async () => {
    const bytes = new TextEncoder().encode('{"id":"né","concealed":"🀈🀉🀝🀝"}\n');
    const { out } = await run(
      ['waits'],
      Array.from(bytes, (byte) => Uint8Array.of(byte)),
    );
    expect(parsed(out)).toEqual([{ id: 'né', waits: ['1m', '4m'], left: { '1m': 4, '4m': 4 } }]);
  });

  test('too long are refused, and the run goes on', async () => {
    const long = `{"id":1,"concealed":"1m","note":"${'x'.repeat(100_000)}"}\n`;
    const { out, status } = await run(['waits'], record(0) + long + record(2));
    expect(parsed(out)).toEqual([
      { id: 0, ...ANSWER },
      { id: null, error: { code: 'line-too-long', max: 65_536 } },
      { id: 2, ...ANSWER },
    ]);
    expect(status).toBe(1);
  });
});

test('many records are answered in their order, the bad ones in their place', async () => {
  const count = 20_000;
  const isBad = (id: number): boolean => id % 1000 === 999;
  const input = Array.from({ length: count }, (_, id) =>
    isBad(id) ? `{"id":${id}}\n` : record(id),
  );
  const { out, status } = await run(['waits'], input.join(''));
  const found = parsed(out);
  expect(found).toHaveLength(count);
  found.forEach((answer, id) => {
    const error = { code: 'missing-field', field: 'concealed' };
    expect(answer).toEqual(isBad(id) ? { id, error } : { id, ...ANSWER });
  });
  expect(status).toBe(1);
});

test('an answer comes before the input ends', async () => {
  const child = start('waits');
  child.stdout.setEncoding('utf8');
  for (const id of [1, 2, 3]) {
    child.stdin.write(record(id));
    const [answer] = await once(child.stdout, 'data');
    expect(parsed(answer)).toEqual([{ id, ...ANSWER }]);
  }
  child.stdin.end();
  expect(await exitOf(child)).toBe(0);
});

test('where nobody reads the answers, no more of the input is taken in', async () => {
  const child = start('waits');
  const piece = record('x'.repeat(1000)).repeat(1000);
  let given = 0;
  const feed = async (): Promise<void> => {
    for (let pieces = 0; pieces < 30; pieces++) {
      if (!child.stdin.write(piece)) await once(child.stdin, 'drain');
      given = pieces + 1;
    }
    child.stdin.end();
  };
  const fed = feed();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const whileUnread = given;
  let lines = 0;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    lines += text.split('\n').length - 1;
  });
  await Promise.all([fed, exitOf(child)]);
  expect(whileUnread).toBeLessThan(10);
  expect(lines).toBe(30_000);
});

test('it stops quietly when nobody wants more', async () => {
  const child = start('waits');
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  child.stdin.on('error', () => {});
  child.stdin.write(record(1));
  await once(child.stdout, 'data');
  child.stdout.destroy();
  for (let piece = 0; piece < 50; piece++) child.stdin.write(record('x'.repeat(1000)).repeat(100));
  child.stdin.end();
  expect(await exitOf(child)).toBe(0);
  expect(errors).toBe('');
});
