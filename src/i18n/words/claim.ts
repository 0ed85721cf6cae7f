/** The words of the drill about claims on a discard. */
import type { Texts } from '../texts.ts';

export const claim = {
  'claim.title': { fr: 'Puis-je la prendre ?', en: 'May I claim?' },
  'claim.description': {
    fr: 'Une défausse et votre main : marquez toutes les prises permises, puis dites ce que vous faites. La réponse donne la règle de chaque prise et compare les mains qui en résultent.',
    en: 'A discard and your hand: mark every claim that is allowed, then say what you do. The answer gives the rule for each claim and compares the hand after it.',
  },
  'claim.needsScript': {
    fr: 'Les mains sont distribuées et jugées sur votre appareil, ce qui demande JavaScript. Les règles se lisent sans lui.',
    en: 'Hands are dealt and judged on your device, which needs JavaScript. The rules can be read without it.',
  },
  'claim.from.left': {
    fr: 'Votre voisin de gauche défausse {tile}.',
    en: 'The player on your left discards {tile}.',
  },
  'claim.from.middle': {
    fr: 'Le joueur d’en face défausse {tile}.',
    en: 'The player opposite discards {tile}.',
  },
  'claim.from.right': {
    fr: 'Votre voisin de droite défausse {tile}.',
    en: 'The player on your right discards {tile}.',
  },
  'claim.left': {
    fr: 'Après cette défausse, il reste {n} tuile à piocher. | Après cette défausse, il reste {n} tuiles à piocher.',
    en: 'After this discard, {n} tile can still be drawn. | After this discard, {n} tiles can still be drawn.',
  },
  'claim.left.none': {
    fr: 'C’est la dernière défausse : il ne reste plus rien à piocher.',
    en: 'It is the last discard: no tile is left to draw.',
  },
  'claim.kongs': {
    fr: 'Les autres joueurs ont déclaré {n} carré. | Les autres joueurs ont déclaré {n} carrés.',
    en: 'The others have declared {n} kong. | The others have declared {n} kongs.',
  },
  'claim.exchange': {
    fr: 'Cette manche a commencé par un échange de tuiles.',
    en: 'This hand began with an exchange of tiles.',
  },
  'claim.marks': { fr: 'Quelles prises sont permises ?', en: 'Which claims are allowed?' },
  'claim.choose': { fr: 'Et vous, que faites-vous ?', en: 'And what do you do?' },
  'claim.win': { fr: 'mah-jong', en: 'mah-jong' },
  'claim.pass': { fr: 'je passe', en: 'pass' },
  'claim.need': {
    fr: 'Dites si vous passez, ou laquelle des prises marquées vous faites.',
    en: 'Say what you do: pass, or make one of the claims you marked.',
  },
  'claim.none': { fr: 'aucune', en: 'none' },
  'claim.wrong': {
    fr: 'Prises permises : {lawful}. {why}',
    en: 'The claims allowed: {lawful}. {why}',
  },
  'claim.why.win': {
    fr: 'la défausse complète votre main.',
    en: 'the discard completes your hand.',
  },
  'claim.why.claim': {
    fr: 'prenez la tuile ({claim}). La main est alors {away} ; si vous passez, elle est {before}.',
    en: 'with the {claim} the hand is {away}; without it, {before}.',
  },
  'claim.why.pass': {
    fr: 'passez. Aucune prise ne rapproche la main du gain : elle reste {away}.',
    en: 'pass. No claim brings the hand nearer: it stays {away}.',
  },
  'claim.why.none': {
    fr: 'passez. Vous ne pouvez pas prendre cette tuile.',
    en: 'pass. You may not claim this tile.',
  },
  'claim.allowed': { fr: 'permise', en: 'allowed' },
  'claim.bar.missing': {
    fr: 'non : il vous manque {tiles}',
    en: 'no: you would need {tiles} in your hand',
  },
  'claim.bar.not-next': {
    fr: 'non : seul le joueur qui suit celui qui défausse peut prendre la tuile pour une séquence',
    en: 'no: only the player after the discarder may claim a tile for a run',
  },
  'claim.bar.last-discard': {
    fr: 'non : la dernière défausse ne se prend que pour gagner',
    en: 'no: the last discard can only be claimed to win',
  },
  'claim.bar.barred-deal': {
    fr: 'non : pas de séquence dans une manche qui commence par un échange de tuiles',
    en: 'no: no chow in a hand that began with an exchange of tiles',
  },
  'claim.bar.most-kongs': {
    fr: 'non : on ne peut plus déclarer de carré dans cette manche',
    en: 'no: no more kongs may be declared in this hand',
  },
  'claim.bar.no-replacement': {
    fr: 'non : il ne resterait pas assez de tuiles pour la tuile de remplacement',
    en: 'no: with this kong too few tiles would be left to replace the fourth',
  },
  'claim.bar.incomplete': {
    fr: 'non : la main ne serait pas complète',
    en: 'no: the hand would not be complete',
  },
  'claim.bar.own-discards': {
    fr: 'non : vous avez vous-même défaussé {tiles}',
    en: 'no: you have discarded {tiles} yourself',
  },
  'claim.bar.unlawful': { fr: 'non : {why}', en: 'no, {why}' },
  'claim.bar.least': {
    fr: 'non : la main vaudrait moins de {n} points',
    en: 'no: the hand would be worth less than {n} points',
  },
  'claim.bar.role': {
    fr: 'non : sans riichi déclaré, la main n’aurait aucun rôle (yaku)',
    en: 'no: without riichi declared the hand would have no yaku',
  },
  'claim.compared': { fr: 'Après chaque choix', en: 'After each choice' },
  'claim.compared.choice': { fr: 'Choix', en: 'Choice' },
  'claim.compared.distance': { fr: 'La main', en: 'The hand' },
  'claim.compared.accepts': { fr: 'Tuiles utiles', en: 'Tiles accepted' },
  'claim.compared.short': {
    fr: '{away} ; une main complète est plus proche, mais ne gagnerait pas',
    en: '{away}; a complete hand is nearer, but would not win',
  },
  'claim.compared.small': {
    fr: 'une main complète est proche, mais ne gagnerait pas ; aucune figure qui vaille à elle seule {n} points n’est à portée',
    en: 'a complete hand is near, but would not win; no single fan of {n} points is in reach',
  },
  'claim.compared.measure': {
    fr: 'Une prise est bonne si elle rapproche la main d’être prête ; entre plusieurs, la meilleure laisse le plus de tuiles utiles. À distance égale, passer est toujours juste.',
    en: 'A claim is worth making if it brings the hand nearer to ready; of several such claims, the best is the one after which most tiles help. Where the distance stays the same, passing is always right.',
  },
  'claim.compared.least': {
    fr: 'Les {n} points qu’il faut pour gagner ne se comptent qu’une fois la main prête.',
    en: 'The {n} points needed to win are counted only where the hand is ready.',
  },
  'claim.best': { fr: 'meilleur choix', en: 'best' },
  'claim.hint.formed': {
    fr: 'Avec vos tuiles, cette défausse forme : {claims}.',
    en: 'With your tiles, this discard makes: {claims}.',
  },
  'claim.hint.formed.none': {
    fr: 'Avec vos tuiles, cette défausse ne forme rien.',
    en: 'With your tiles, this discard makes nothing.',
  },
  'claim.hint.lawful': { fr: 'Prises permises : {claims}.', en: 'Allowed: {claims}.' },
  'claim.hint.distance': {
    fr: 'Si vous passez, la main reste {away}.',
    en: 'If you pass, the hand stays {away}.',
  },
  'claim.hint.option': {
    fr: '{claim} : la main est {away}, avec {copies}.',
    en: '{claim}: {away}, {copies}.',
  },
  'claim.hint.answer': {
    fr: 'Prises permises : {claims}. Réponse : « {choice} ».',
    en: 'Allowed: {claims}. Your choice: {choice}.',
  },
  'claim.level.tiles': { fr: 'ce qui est permis', en: 'what is allowed' },
  'claim.level.worth': { fr: 'prendre ou passer', en: 'claim or pass' },
  'claim.level.win': { fr: 'prête à gagner', en: 'ready to win' },
  'claim.level.limits': { fr: 'les limites d’une manche', en: 'the limits of a hand' },
  'claim.level.way': { fr: 'comment prendre', en: 'how to take it' },
  'claim.way': { fr: 'Comment prendre cette tuile ?', en: 'How do you take this tile?' },
  'claim.way.need': {
    fr: 'Choisissez une des prises, ou passez.',
    en: 'Choose one of the claims, or pass.',
  },
  'claim.way.right': { fr: 'Juste. {why}', en: 'Right. {why}' },
  'claim.way.wins': { fr: 'Gagne', en: 'Wins' },
  'claim.way.behind': { fr: 'Écart', en: 'Behind' },
  'claim.way.measure': {
    fr: 'Ces chiffres sont calculés d’après ce que montre la question : votre main, la défausse, et rien de la main des autres joueurs. « Gagne » : la part des manches que vous gagneriez. « Écart » : ce que ce choix rapporte de moins que le meilleur, en points et en moyenne.',
    en: 'Worked out from what the question shows: your hand, the discard, and nothing of the other hands. “Wins” is the share of hands that you would win, “Behind” how many points less the choice is worth on average.',
  },
  'claim.way.measure.wins': {
    fr: 'Ces chiffres sont calculés d’après ce que montre la question : votre main, la défausse, et rien de la main des autres joueurs. « Gagne » : la part des manches que vous gagneriez.',
    en: 'Worked out from what the question shows: your hand, the discard, and nothing of the other hands. “Wins” is the share of hands that you would win.',
  },
  'claim.advice': { fr: 'Ce que dit le livre', en: 'What the book says' },
  'claim.advice.no-kong': {
    fr: 'Avec un brelan et les tuiles voisines, ne faites pas un carré, mais un brelan et une séquence.',
    en: 'A pung with its neighbours: no kong, but a pung and a chow.',
  },
  'claim.advice.pair-in-chow': {
    fr: 'Avec une paire et les tuiles voisines, ne faites pas un brelan, mais une paire et une séquence.',
    en: 'A pair with its neighbours: no pung, but a pair and a chow.',
  },
  'claim.advice.two-chows': {
    fr: 'Quand chaque tuile de la paire a sa séquence, ne faites pas de brelan.',
    en: 'Each tile of the pair belongs to a chow of its own: no pung.',
  },
  'claim.advice.pung-beside': {
    fr: 'Quand un brelan est accolé à deux tuiles qui se suivent, prenez la tuile pour la séquence : le brelan reste caché.',
    en: 'A pung joined to two tiles in a row: claim the chow, and the pung stays concealed.',
  },
  'claim.advice.three-pairs': {
    fr: 'Trois paires qui se suivent font deux séquences : ne faites pas de brelan avec la paire du milieu.',
    en: 'Three pairs in a row are two chows: no pung with the middle one.',
  },
  'claim.advice.easiest': {
    fr: 'Entre plusieurs façons de prendre la tuile, choisissez celle qui laisse le reste le plus facile à compléter. Ici : {way}.',
    en: 'Of several ways to take it, the one after which the rest is easiest to complete: here {way}.',
  },
  'claim.advice.agrees': {
    fr: 'Ici, le calcul mène au même choix.',
    en: 'Here the figures agree.',
  },
  'claim.advice.differs': {
    fr: 'Ici, le calcul mène à un autre choix : le meilleur de ceux que le livre permet, « {way} », vous fait gagner dans {win} des cas, contre {bestWin} pour le meilleur choix, et rapporte en moyenne {behind} de moins.',
    en: 'Here the figures say otherwise: {way}, the best that the book allows, wins {win} of the time and the best choice {bestWin}, and it is worth {behind} less on average.',
  },
  'claim.hint.way': { fr: 'Réponse : « {choice} ».', en: 'Answer: {choice}.' },
  'claim.own.hand': { fr: 'Votre main, treize tuiles', en: 'Your hand, thirteen tiles' },
  'claim.own.tile': { fr: 'La défausse', en: 'The discard' },
  'claim.own.from': { fr: 'Qui défausse', en: 'Who discards' },
  'claim.own.round': { fr: 'Vent du tour', en: 'Wind of the round' },
  'claim.error.not-between-turns': {
    fr: 'Cette main a {count} tuiles. Avant une prise, il y en a treize, chaque combinaison posée comptant pour trois.',
    en: 'This hand has {count} tiles. Before a claim there are thirteen, each group on the table counting as three.',
  },
  'claim.error.no-win': {
    fr: 'Écrivez la main d’avant la prise, sans la tuile gagnante.',
    en: 'Write the hand before the claim, without a winning tile.',
  },
  'claim.error.own-discard': {
    fr: 'On ne prend pas sa propre défausse.',
    en: 'You cannot claim your own discard.',
  },
  'claim.error.not-in-these-rules': {
    fr: 'Ces règles n’ont pas de manche de cette sorte.',
    en: 'These rules have no such hand.',
  },
  'keys.claim.digits': {
    fr: 'marquer une prise, ou choisir ce que l’on fait',
    en: 'mark a claim, or choose what you do',
  },
  'learn.practice.claim': { fr: 'S’exercer aux prises : {level}', en: 'Practise claims: {level}' },
} as const satisfies Texts;
