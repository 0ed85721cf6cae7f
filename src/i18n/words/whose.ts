/** The words of the drills that ask for the rules themselves. */
import type { Texts } from '../texts.ts';

export const whose = {
  'whichRules.title': { fr: 'Quelles sont ces règles ?', en: 'Which rules are these?' },
  'whichRules.description': {
    fr: 'Une main qui a gagné et son compte, ou ce qu’elle rapporte, sur une feuille sans nom : dites lequel des cinq jeux de règles a servi. La réponse montre à quoi on le reconnaît et ce que la main vaut selon les quatre autres.',
    en: 'A hand that won, and how it was counted or paid, with no name on the sheet: say which of the five rule sets was used. The answer shows how you can tell, and what the hand is worth under the other four.',
  },
  'whichRules.needsScript': {
    fr: 'Les mains sont distribuées et comptées sur votre appareil, ce qui demande JavaScript. La comparaison des cinq sources se lit sans lui.',
    en: 'Hands are dealt and counted on your device, which needs JavaScript. The comparison of the five sources can be read without it.',
  },
  'whichRules.from': {
    fr: '{seat} a défaussé la tuile gagnante.',
    en: '{seat} discarded the winning tile.',
  },
  'whichRules.drawn': { fr: 'La tuile gagnante a été piochée.', en: 'The winning tile was drawn.' },
  'whichRules.ask.sheet': {
    fr: 'Selon quelles règles compte-t-on ainsi ?',
    en: 'Which rules count it like this?',
  },
  'whichRules.ask.payments': {
    fr: 'Selon quelles règles paie-t-on ainsi ?',
    en: 'Under which rules is it paid like this?',
  },
  'whichRules.choices': { fr: 'Les cinq jeux de règles', en: 'The five rule sets' },
  'whichRules.sheet': { fr: 'Ce qui est compté', en: 'What is counted' },
  'whichRules.whole': { fr: 'la main dans son ensemble', en: 'the hand as a whole' },
  'whichRules.total': { fr: 'Total', en: 'Total' },
  'whichRules.nothing.sheet': {
    fr: 'La main gagne, et rien n’est compté.',
    en: 'It wins, and nothing is counted.',
  },
  'whichRules.nothing.payments': {
    fr: 'La main gagne, et personne ne paie.',
    en: 'It wins, and nothing is paid.',
  },
  'whichRules.need': {
    fr: 'Choisissez un des cinq jeux de règles.',
    en: 'Choose one of the five rule sets.',
  },
  'whichRules.wrong': {
    fr: 'Votre réponse : {given}. La bonne : {rules}.',
    en: 'Your answer: {given}. The right one: {rules}.',
  },
  'whichRules.tells': { fr: 'Ce qu’il fallait voir', en: 'How you can tell' },
  'whichRules.tell.uncounted': {
    fr: 'Cette source n’imprime aucun barème : on gagne, sans compter de points.',
    en: 'This source prints no table of points: a hand wins, and no points are counted.',
  },
  'whichRules.tell.limit': {
    fr: 'Une limite fixe remplace la somme : {n}.',
    en: 'A fixed limit takes the place of the sum: {n}.',
  },
  'whichRules.tell.single': {
    fr: 'Une seule ligne compte, {n} points, et rien ne s’y ajoute.',
    en: 'One line is worth all of it, {n} points, and nothing is added to it.',
  },
  'whichRules.tell.added': {
    fr: 'Les lignes s’additionnent, et le total est {n} : rien n’est doublé.',
    en: 'The lines add up to {n}, and nothing is doubled.',
  },
  'whichRules.tell.doubled': {
    fr: 'Les points, {m}, sont doublés une fois. | Les points, {m}, sont doublés {n} fois.',
    en: 'Points: {m}, doubled once. | Points: {m}, doubled {n} times.',
  },
  'whichRules.tell.rounded': {
    fr: 'Les points font {n}, arrondis à {m}.',
    en: 'The points make {n}, rounded up to {m}.',
  },
  'whichRules.tell.rounded-up': {
    fr: 'Chaque paiement est arrondi au multiple de {n} supérieur.',
    en: 'Each payment is rounded up to the next {n}.',
  },
  'whichRules.tell.alone': {
    fr: 'Celui qui a défaussé paie tout, {n} ; les deux autres ne paient rien.',
    en: 'Whoever discarded pays everything, {n}; the two others pay nothing.',
  },
  'whichRules.tell.alike': {
    fr: 'Les trois autres paient la même somme : {n}.',
    en: 'All three pay the same, {n}.',
  },
  'whichRules.tell.discarder-more': {
    fr: 'Celui qui a défaussé paie {n} ; personne ne paie moins de {m}.',
    en: 'Whoever discarded pays {n}; nobody pays less than {m}.',
  },
  'whichRules.tell.dealer-more': {
    fr: 'L’Est paie {n} ; un autre joueur paie moins, {m}.',
    en: 'East pays {n}; another player pays less, {m}.',
  },
  'whichRules.tell.both-more': {
    fr: 'L’Est, qui a défaussé, paie {n} ; les autres paient {m}.',
    en: 'East, who discarded, pays {n}; the others pay {m}.',
  },
  'whichRules.named': {
    fr: 'Le compte avec ses noms : {rules}',
    en: 'The sheet with its names: {rules}',
  },
  'whichRules.own': {
    fr: 'Lignes qu’aucun autre jeu de règles ne compte ainsi :',
    en: 'Lines that no other rule set counts in this way:',
  },
  'whichRules.standings': { fr: 'La même main selon les cinq', en: 'This hand under all five' },
  'whichRules.standings.rules': { fr: 'Règles', en: 'Rules' },
  'whichRules.standings.total': { fr: 'Compte', en: 'Counted' },
  'whichRules.standings.gets': { fr: 'Le gagnant reçoit', en: 'The winner gets' },
  'whichRules.verdict.uncounted': { fr: 'gagnée, sans compte', en: 'a win, not counted' },
  'whichRules.verdict.not-enough': {
    fr: 'complète, mais de trop peu de valeur pour gagner',
    en: 'complete, but worth too little to win',
  },
  'whichRules.verdict.unlawful': {
    fr: 'complète, mais ne peut pas gagner',
    en: 'complete, but may not win',
  },
  'whichRules.verdict.not-complete': {
    fr: 'la main n’est pas complète',
    en: 'not a complete hand',
  },
  'whichRules.hint.out': {
    fr: 'Cette main ne gagne pas selon : {rules}.',
    en: 'This hand does not win under: {rules}.',
  },
  'whichRules.hint.nearest': {
    fr: 'C’est l’une des deux : {rules}.',
    en: 'It is one of these: {rules}.',
  },
  'whichRules.show.sheet': { fr: 'les lignes du compte', en: 'the lines of the sheet' },
  'whichRules.show.payments': { fr: 'qui paie qui', en: 'who pays whom' },
  'whichRules.error.not-told': {
    fr: 'Aucun jeu de règles, ou plus d’un, ne compte cette main comme l’adresse le demande.',
    en: 'No rule set, or more than one, counts this hand in the way that the address asks for.',
  },
  'whichRules.error.no-winning-tile': {
    fr: 'Écrivez une main complète, avec la tuile qui l’a fait gagner.',
    en: 'Write a complete hand, with the tile that it won on.',
  },
  'keys.whichRules.digits': { fr: 'choisir un jeu de règles', en: 'choose a rule set' },
  'takers.title': { fr: 'Qui prendrait cette tuile ?', en: 'Who would take this?' },
  'takers.description': {
    fr: 'Une main, une défausse et une prise : marquez les jeux de règles où cette prise est permise, ou ceux où elle est aussi le meilleur choix. La réponse donne la raison pour chacun, avec la règle.',
    en: 'A hand, a discard and one claim on it: mark, of the five rule sets, those under which the claim is allowed or, if so asked, those under which it is also the best choice. The answer gives the reason under each of them, with its rule.',
  },
  'takers.needsScript': {
    fr: 'Les mains sont distribuées et jugées sur votre appareil, ce qui demande JavaScript. La comparaison des cinq sources se lit sans lui.',
    en: 'Hands are dealt and judged on your device, which needs JavaScript. The comparison of the five sources can be read without it.',
  },
  'takers.claim': { fr: 'La prise :', en: 'The claim:' },
  'takers.undeclared': {
    fr: 'La main n’a pas été déclarée prête.',
    en: 'The hand has not been declared ready.',
  },
  'takers.ask.lawful': {
    fr: 'Selon quelles règles cette prise est-elle permise ?',
    en: 'Under which rules is it allowed?',
  },
  'takers.ask.wise': {
    fr: 'Selon quelles règles cette prise est-elle à la fois permise et le meilleur choix ?',
    en: 'Under which rules is it allowed, and also the best choice?',
  },
  'takers.none': { fr: 'Aucun des cinq', en: 'None of the five' },
  'takers.need': {
    fr: 'Marquez les règles voulues, ou « Aucun des cinq ».',
    en: 'Mark the rule sets that you mean, or “None of the five”.',
  },
  'takers.nobody': { fr: 'aucun des cinq', en: 'none of the five' },
  'takers.everybody': { fr: 'les cinq jeux de règles', en: 'all five' },
  'takers.rows': { fr: 'Selon chaque jeu de règles', en: 'Under each rule set' },
  'takers.rows.note': {
    fr: 'Chaque nom mène à la même défausse selon ces règles, dans « Puis-je la prendre ? ».',
    en: 'Each name leads to the same discard under its rules, in “May I claim?”.',
  },
  'takers.unknown': {
    fr: 'non : ces règles n’ont pas de séquence d’honneurs',
    en: 'no: these rules have no run of honours',
  },
  'takers.standing': { fr: '{claim} : {standing}.', en: '{claim}: {standing}.' },
  'takers.asGood': {
    fr: '{claim} : rien d’autre ne vaut mieux.',
    en: '{claim}: nothing else is better.',
  },
  'takers.hint.look.chow': {
    fr: 'Pour une séquence, on ne prend que la défausse d’un seul voisin. Voyez ensuite avec quoi la main peut encore gagner, une fois une combinaison exposée.',
    en: 'Only one player may claim a chow. Then look at what the hand can still win with once a group is exposed.',
  },
  'takers.hint.look.pung': {
    fr: 'Pour un brelan, on prend la défausse de n’importe qui. Voyez avec quoi la main peut encore gagner, une fois une combinaison exposée.',
    en: 'Anybody may claim a pung. Look at what the hand can still win with once a group is exposed.',
  },
  'takers.hint.look.kong': {
    fr: 'Voyez ce qui reste à piocher une fois prise la tuile de remplacement, et combien il y a de carrés.',
    en: 'Look at what is left to draw after the replacement tile, and at how many kongs there are.',
  },
  'takers.hint.look.win': {
    fr: 'Voyez d’abord quelles mains gagnent : sept paires ? des séquences d’honneurs ? Puis ce qui est exigé : des points, un rôle, une seule séquence, aucune tuile gagnante parmi les défausses du joueur.',
    en: 'First see which hands win: seven pairs? runs of honours? Then what is required: points, a yaku, a single chow, no winning tile among one’s own discards.',
  },
  'takers.hint.look.run': {
    fr: 'Voyez quelles règles ont des séquences d’honneurs, et à qui c’est de jouer.',
    en: 'See which rules have runs of honours, and whose turn is next.',
  },
  'takers.hint.bars': {
    fr: 'Ce qui s’oppose à cette prise, selon l’un ou l’autre jeu de règles :',
    en: 'What rules it out under one rule set or another:',
  },
  'takers.hint.lawful': { fr: 'Prise permise selon : {rules}.', en: 'Allowed under: {rules}.' },
  'takers.hint.away': {
    fr: 'Si l’on ne regarde que les tuiles, la main est {after} avec cette prise, et {before} sans elle.',
    en: 'By the tiles alone, the hand is {after} with this claim, and {before} without it.',
  },
  'takers.level.lawful': { fr: 'où la prise est permise', en: 'where it is allowed' },
  'takers.level.wise': {
    fr: 'où la prise est le meilleur choix',
    en: 'where it is the best choice',
  },
  'takers.own.claim': {
    fr: 'Les tuiles de la prise ; aucune pour mah-jong',
    en: 'The tiles of the claim; none for mah-jong',
  },
  'takers.own.ask': { fr: 'Ce qui est demandé', en: 'What is asked' },
  'takers.error.no-such-claim': {
    fr: 'Aucune règle ne permet de prendre cette défausse avec ces tuiles.',
    en: 'No rule set lets anybody claim this discard with these tiles.',
  },
  'keys.takers.digits': {
    fr: 'marquer un jeu de règles, ou retirer la marque',
    en: 'mark a rule set, or take the mark back',
  },
  'compare.way.whoseRules': {
    fr: 'Un exercice : reconnaître les règles à un compte sans nom',
    en: 'A drill: tell the rules from a score sheet without a name',
  },
  'compare.way.takers': {
    fr: 'Un exercice : une prise, et les règles qui la permettent ou en font le meilleur choix',
    en: 'A drill: one claim, and the rules that allow it or make it the best choice',
  },
} as const satisfies Texts;
