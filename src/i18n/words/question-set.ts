/** Questions that somebody puts together for others. */
import type { Texts } from '../texts.ts';

export const questionSet = {
  'set.title': { fr: 'Recueil de questions', en: 'A set of questions' },
  'set.description': {
    fr: 'Choisissez des questions d’exercices, ajoutez-y vos remarques, et donnez le tout par un lien, dans un fichier ou sur papier.',
    en: 'Pick questions from the drills, add words of your own, and pass it all on as a link, as a file or on paper.',
  },
  'set.help': {
    fr: 'Sous une question d’exercice ou une main analysée, « Mettre dans mon recueil » l’ajoute ici. Sous chaque question, vous pouvez écrire une remarque. « Répondre » pose les questions l’une après l’autre ; l’impression met les réponses à la fin.',
    en: 'Below a question of a drill or an analysed hand, “Put into my set” adds it here. Below each question you can write words of your own. “Answer” asks the questions one after the other; on paper the answers come at the end.',
  },
  'set.needsScript': {
    fr: 'Un recueil se compose et se lit dans votre navigateur, ce qui demande JavaScript.',
    en: 'A set is put together and read in your browser, and that needs JavaScript.',
  },
  'set.loading': { fr: 'Le recueil s’ouvre.', en: 'Opening the set.' },
  'set.into': { fr: 'Mettre dans mon recueil', en: 'Put into my set' },
  'set.into.added': {
    fr: 'Question ajoutée : votre recueil en a {n}. | Question ajoutée : votre recueil en a {n}.',
    en: 'Added: your set has {n} question. | Added: your set has {n} questions.',
  },
  'set.into.there': {
    fr: 'Cette question est déjà dans votre recueil.',
    en: 'This question is in your set already.',
  },
  'set.into.many': {
    fr: 'Votre recueil est plein : il a ses {n} questions.',
    en: 'Your set is full: it has its {n} questions.',
  },
  'set.into.lost': {
    fr: 'Question ajoutée, mais cet appareil ne garde rien : elle sera perdue quand vous quitterez la page. Copiez plutôt le lien.',
    en: 'Added, but this device keeps nothing: it is lost when you leave the page. Copy the link instead.',
  },
  'set.into.refused': {
    fr: 'Aucun exercice ne peut poser cette main telle quelle.',
    en: 'No drill asks about this hand as it stands.',
  },
  'set.see': { fr: 'Voir mon recueil', en: 'See my set' },
  'set.own': { fr: 'Mon recueil', en: 'My set' },
  'set.own.title': { fr: 'Titre', en: 'Title' },
  'set.empty': { fr: 'Votre recueil est vide.', en: 'Your set is empty.' },
  'set.empty.how': {
    fr: 'Sous chaque question d’un exercice et sous chaque main analysée, « Mettre dans mon recueil » l’ajoute ici. À la fin d’une leçon, un lien apporte toutes ses questions.',
    en: 'Below each question of a drill and each analysed hand, “Put into my set” adds it here. At the end of a lesson, a link brings all of its questions.',
  },
  'set.words': {
    fr: 'Votre remarque, montrée avec la question {n}',
    en: 'Your words, shown with question {n}',
  },
  'set.up': { fr: 'Monter', en: 'Move up' },
  'set.up.which': { fr: 'Monter la question {n}', en: 'Move up question {n}' },
  'set.down': { fr: 'Descendre', en: 'Move down' },
  'set.down.which': { fr: 'Descendre la question {n}', en: 'Move down question {n}' },
  'set.remove': { fr: 'Retirer', en: 'Take out' },
  'set.remove.which': { fr: 'Retirer la question {n}', en: 'Take out question {n}' },
  'set.removed': { fr: 'Question retirée.', en: 'Question taken out.' },
  'set.emptied': { fr: 'Recueil vidé.', en: 'The set was emptied.' },
  'set.count': { fr: '{n} question | {n} questions', en: '{n} question | {n} questions' },
  'set.answer': { fr: 'Répondre', en: 'Answer' },
  'set.print': { fr: 'Sur papier', en: 'On paper' },
  'set.print.close': { fr: 'Fermer l’aperçu', en: 'Close the preview' },
  'set.link': { fr: 'Copier le lien', en: 'Copy the link' },
  'set.link.copied': {
    fr: 'Lien copié : il contient tout le recueil.',
    en: 'Link copied: all of the set is in it.',
  },
  'set.link.byHand': {
    fr: 'Copie impossible : copiez ce lien à la main.',
    en: 'Copying did not work: copy this link by hand.',
  },
  'set.link.long': {
    fr: 'Ce recueil est trop long pour un lien : {n} signes, sur {most} au plus. Enregistrez-le dans un fichier.',
    en: 'This set is too long for a link: {n} characters, where {most} are the most. Save it as a file.',
  },
  'set.file': { fr: 'Enregistrer dans un fichier', en: 'Save as a file' },
  'set.file.open': { fr: 'Ouvrir un fichier', en: 'Open a file' },
  'set.file.name': { fr: 'recueil', en: 'set' },
  'set.clear': { fr: 'Vider', en: 'Empty it' },
  'set.paste': { fr: 'Ajouter une liste', en: 'Add a list' },
  'set.paste.label': {
    fr: 'Adresses et remarques, ligne par ligne',
    en: 'Addresses and words, line by line',
  },
  'set.paste.note': {
    fr: 'Une question par ligne : son adresse, telle que le navigateur la montre, ou une main seule. Avec 13 tuiles, on demande ce qu’elle attend ; avec 14, que défausser. Sous une question, une ligne qui commence par > donne votre remarque ; une ligne qui commence par # donne le titre.',
    en: 'One question a line: its address as the browser shows it, or a hand alone. With 13 tiles the question is what it waits on, with 14 what to discard. Below a question, a line that begins with > holds your words; a line that begins with # is the title.',
  },
  'set.paste.add': { fr: 'Ajouter', en: 'Add' },
  'set.paste.added': {
    fr: '{n} question ajoutée. | {n} questions ajoutées.',
    en: '{n} question added. | {n} questions added.',
  },
  'set.paste.none': {
    fr: 'Ces questions étaient déjà dans votre recueil.',
    en: 'Your set had these questions already.',
  },
  'set.given.note': {
    fr: 'Ce recueil vient d’un lien ou d’un fichier. Son titre et ses remarques sont de la personne qui l’a composé ; les questions et les réponses sont celles du site.',
    en: 'This set came by a link or a file. Its title and its words are those of whoever made it; the questions and the answers are the site’s own.',
  },
  'set.untitled': { fr: 'Un recueil sans titre', en: 'A set without a title' },
  'set.take': { fr: 'Ajouter à mon recueil', en: 'Add to my set' },
  'set.taken': {
    fr: 'Ces questions sont dans votre recueil.',
    en: 'These questions are in your set.',
  },
  'set.take.many': {
    fr: 'Il n’y a pas assez de place dans votre recueil : il contient {most} questions au plus.',
    en: 'Your set has no room for them: it holds at most {most} questions.',
  },
  'set.leave': { fr: 'Fermer ce recueil', en: 'Close this set' },
  'set.window': {
    fr: 'Cette fenêtre ne garde rien : ouvrez les questions une à une, par leurs titres.',
    en: 'This window keeps nothing: open the questions one by one, by their titles.',
  },
  'set.result': { fr: 'Résultat', en: 'Result' },
  'set.result.right': { fr: '{right} sur {n}', en: '{right} of {n}' },
  'set.result.yes': { fr: 'juste', en: 'right' },
  'set.result.no': { fr: 'manquée', en: 'missed' },
  'set.result.skipped': { fr: 'passée', en: 'skipped' },
  'set.result.again': { fr: 'Reposer les questions manquées', en: 'Ask the missed ones again' },
  'set.result.close': { fr: 'Fermer le résultat', en: 'Close the result' },
  'set.goOn': {
    fr: 'Continuer : encore une question | Continuer : encore {n} questions',
    en: 'Go on: one question left | Go on: {n} questions left',
  },
  'set.drop': { fr: 'Arrêter là', en: 'Stop here' },
  'set.bad.paste': { fr: 'Rien n’a été ajouté.', en: 'Nothing was added.' },
  'set.bad.link': { fr: 'Ce lien ne peut pas être lu.', en: 'This link cannot be read.' },
  'set.bad.file': { fr: 'Ce fichier ne peut pas être lu.', en: 'This file cannot be read.' },
  'set.fault.too-long': {
    fr: 'Ce texte est trop long : {most} signes au plus.',
    en: 'This text is too long: at most {most} characters.',
  },
  'set.fault.too-many': {
    fr: 'Cela fait {n} questions ; un recueil en a {most} au plus.',
    en: 'That makes {n} questions; a set has at most {most}.',
  },
  'set.fault.newer': {
    fr: 'Il a été enregistré par une version plus récente du site : rechargez la page.',
    en: 'It was saved by a newer version of the site: reload the page.',
  },
  'set.fault.no-question': {
    fr: 'Il ne contient aucune question.',
    en: 'There is no question in it.',
  },
  'set.fault.no-address': {
    fr: 'Ligne {line} : « {text} » n’est ni l’adresse d’une question ni une main.',
    en: 'Line {line}: “{text}” is neither the address of a question nor a hand.',
  },
  'set.fault.words-first': {
    fr: 'Ligne {line} : « {text} » n’a pas de question au-dessus.',
    en: 'Line {line}: “{text}” has no question above it.',
  },
  'set.fault.second-title': {
    fr: 'Ligne {line} : « {text} » est un second titre.',
    en: 'Line {line}: “{text}” is a second title.',
  },
  'set.fault.long-title': {
    fr: 'Ligne {line} : le titre dépasse {most} signes.',
    en: 'Line {line}: the title is longer than {most} characters.',
  },
  'set.fault.long-words': {
    fr: 'Ligne {line} : la remarque sur cette question dépasse {most} signes.',
    en: 'Line {line}: the words about this question are longer than {most} characters.',
  },
  'set.fault.long-address': {
    fr: 'Ligne {line} : cette adresse dépasse {most} signes.',
    en: 'Line {line}: this address is longer than {most} characters.',
  },
  'set.fault.cut': {
    fr: 'Il a été coupé en route : demandez-le en entier, ou dans un fichier.',
    en: 'Part of it was lost on the way: ask for the whole link, or for a file.',
  },
  'set.fault.more': {
    fr: 'Et encore {n} autre. | Et encore {n} autres.',
    en: 'And {n} more. | And {n} more.',
  },
  'set.left.unknown': {
    fr: 'Aucun exercice ne s’appelle « {name} ».',
    en: 'No drill is called “{name}”.',
  },
  'set.left.bare': {
    fr: 'Cette adresse mène à un exercice, et à aucune de ses questions.',
    en: 'This address leads to a drill, not to one of its questions.',
  },
  'set.left': {
    fr: 'Cette question reste dans le recueil et n’est pas posée.',
    en: 'It stays in the set and is not asked.',
  },
  'set.sheet.address': {
    fr: 'Ce recueil se retrouve à l’adresse',
    en: 'You will find this set again at',
  },
} as const satisfies Texts;
