/** What changed for readers. */
import type { Texts } from '../texts.ts';

export const news = {
  'news.title': { fr: 'Nouveautés', en: 'What is new' },
  'news.description': {
    fr: 'Ce que Moineau a de nouveau pour vous, jour après jour : leçons, exercices, jeu, outils et lectures.',
    en: 'What Moineau has that is new for you, day by day: lessons, drills, play, tools and reading.',
  },
  'news.area.lessons': { fr: 'Leçons', en: 'Lessons' },
  'news.area.drills': { fr: 'Exercices', en: 'Drills' },
  'news.area.play': { fr: 'À la table', en: 'At the table' },
  'news.area.compare': { fr: 'Comparer', en: 'Comparing' },
  'news.area.tools': { fr: 'Outils', en: 'Tools' },
  'news.area.read': { fr: 'À consulter', en: 'Reference' },
  'nav.news': { fr: 'Nouveautés', en: 'What is new' },
  'site.version': { fr: 'Version du {date} ({commit})', en: 'Version of {date} ({commit})' },
} as const satisfies Texts;
