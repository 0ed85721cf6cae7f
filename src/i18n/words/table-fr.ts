import type { tableEn } from './table-en.ts';

/** Les questions sur la table ; mêmes clés que l’anglais. */
export const tableFr: Readonly<Record<keyof typeof tableEn, string>> = {
  'table.seats': 'Les quatre places vues d’en haut',
  'table.player': 'joueur {player}',
  'table.starter': 'première main',
  'table.throws': 'lance',
  'table.dice': 'dés : {one} et {other}, {total} en tout',
  'table.walls': 'Les quatre murailles vues d’en haut',
  'table.noStack': 'Déplacez le repère le long des murailles',
  'table.stackOf': 'Muraille de {player}, tas {stack} depuis la droite',
  'table.stackBack': 'Un tas vers la droite',
  'table.stackOn': 'Un tas vers la gauche',
  'table.stackChoice': 'Le tas à soulever',
  'table.copies': '{kinds} sortes, une tuile de chaque | {kinds} sortes, {n} tuiles de chaque',
  'table.discards': '{player} défausse',
  'table.nobody': 'Personne : le joueur suivant pioche',
  'table.check': 'Vérifier',
  'table.again': 'Reprendre',
  'table.throwAgain': 'Relancer les dés',
  'table.right': 'Juste.',
  'table.notYet': 'Ce n’est pas la réponse.',
  'table.solve': 'La réponse',
  'table.mark.right': 'juste',
  'table.mark.missed': 'la réponse',
  'table.mark.wrong': 'pas la réponse',
  'table.family.characters': 'caractères',
  'table.family.circles': 'cercles',
  'table.family.bamboos': 'bambous',
  'table.family.winds': 'vents',
  'table.family.dragons': 'dragons',
  'table.family.flowers': 'fleurs et saisons',
  'table.layer.top': 'du dessus',
  'table.layer.bottom': 'du dessous',
  'table.end.starter-wins': 'la première main gagne',
  'table.end.other-wins': 'un autre joueur gagne',
  'table.end.draw-without-kong': 'manche nulle sans carré',
  'table.end.draw-with-kong': 'manche nulle avec un carré déclaré',
  'table.end.annulled': 'donne annulée',
  'table.ask.families': 'Quelles familles font ensemble {total} tuiles ?',
  'table.ask.tiles': 'Parmi ces tuiles, lesquelles sont de cette famille : {family} ?',
  'table.ask.complete': 'Lesquelles de ces mains sont complètes ?',
  'table.ask.reached': '{from} lance {total}. À quelle place arrive le compte ?',
  'table.ask.place':
    '{from} lance {first}, puis {second}. La colonne porte, de haut en bas : {column}. À la place de qui {player} va-t-il ?',
  'table.ask.wind': '{starter} a la première main. Qui a le {wind} ?',
  'table.ask.starter':
    '{from}, à la place de l’Est, lance {first}, puis {second}. Qui reçoit la première main ?',
  'table.ask.passes':
    '{starter} a la première main. Les manches finissent ainsi, dans cet ordre : {ends}. Qui a ensuite la première main ?',
  'table.ask.breach':
    '{starter} lance {first} ; le joueur désigné lance {second}. Quel tas soulève-t-on ?',
  'table.ask.dealt':
    'Les murailles sont ouvertes, et {starter} a la première main. Qui reçoit la tuile {layer} du tas cerclé ?',
  'table.ask.taker':
    '{discarder} défausse cette tuile : {tile}. Chacun la demande s’il peut s’en servir. À qui va-t-elle ?',
  'table.why.sum': '{sum} = {total}.',
  'table.why.ownSum': 'Votre choix fait {sum} = {total}.',
  'table.why.family': 'Toutes les sortes, {family} : {tiles}.',
  'table.why.hand': 'Main {n} : {groups}.',
  'table.why.noHand': 'Main {n} : d’aucune façon quatre combinaisons et une paire.',
  'table.why.count': 'On compte vers la droite : {count}.',
  'table.why.reached': 'Le {total} tombe sur {player}.',
  'table.why.firstThrow': 'Premier coup, {total} : {count}.',
  'table.why.secondThrow': 'Second coup, {total}, compté depuis {player} : {count}.',
  'table.why.east': 'L’Est aura donc la place de {player}.',
  'table.why.column':
    'Second coup, {total} : {count}. La tuile du haut est donc pour {player}, et les autres suivent vers la droite.',
  'table.why.drawn': 'On retourne : {winds}.',
  'table.why.place':
    'À partir de l’Est, vers la droite, s’assoient le Sud, l’Ouest et le Nord : {player} va à la place de {seat}.',
  'table.why.winds': 'Depuis la première main, vers la droite : {winds}.',
  'table.why.stays': 'Manche {n}, {end} : elle reste à {player}.',
  'table.why.passes': 'Manche {n}, {end} : elle passe à {player}.',
  'table.why.breach': '{sum} : dans la muraille de {breaker}, le tas {stack} depuis la droite.',
  'table.why.corner':
    '{sum}, mais la muraille de {breaker} n’a que {stacks} tas. Le compte tourne le coin, passe dans la muraille de gauche, celle de {player}, et finit au tas {stack}.',
  'table.why.loose':
    'Ses deux tuiles se posent sur le tas de droite. À gauche du vide commence la distribution.',
  'table.why.ringed': 'Le tas cerclé est le numéro {stack} à partir de la brèche.',
  'table.why.stacks':
    'Trois fois de suite, chacun prend deux tas, dans l’ordre {order}. La prise numéro {turn} est pour {player}.',
  'table.why.lastTiles':
    'Les tas avant le {low} sont partis. {one} prend le dessus des tas {low} et {high}, {two} le dessous du {low}, {three} le dessus du {mid}, {four} le dessous du {mid}.',
  'table.why.claim': '{player} peut exposer : {group}.',
  'table.why.win': '{player} peut gagner.',
  'table.why.turn':
    'Gagner passe avant le brelan et le carré, ceux-ci avant la séquence ; entre deux gagnants, celui dont le tour est le plus proche. La tuile va à {player}, qui joue ensuite.',
  'table.why.nobody': 'Personne ne peut la prendre. {player}, le suivant, pioche dans la muraille.',
};
