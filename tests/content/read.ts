/** Reads the content as the site does: a list in YAML, each item through its schema. */
import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { origin, step } from '../../src/course/change-schemas.ts';
import { coachedHand } from '../../src/course/coached-hands.ts';
import { editionPoint } from '../../src/course/editions.ts';
import { eveningLesson, eveningWords } from '../../src/course/evening-schemas.ts';
import { exercise } from '../../src/course/exercises.ts';
import { newsDay } from '../../src/course/news-schemas.ts';
import { erratum, registerEntry, scoringHand, summary } from '../../src/course/rule-schemas.ts';
import {
  type CataloguedRules,
  REGISTERS,
  type RegisteredRules,
} from '../../src/course/rulebooks.ts';
import { aim, course, dayHand, formula, glossaryEntry } from '../../src/course/schemas.ts';
import { timelineMark } from '../../src/course/timeline-schemas.ts';
import { topic } from '../../src/course/topic-schemas.ts';
import { walk } from '../../src/course/walks.ts';

const CONTENT = new URL('../../src/content/', import.meta.url);

/** The items of a content file; throws with the file and the item where one does not fit. */
export function readItems<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): readonly z.output<Schema>[] {
  const items: unknown = parse(readFileSync(new URL(path, CONTENT), 'utf8'));
  if (!Array.isArray(items)) throw new TypeError(`${path} is not a list`);
  return items.map((item, at) => {
    const read = schema.safeParse(item);
    if (!read.success) throw new Error(`${path}, item ${at + 1}: ${z.prettifyError(read.error)}`);
    return read.data;
  });
}

export const readCourses = () => readItems('course.yaml', course);
/** The exercises of the lessons, file after file. */
export const readExercises = () =>
  readdirSync(new URL('exercises/', CONTENT))
    .sort()
    .flatMap((name) => readItems(`exercises/${name}`, exercise));
export const readEvening = () => readItems('evening/steps.yaml', eveningLesson);
export const readEveningWords = (locale: 'en' | 'fr') =>
  readItems(`evening/${locale}.yaml`, eveningWords);
/** The guided walks of the lessons, file after file. */
export const readCoachedHands = () => readItems('coached-hands.yaml', coachedHand);

export const readWalks = () =>
  readdirSync(new URL('walks/', CONTENT))
    .sort()
    .flatMap((name) => readItems(`walks/${name}`, walk));
export const readAims = () => readItems('aims.yaml', aim);
export const readDays = () => readItems('days.yaml', dayHand);
export const readFormulas = () => readItems('formulas/tchou1924.yaml', formula);
export const readTimeline = () => readItems('timeline.yaml', timelineMark);
export const readChanges = () => readItems('changes.yaml', step);
export const readNews = () => readItems('news.yaml', newsDay);
export const readOrigins = () => readItems('origins.yaml', origin);
export const readTopics = () => readItems('topics.yaml', topic);
export const readGlossary = () => readItems('glossary.yaml', glossaryEntry);
export const readErrata = (rules: RegisteredRules = 'tchou1924') =>
  readItems(`errata/${rules}.yaml`, erratum);
export const readEditions = () => readItems('editions/mcr.yaml', editionPoint);
/** The hands of a catalogue, with their rows of the scoring table. */
export const readHands = (rules: CataloguedRules) =>
  readItems(`hands/${rules}.yaml`, scoringHand).map((hand) => ({
    ...hand,
    item: hand.id.slice(hand.id.indexOf('.') + 1),
  }));

/** A rule set on one page. */
export function readSummary(rules: RegisteredRules) {
  const [only] = readItems(`summaries/${rules}.yaml`, summary);
  if (!only) throw new Error(`no summary of ${rules}`);
  return only;
}

/** The register of one rule set, in the order of its files. */
export const readRegister = (rules: RegisteredRules = 'tchou1924') =>
  readdirSync(new URL(`register/${rules}/`, CONTENT))
    .sort()
    .flatMap((name) => readItems(`register/${rules}/${name}`, registerEntry));

/** The registers of all the rule sets. */
export const readRegisters = () => REGISTERS.flatMap((rules) => readRegister(rules));
