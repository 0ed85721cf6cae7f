/**
 * The one file that knows the device's storage. It may be forbidden, full or
 * damaged: the site goes on in memory, and `$storageTrouble` says what happened.
 */
import { atom } from 'nanostores';

export const STORAGE_TROUBLES = ['forbidden', 'full', 'damaged', 'newer'] as const;
export type StorageTrouble = (typeof STORAGE_TROUBLES)[number];

export const $storageTrouble = atom<StorageTrouble | undefined>(undefined);

export const PREFIX = 'moineau.';
/** Where a text that could not be read is kept, so that nothing is lost. */
const DAMAGED = `${PREFIX}damaged.`;

export const settingKey = (name: string): string => PREFIX + name;
export const PROGRESS_KEY = `${PREFIX}progress`;
/** Whether there is a record of answers. */
export const RECORD_KEY = `${PREFIX}record`;
/** Before the ids of answers on their way into it. */
export const WAITING = `${PREFIX}waiting.`;
export const levelKey = (drill: string): string => `${PREFIX}level.${drill}`;
/** How long the level of a drill has lasted. */
export const stayKey = (drill: string): string => `${PREFIX}stay.${drill}`;
export const steerKey = (drill: string): string => `${PREFIX}steer.${drill}`;
/** The day's practice that is under way. */
export const DAY_PLAN_KEY = `${PREFIX}day-plan`;
export const TABLE_KEY = `${PREFIX}table`;
export const WHOLE_HAND_KEY = `${PREFIX}whole-hand`;
/** The accounts of an evening. */
export const ACCOUNTS_KEY = `${PREFIX}accounts`;
/** What the reader's own table has agreed on. */
export const OUR_TABLE_KEY = `${PREFIX}our-table`;
/** The questions that are being put together for others. */
export const SET_KEY = `${PREFIX}set`;
export const SHARED_LEVEL_KEY = `${PREFIX}shared-level`;

export function attempt<T>(action: (storage: Storage) => T): T | undefined {
  // Where pages are built nothing is kept, and that is no trouble of anybody's.
  if (typeof window === 'undefined') return undefined;
  try {
    return action(localStorage);
  } catch (error) {
    const full = error instanceof DOMException && error.name === 'QuotaExceededError';
    $storageTrouble.set(full ? 'full' : 'forbidden');
    return undefined;
  }
}

/** What could not be written; it lasts as long as the page. */
export const pageOnly = new Map<string, string>();

/** Texts that a later form of the site wrote: they are neither written over nor erased. */
const later = new Set<string>();

/** The device's storage as a record that never throws and gives back what it was given. */
export const safeStorage = new Proxy<Record<string, string>>(
  {},
  {
    has: (_, key) =>
      pageOnly.has(String(key)) ||
      (attempt((storage) => storage.getItem(String(key)) !== null) ?? false),
    get: (_, key) =>
      pageOnly.get(String(key)) ?? attempt((storage) => storage.getItem(String(key)) ?? undefined),
    set: (_, key, value: string) => {
      const written =
        !later.has(String(key)) &&
        attempt((storage) => {
          storage.setItem(String(key), value);
          return true;
        });
      if (written) pageOnly.delete(String(key));
      else pageOnly.set(String(key), value);
      return true;
    },
    deleteProperty: (_, key) => {
      pageOnly.delete(String(key));
      if (!later.has(String(key))) attempt((storage) => storage.removeItem(String(key)));
      return true;
    },
  },
);

/** What a stored text says; absent where there is none, or it is damaged. */
export function valueIn(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** What an earlier form of the site kept under a name: it is read, and left where it is. */
export const earlierText = (name: string | undefined): string | undefined =>
  name === undefined || typeof window === 'undefined' ? undefined : safeStorage[PREFIX + name];

/** What is written here from now on lasts as long as the page. */
export function leaveToLater(key: string): void {
  later.add(key);
  $storageTrouble.set('newer');
}

export function setAside(key: string, text: string): void {
  const aside = DAMAGED + key.slice(PREFIX.length);
  safeStorage[aside] = text;
  // Once it lies there it need not be found damaged again.
  if (!pageOnly.has(aside)) delete safeStorage[key];
  $storageTrouble.set('damaged');
}

/** What lasts as long as the window; one that keeps nothing does without. */
export function textInWindow(name: string): string | undefined {
  try {
    return sessionStorage.getItem(PREFIX + name) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepInWindow(name: string, text: string): void {
  try {
    sessionStorage.setItem(PREFIX + name, text);
  } catch {
    // A reload then shows the question unanswered, as it always could.
  }
}

/**
 * Runs in the head of every page, before the first paint: no import, no failure. Of each setting it
 * is given the values that are written at the root. Names and marks of tiles wait for their styles,
 * which only those who want them fetch.
 */
export const earlyScript = (values: Readonly<Record<string, readonly string[]>>): string =>
  `try{var d=document.documentElement.dataset,s=localStorage,a=${JSON.stringify(values)},n,v;for(n in a)if(a[n].includes(v=s.getItem('${PREFIX}'+n)))d[n]=v;if(s.getItem('${PROGRESS_KEY}')||s.getItem('${RECORD_KEY}'))d.record='';if(s.getItem('${TABLE_KEY}'))d.table='';if((d.names||d.marks)&&(v=document.currentScript.dataset.notes))document.head.append(Object.assign(document.createElement('link'),{rel:'stylesheet',href:v,blocking:'render'}))}catch(e){}`;

/** Runs at the address without a language, before the first paint: goes on to that of the reader. */
export const languageScript = (homes: Readonly<Record<string, string>>): string =>
  `var h=${JSON.stringify(homes)},c='',w;try{c=localStorage.getItem('${settingKey('language')}')||''}catch(e){}w=[c].concat(navigator.languages||[]).map(function(t){return t.toLowerCase().split('-')[0]}).find(function(t){return Object.hasOwn(h,t)});if(w)location.replace(h[w]+location.search+location.hash)`;

/** Runs where the courses stand, before the first paint: the one that was read last is shown. */
export const LAST_COURSE_SCRIPT = `try{document.getElementById(JSON.parse(localStorage.getItem('${PROGRESS_KEY}')).stop.lesson.split('/')[0]).dataset.last=''}catch(e){}`;
