/**
 * Reading what comes from outside, field by field: nothing is taken over that is not known. Written
 * by hand: the library that reads the content at build would weigh more than the whole record.
 */
import { isFields } from '../../engine/notation.ts';
import { isSum } from './checks.ts';

type FieldTest = (value: unknown) => boolean;
type RowFields<Row> = { readonly [Name in keyof Required<Row>]: FieldTest };

/** Until the year 2200, in milliseconds. */
const LATEST = 7_258_118_400_000;
const LONGEST = 2_000;
const LONGEST_ID = 4_000;
const MOST_PARTS = 24;

export const isTime: FieldTest = (value) => isSum(value) && value <= LATEST;
export const isFlag: FieldTest = (value) => typeof value === 'boolean';

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST;

/** None that an object has of its own nature: `__proto__`, `constructor`. */
export const isName: FieldTest = (value) =>
  isText(value) && /^[a-z0-9][\w.,:+-]*$/i.test(value) && !(value in Object.prototype);

/** A drill and its level, or a course and its lesson: `find-waits/13/pure`. */
export const isPath: FieldTest = (value) =>
  isText(value) && /^[a-z0-9-]+(\/[\w.,:+-]+)+$/i.test(value);

export const isId: FieldTest = (value) =>
  typeof value === 'string' && value.length > 0 && value.length <= LONGEST_ID;

export const isNamedRecord =
  (isValue: FieldTest, isKey: FieldTest = isName, most = MOST_PARTS): FieldTest =>
  (value) => {
    if (!isFields(value)) return false;
    const entries = Object.entries(value);
    return entries.length <= most && entries.every(([key, one]) => isKey(key) && isValue(one));
  };

/** The drills read these again when they are asked. */
export const isTexts: FieldTest = isNamedRecord(isText);
export const isAspects: FieldTest = isNamedRecord((value) => isText(value) && value.length <= 80);

export const oneOf =
  (...allowed: readonly unknown[]): FieldTest =>
  (value) =>
    allowed.includes(value);

export const maybe =
  (is: FieldTest): FieldTest =>
  (value) =>
    value === undefined || is(value);

/** A row that has these fields and no other. */
export const rowOf =
  <Row>(fields: RowFields<Row>) =>
  (value: unknown): value is Row => {
    if (!isFields(value)) return false;
    const names = Object.keys(fields);
    return (
      Object.keys(value).every((name) => names.includes(name)) &&
      Object.entries<FieldTest>(fields).every(([name, is]) =>
        is(Object.hasOwn(value, name) ? value[name] : undefined),
      )
    );
  };
