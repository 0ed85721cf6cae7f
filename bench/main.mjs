/**
 * Moineau's engine side by side with others: `npm run bench`, one figure with `-- --only NAME`,
 * one JSON record a line with `-- --json`. Measures nothing that a test asserts.
 */
import { parseArgs } from 'node:util';
import { agreement } from './agreement.mjs';
import { CLI_FIGURES, measureCli } from './cli.mjs';
import { mahjongTileEfficiency } from './engines/mahjong-tile-efficiency.mjs';
import { majiangCore } from './engines/majiang-core.mjs';
import { ours } from './engines/ours.mjs';
import { riichiEngine } from './engines/riichi.mjs';
import { syantenEngine } from './engines/syanten.mjs';
import { FIGURES } from './figures.mjs';
import { measure } from './measure.mjs';
import { measurePartners, PARTNER_FIGURES, partnersText } from './partners.mjs';
import { agreementWithPeople, peopleText } from './people.mjs';
import { KEPT_FIGURES, keptText, measureKept } from './record-pages.mjs';
import { agreementText, cliRecordOf, cliText, figureText, recordOf, tableText } from './report.mjs';

const ENGINES = [ours, majiangCore, mahjongTileEfficiency, syantenEngine, riichiEngine];

const { values } = parseArgs({
  options: { only: { type: 'string' }, json: { type: 'boolean' }, games: { type: 'string' } },
});
const names = [
  ...FIGURES,
  ...CLI_FIGURES,
  ...KEPT_FIGURES,
  ...PARTNER_FIGURES,
  { name: 'people' },
].map(({ name }) => name);
if (values.only !== undefined && !names.includes(values.only)) {
  process.stderr.write(`No figure named ${values.only}. There are: ${names.join(' ')}\n`);
  process.exit(2);
}
const isChosen = ({ name }) => values.only === undefined || name === values.only;

/** A result on standard output: as a record, or as text. */
const show = (record, text) =>
  process.stdout.write(`${values.json ? JSON.stringify(record) : text}\n`);

/** Beside the records of --json, what is said of them goes to standard error. */
const say = (text) => (values.json ? process.stderr : process.stdout).write(`${text}\n`);

function run(figure) {
  const corpus = figure.hands();
  const engines = ENGINES.filter(({ figures }) => figure.name in figures).map((engine) => ({
    name: engine.name,
    figure: engine.figures[figure.name],
  }));
  const results = measure(engines, corpus);
  show(recordOf({ figure, results }), figureText({ figure, results }));
  for (const peer of agreement(engines, { ...figure, corpus })) {
    say(agreementText(peer));
    const lost = peer.differences.some(({ right }) => right === 'the peer' || right === 'neither');
    if (lost) process.exitCode = 1;
  }
  return { figure, results };
}

const rows = FIGURES.filter(isChosen).map(run);
for (const figure of CLI_FIGURES.filter(isChosen)) {
  const result = await measureCli(figure);
  show(cliRecordOf(figure, result), cliText(figure, result));
}
for (const figure of KEPT_FIGURES.filter(isChosen)) {
  const kept = await measureKept();
  show({ figure: figure.name, ms: kept ?? null }, keptText(figure, kept));
}
// Recorded hands are no part of the project: `-- --only people --games FILE`.
if (values.only === 'people' && values.games !== undefined) {
  const tally = await agreementWithPeople(values.games);
  show({ figure: 'people', ...tally }, peopleText(tally));
}
// Matches take long, and are played where they are asked for alone.
if (PARTNER_FIGURES.some(({ name }) => name === values.only)) {
  for await (const row of measurePartners()) show(row, partnersText(row));
}
if (rows.length > 1) say(tableText(rows));
