import type { Texts } from '../texts.ts';

export const source = {
  'source.tchou1924': { fr: 'Tchou 1924', en: 'Tchou 1924' },
  'source.vulcain1953': { fr: 'Vulcain 1953', en: 'Navy (Vulcain) 1953' },
  'source.encyclopedie': { fr: 'Encyclopédie', en: 'French encyclopedia' },
  'source.mcr': { fr: 'Règles internationales', en: 'International rules' },
  'source.riichi': { fr: 'Règles japonaises', en: 'Japanese rules' },
  'place.section': { fr: '§ {n}', en: '§ {n}' },
  'place.heading': { fr: '« {title} »', en: '“{title}”' },
  'place.hand': { fr: 'main {n}', en: 'hand {n}' },
  'place.note': { fr: 'note', en: 'note' },
  'place.picture': { fr: 'nom d’une image', en: 'name of a picture' },
} as const satisfies Texts;
