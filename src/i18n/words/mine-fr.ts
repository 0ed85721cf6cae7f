import type { mineEn } from './mine-en.ts';

/** Ce que le site retient du lecteur : compté, enregistré, relu, oublié ; mêmes clés que l’anglais. */
export const mineFr: Readonly<Record<keyof typeof mineEn, string>> = {
  'mine.title': 'Vos données',
  'mine.text':
    'Le site garde vos résultats sur cet appareil et nulle part ailleurs. Enregistrez-les dans un fichier pour les emporter sur un autre appareil, ou pour les mettre à l’abri.',
  'mine.needsScript':
    'Vos résultats sont gardés sur votre appareil ; JavaScript est nécessaire pour les afficher.',
  'mine.kept': 'Gardé ici',
  'mine.answers': '{n} réponse | {n} réponses',
  'mine.since': 'depuis le {date}',
  'mine.cards': '{n} question à revoir | {n} questions à revoir',
  'mine.runs': '{n} course contre la montre | {n} courses contre la montre',
  'mine.lessons': '{n} leçon ouverte | {n} leçons ouvertes',
  'mine.nothing': 'Rien pour le moment.',
  'mine.room':
    'Avec les pages gardées pour la lecture hors ligne, le site occupe {size} Mo sur cet appareil.',
  'mine.persist.granted': 'Le navigateur garde tout cela jusqu’à ce que vous l’effaciez vous-même.',
  'mine.persist.open': 'Si l’appareil manque de place, le navigateur peut effacer tout cela.',
  'mine.persist.refused':
    'Le navigateur ne s’y engage pas pour le moment. Un fichier reste sûr dans tous les cas ; un favori ou quelques visites de plus suffisent souvent.',
  'mine.persist.ask': 'Demander au navigateur de le garder',
  'mine.save': 'Tout enregistrer dans un fichier',
  'mine.saved': 'Le fichier est dans vos téléchargements : {name}.',
  'mine.read': 'Lire un fichier enregistré',
  'mine.reading': 'Lecture…',
  'mine.brings': 'Ce que contient ce fichier',
  'mine.row': 'Contenu',
  'mine.fresh': 'Nouveau ici',
  'mine.known': 'Déjà là',
  'mine.alone': 'Ici seulement',
  'mine.of.attempts': 'Réponses',
  'mine.of.cards': 'Questions à revoir',
  'mine.of.runs': 'Courses contre la montre',
  'mine.of.earlier': 'Totaux d’anciennes versions du site',
  'mine.of.lessons': 'Leçons',
  'mine.of.settings': 'Réglages et niveaux',
  'mine.merge': 'L’ajouter à ce qui est ici',
  'mine.merge.text':
    'Rien ne se perd : là où le fichier et cet appareil diffèrent, le meilleur résultat ou le changement le plus récent est gardé. Les réglages choisis ici ne changent pas.',
  'mine.replace': 'Remplacer ce qui est ici',
  'mine.replace.text':
    'Ce qui est gardé ici est remplacé, réglages compris. Vous avez dix secondes pour l’annuler.',
  'mine.leave': 'Ne rien changer',
  'mine.merged': 'Le contenu du fichier est ajouté.',
  'mine.replaced': 'Le contenu du fichier remplace ce qui était ici.',
  'mine.undo': 'Annuler',
  'mine.undoing': 'Remise en place…',
  'mine.undone': 'Tout est comme avant.',
  'mine.fault.large':
    'Ce fichier dépasse {most} Mo, plus que le site n’en lit. Rien n’a été changé.',
  'mine.fault.broken':
    'Ce fichier est illisible : il est incomplet, ou d’une autre nature. Rien n’a été changé. Enregistrez-le de nouveau là d’où il vient.',
  'mine.fault.foreign':
    'Ce fichier n’a pas été enregistré par ce site, dont les fichiers s’appellent « moineau- » suivi d’une date. Rien n’a été changé.',
  'mine.fault.newer':
    'Ce fichier vient d’une version plus récente du site. Rien n’a été changé. Rechargez cette page, puis relisez le fichier.',
  'mine.fault.damaged':
    'Une partie de ce fichier est abîmée : {part}. Rien n’a été changé. Enregistrez-le de nouveau là d’où il vient.',
  'mine.part.record': 'les résultats',
  'mine.part.attempts': 'les réponses',
  'mine.part.cards': 'les questions à revoir',
  'mine.part.runs': 'les courses',
  'mine.part.earlier': 'les totaux d’anciennes versions',
  'mine.part.progress': 'les leçons',
  'mine.part.texts': 'les réglages et les niveaux',
  'mine.refused':
    'La mémoire de l’appareil n’a pas pu servir, et rien n’a été changé. Elle est peut-être pleine.',
  'mine.forget': 'Tout oublier',
  'mine.forget.sure': 'Tout oublier ?',
  'mine.forget.text':
    'Les réponses, les questions à revoir, les courses, les mains du jour et votre place dans les leçons sont effacées ; les réglages et les niveaux restent. Vous avez dix secondes pour l’annuler.',
  'mine.forget.no': 'Garder',
  'mine.forget.yes': 'Tout oublier',
  'mine.forgotten': 'Tout est oublié.',
};
