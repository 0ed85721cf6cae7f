import type { Texts } from '../texts.ts';

export const waits = {
  'wait.two-sided': { fr: 'attente des deux côtés', en: 'two-sided wait' },
  'wait.closed': { fr: 'attente fermée', en: 'closed wait' },
  'wait.edge': { fr: 'attente au bord', en: 'edge wait' },
  'wait.pair': { fr: 'attente sur la paire', en: 'pair wait' },
  'wait.two-pairs': { fr: 'attente sur deux paires', en: 'wait on two pairs' },
  'wait.orphan': { fr: 'orphelin manquant', en: 'missing orphan' },
  'waits.question': {
    fr: 'Quelles tuiles complètent cette main ?',
    en: 'Which tiles complete this hand?',
  },
  'waits.partial': {
    fr: 'Une combinaison est déjà faite. | {n} combinaisons sont déjà faites.',
    en: 'One group is already made. | {n} groups are already made.',
  },
  'waits.pairElsewhere': {
    fr: 'La paire est ailleurs, déjà faite.',
    en: 'The pair is elsewhere, already made.',
  },
  'waits.choose': { fr: 'Choisissez les tuiles gagnantes', en: 'Choose the winning tiles' },
  'waits.none': { fr: 'Aucune ne gagne', en: 'None wins' },
  'waits.unanswered': {
    fr: 'Choisissez les tuiles qui gagnent, ou « Aucune ne gagne ».',
    en: 'Choose the tiles that win, or “None wins”.',
  },
  'waits.rightNone': {
    fr: 'Juste : cette main n’attend rien.',
    en: 'Right: this hand waits on nothing.',
  },
  'waits.notYet': { fr: 'Trouvées : {found} sur {all}.', en: 'Found {found} of {all}.' },
  'waits.noneWins': { fr: 'Cette main n’attend rien.', en: 'This hand waits on nothing.' },
  'waits.missed': { fr: 'Oubliées : {tiles}.', en: 'Missed: {tiles}.' },
  'waits.wrong': { fr: 'Fausses : {tiles}.', en: 'Wrong: {tiles}.' },
  'waits.pickForProof': {
    fr: 'Touchez une tuile pour voir pourquoi elle gagne ou non.',
    en: 'Choose any tile to see why it wins or fails.',
  },
  'waits.mark.found': { fr: 'trouvée', en: 'found' },
  'waits.mark.missed': { fr: 'oubliée', en: 'missed' },
  'waits.mark.wrong': { fr: 'ne gagne pas', en: 'does not win' },
  'waits.proof.wins': {
    fr: '{tile} complète la main : {kind}.',
    en: '{tile} completes the hand: {kind}.',
  },
  'waits.proof.left': {
    fr: 'Il en reste un exemplaire. | Il en reste {n} exemplaires.',
    en: 'One copy is left. | {n} copies are left.',
  },
  'waits.proof.reading': { fr: 'Lecture {at} sur {n}', en: 'Reading {at} of {n}' },
  'waits.proof.previous': { fr: 'Lecture précédente', en: 'Previous reading' },
  'waits.proof.next': { fr: 'Lecture suivante', en: 'Next reading' },
  'waits.proof.fails': {
    fr: '{tile} ne complète pas la main. La lecture la plus proche laisse en trop : {leftover}.',
    en: '{tile} does not complete the hand. Left over in the closest reading: {leftover}.',
  },
  'waits.proof.noCopy': {
    fr: 'Les quatre exemplaires {ofTile} sont dans cette main : aucun ne peut venir.',
    en: 'All four copies {ofTile} are in this hand: none can come.',
  },
  'waits.proof.leftover': { fr: 'en trop', en: 'left over' },
  'waits.hint.count': {
    fr: 'Cette main attend une sorte de tuile. | Cette main attend {n} sortes de tuiles.',
    en: 'This hand waits on one kind of tile. | This hand waits on {n} kinds of tile.',
  },
  'waits.hint.countNone': {
    fr: 'Cette main n’attend aucune tuile.',
    en: 'This hand waits on no tile at all.',
  },
  'waits.hint.part': {
    fr: 'Mettez ces combinaisons de côté : {groups}. Le reste décide de l’attente.',
    en: 'Set these groups aside: {groups}. The rest decides the wait.',
  },
  'waits.hint.whole': {
    fr: 'Aucune combinaison ne se met de côté : toutes les tuiles de cette main comptent. Partez d’un bout et essayez chaque paire.',
    en: 'No group can be set aside: every tile of this hand takes part. Begin at one end and try each pair.',
  },
  'waits.hint.reading': {
    fr: 'Une tuile gagnante donne ceci : {groups}.',
    en: 'One winning tile makes this: {groups}.',
  },
  'waits.solve': { fr: 'Réponse et preuve', en: 'Answer and proof' },
} as const satisfies Texts;
