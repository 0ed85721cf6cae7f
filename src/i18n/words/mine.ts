/** What is kept of a reader: counted, saved to a file, read from one, forgotten. */
import type { Texts } from '../texts.ts';

export const mine = {
  'mine.title': { fr: 'Vos données', en: 'Your data' },
  'mine.text': {
    fr: 'Le site garde vos résultats sur cet appareil et nulle part ailleurs. Enregistrez-les dans un fichier pour les emporter sur un autre appareil, ou pour les mettre à l’abri.',
    en: 'What the site remembers about you is kept on this device and nowhere else. Save it to a file to take it to another device, or to have it safe.',
  },
  'mine.needsScript': {
    fr: 'Vos résultats sont gardés sur votre appareil ; JavaScript est nécessaire pour les afficher.',
    en: 'What is kept is on your device; JavaScript is needed to show it.',
  },
  'mine.kept': { fr: 'Gardé ici', en: 'Kept here' },
  'mine.answers': { fr: '{n} réponse | {n} réponses', en: '{n} answer | {n} answers' },
  'mine.since': { fr: 'depuis le {date}', en: 'since {date}' },
  'mine.cards': {
    fr: '{n} question à revoir | {n} questions à revoir',
    en: '{n} question to review | {n} questions to review',
  },
  'mine.runs': {
    fr: '{n} course contre la montre | {n} courses contre la montre',
    en: '{n} run against the clock | {n} runs against the clock',
  },
  'mine.lessons': {
    fr: '{n} leçon ouverte | {n} leçons ouvertes',
    en: '{n} lesson opened | {n} lessons opened',
  },
  'mine.nothing': { fr: 'Rien pour le moment.', en: 'Nothing yet.' },
  'mine.room': {
    fr: 'Avec les pages gardées pour la lecture hors ligne, le site occupe {size} Mo sur cet appareil.',
    en: 'With the pages kept for reading offline, the site takes {size} MB on this device.',
  },
  'mine.persist.granted': {
    fr: 'Le navigateur garde tout cela jusqu’à ce que vous l’effaciez vous-même.',
    en: 'The browser keeps this until you clear it yourself.',
  },
  'mine.persist.open': {
    fr: 'Si l’appareil manque de place, le navigateur peut effacer tout cela.',
    en: 'When the device runs out of room, the browser may clear this.',
  },
  'mine.persist.refused': {
    fr: 'Le navigateur ne garantit pas encore de garder ces données ; un favori ou quelques visites de plus suffisent souvent. Un fichier enregistré reste sûr dans tous les cas.',
    en: 'The browser does not promise to keep it yet; a bookmark or a few more visits are often enough. A saved file is safe.',
  },
  'mine.persist.ask': {
    fr: 'Demander au navigateur de tout garder',
    en: 'Ask the browser to keep it',
  },
  'mine.save': { fr: 'Tout enregistrer dans un fichier', en: 'Save everything to a file' },
  'mine.saved': {
    fr: 'Le fichier est dans vos téléchargements : {name}.',
    en: 'The file is among your downloads: {name}.',
  },
  'mine.read': { fr: 'Lire un fichier enregistré', en: 'Read a saved file' },
  'mine.reading': { fr: 'Lecture…', en: 'Reading…' },
  'mine.brings': { fr: 'Ce que contient ce fichier', en: 'What this file brings' },
  'mine.row': { fr: 'Contenu', en: 'Contents' },
  'mine.fresh': { fr: 'Nouveau ici', en: 'New here' },
  'mine.known': { fr: 'Déjà là', en: 'Here already' },
  'mine.alone': { fr: 'Ici seulement', en: 'Only here' },
  'mine.of.attempts': { fr: 'Réponses', en: 'Answers' },
  'mine.of.cards': { fr: 'Questions à revoir', en: 'Questions to review' },
  'mine.of.runs': { fr: 'Courses contre la montre', en: 'Runs against the clock' },
  'mine.of.earlier': {
    fr: 'Totaux d’anciennes versions du site',
    en: 'Totals from earlier versions of the site',
  },
  'mine.of.lessons': { fr: 'Leçons', en: 'Lessons' },
  'mine.of.settings': { fr: 'Réglages et niveaux', en: 'Settings and levels' },
  'mine.merge': { fr: 'Ajouter le fichier à ce qui est ici', en: 'Add it to what is here' },
  'mine.merge.text': {
    fr: 'Rien ne se perd : là où le fichier et cet appareil diffèrent, le meilleur résultat ou le changement le plus récent est gardé. Les réglages choisis ici ne changent pas.',
    en: 'Nothing is lost: where the two differ, the better result or the later change is kept. Settings chosen here stay.',
  },
  'mine.replace': { fr: 'Remplacer ce qui est ici', en: 'Replace what is here' },
  'mine.replace.text': {
    fr: 'Ce qui est gardé ici est remplacé, réglages compris. Vous avez dix secondes pour annuler.',
    en: 'What is here now is removed, settings included. You have ten seconds to undo it.',
  },
  'mine.leave': { fr: 'Ne rien changer', en: 'Change nothing' },
  'mine.merged': { fr: 'Le contenu du fichier est ajouté.', en: 'The file has been added.' },
  'mine.replaced': {
    fr: 'Le contenu du fichier remplace ce qui était ici.',
    en: 'The file has taken the place of what was here.',
  },
  'mine.undoing': { fr: 'Remise en place…', en: 'Putting it back…' },
  'mine.undone': { fr: 'Tout est comme avant.', en: 'Everything is as it was.' },
  'mine.fault.large': {
    fr: 'Ce fichier dépasse {most} Mo : le site n’en lit pas de plus grand. Rien n’a été changé.',
    en: 'This file is larger than {most} MB, more than the site reads. Nothing was changed.',
  },
  'mine.fault.broken': {
    fr: 'Ce fichier est illisible : il est incomplet, ou d’une autre nature. Rien n’a été changé. Enregistrez-le de nouveau sur l’appareil d’où il vient.',
    en: 'This file cannot be read: it is incomplete, or of another kind. Nothing was changed. Save it again where it comes from.',
  },
  'mine.fault.foreign': {
    fr: 'Ce fichier n’a pas été enregistré par ce site, dont les fichiers s’appellent « moineau- » suivi d’une date. Rien n’a été changé.',
    en: 'This file was not saved by this site: its files are called “moineau-” and a date. Nothing was changed.',
  },
  'mine.fault.newer': {
    fr: 'Ce fichier vient d’une version plus récente du site. Rien n’a été changé. Rechargez cette page, puis relisez le fichier.',
    en: 'This file was saved by a newer version of the site. Nothing was changed. Reload this page, then read the file.',
  },
  'mine.fault.damaged': {
    fr: 'Une partie de ce fichier est abîmée : {part}. Rien n’a été changé. Enregistrez-le de nouveau sur l’appareil d’où il vient.',
    en: 'A part of this file is damaged: {part}. Nothing was changed. Save it again where it comes from.',
  },
  'mine.part.record': { fr: 'les résultats', en: 'the record' },
  'mine.part.attempts': { fr: 'les réponses', en: 'the answers' },
  'mine.part.cards': { fr: 'les questions à revoir', en: 'the questions to review' },
  'mine.part.runs': { fr: 'les courses', en: 'the runs' },
  'mine.part.earlier': {
    fr: 'les totaux d’anciennes versions',
    en: 'the totals of earlier versions',
  },
  'mine.part.progress': { fr: 'les leçons', en: 'the lessons' },
  'mine.part.texts': { fr: 'les réglages et les niveaux', en: 'the settings and levels' },
  'mine.refused': {
    fr: 'Le site n’a pas pu utiliser la mémoire de l’appareil, et rien n’a été changé. Elle est peut-être pleine.',
    en: 'This device’s storage could not be used, and nothing was changed. It may be full.',
  },
  'mine.forget': { fr: 'Tout oublier', en: 'Forget everything' },
  'mine.forget.sure': { fr: 'Tout oublier ?', en: 'Forget everything?' },
  'mine.forget.text': {
    fr: 'Les réponses, les questions à revoir, les courses, les mains du jour, les comptes de vos soirées et votre place dans les leçons sont effacés ; les réglages et les niveaux restent. Vous avez dix secondes pour annuler.',
    en: 'Your answers, questions to review, runs, hands of the day, the accounts of your evenings and your place in the lessons are erased; settings and levels stay. You have ten seconds to undo it.',
  },
  'mine.forget.no': { fr: 'Garder', en: 'Keep it' },
  'mine.forgotten': { fr: 'Tout est oublié.', en: 'Everything is forgotten.' },
} as const satisfies Texts;
