import type { Texts } from '../texts.ts';

export const storage = {
  'storage.forbidden': {
    fr: 'Ce navigateur ne laisse rien garder au site : les résultats durent jusqu’à ce que vous quittiez la page.',
    en: 'This browser does not let the site keep anything: results last until you leave the page.',
  },
  'storage.full': {
    fr: 'La mémoire de l’appareil est pleine : les derniers résultats n’ont pas pu être gardés. Les précédents sont conservés.',
    en: 'The device’s storage is full: the latest results could not be kept. What was kept before is safe.',
  },
  'storage.newer': {
    fr: 'Une version plus récente du site a pris vos résultats en charge. Rechargez la page : d’ici là, rien de nouveau n’est gardé.',
    en: 'A newer version of this site has taken over what is kept here. Reload the page; until then, nothing new is kept.',
  },
  'storage.damaged': {
    fr: 'Les résultats gardés sur cet appareil étaient abîmés. Ils sont mis de côté et le compte recommence.',
    en: 'The results kept on this device were damaged. They were set aside, and counting begins anew.',
  },
} as const satisfies Texts;
