/** What may be read about each drill, found when the site is built. */
import type { Voice } from '../i18n/speak.ts';
import { entriesInOrder } from './content.ts';
import { lessonsLeadingTo } from './lessons.ts';
import { hrefOf, lessonPath, ruleHref, rulesHref, rulesOf } from './links.ts';
import { lessonLevels } from './practice.ts';
import type { Reading } from './reading.ts';
import { placeText, type RegisterEntry } from './register.ts';

/** So many rules are named one by one; of more, the book that has them. */
const MOST_RULES = 4;

async function lessonsOn(page: string, { locale }: Voice): Promise<readonly Reading[]> {
  const lessons = await lessonsLeadingTo(locale, page);
  return lessons.flatMap(({ course, slug, entry }) =>
    lessonLevels(entry.body ?? '')
      .filter((practice) => practice.page === page)
      .map(({ level }) => ({
        kind: 'lesson' as const,
        title: entry.data.title,
        href: hrefOf(locale, lessonPath(course.id, slug)),
        level,
      })),
  );
}

/** Of the names by which an entry calls its drills, the level behind the stroke. */
function levelIn({ drills }: RegisterEntry, page: string): string | undefined {
  const name = drills.find((named) => named.split('/')[0] === page);
  return name?.split('/')[1];
}

async function rulesOn(page: string, { locale, say }: Voice): Promise<readonly Reading[]> {
  const entries = (await entriesInOrder('register')).filter(({ drills }) =>
    drills.some((named) => named.split('/')[0] === page),
  );
  const groups = Map.groupBy(entries, (entry) => `${rulesOf(entry.id)}/${levelIn(entry, page)}`);
  return [...groups.values()].flatMap((group): readonly Reading[] => {
    const [first] = group;
    if (!first) return [];
    const rules = rulesOf(first.id);
    const named = levelIn(first, page);
    const level = { game: rules, ...(named && { level: named }) };
    if (group.length > MOST_RULES) {
      const title = say(`rules.${rules}.title`);
      return [{ kind: 'book', level, title, href: rulesHref(locale, rules) }];
    }
    return group.map((entry) => ({
      kind: 'rule',
      level,
      title: `${say(`source.${rules}`)}, ${placeText(entry, { locale, say })}`,
      href: ruleHref(locale, entry.id),
    }));
  });
}

export const readingOf = async (page: string, voice: Voice): Promise<readonly Reading[]> => [
  ...(await lessonsOn(page, voice)),
  ...(await rulesOn(page, voice)),
];
