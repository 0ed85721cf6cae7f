/** What the first evening says beside its lessons. */
import type { Texts } from '../texts.ts';

export const evening = {
  'evening.title': { fr: 'La première soirée', en: 'First evening' },
  'evening.description': {
    fr: 'Dix courtes leçons à une même table, pour qui n’a jamais vu une tuile. Comptez quarante minutes environ.',
    en: 'Ten short lessons at one table, for those who have never seen a tile. They take about forty minutes.',
  },
  'evening.steps': { fr: 'Étape {n} sur {all}', en: 'Step {n} of {all}' },
  'evening.table': { fr: 'La table', en: 'The table' },
  'evening.hand': { fr: 'Vos tuiles', en: 'Your tiles' },
  'evening.rack': { fr: 'Tuiles à choisir', en: 'Tiles to choose from' },
  'evening.items': { fr: 'Ce qui peut rapporter', en: 'What may score' },
  'evening.acts': { fr: 'Ce que vous pouvez dire', en: 'What you may say' },
  'evening.wall': { fr: 'Muraille', en: 'Wall' },
  'evening.wall.near': { fr: 'Le bout des pioches ordinaires', en: 'The end for ordinary draws' },
  'evening.wall.far': { fr: 'L’autre bout', en: 'The other end' },
  'evening.you': { fr: 'Vous', en: 'You' },
  'evening.discards': { fr: '{wind} défausse {tile}', en: '{wind} discards {tile}' },
  'evening.discarded': { fr: 'Vous défaussez {tile}. ', en: 'You discard {tile}. ' },
  'evening.othersWin': { fr: '{wind} gagne', en: '{wind} wins' },
  'evening.othersGive': { fr: '{wind} défausse', en: '{wind} discards' },
  'evening.calls': { fr: '{wind} : {act}', en: '{wind}: {act}' },
  'evening.drawn': { fr: '{tile}, que vous venez de piocher', en: '{tile}, just drawn' },
  'evening.found': { fr: '{tile}, trouvé', en: '{tile}, found' },
  'evening.act.wall': { fr: 'Piocher', en: 'Draw' },
  'evening.act.far-wall': { fr: 'L’autre bout de la muraille', en: 'The other end of the wall' },
  'evening.act.pass': { fr: 'Passer', en: 'Pass' },
  'evening.act.chow': { fr: 'Chow', en: 'Chow' },
  'evening.act.pung': { fr: 'Pung', en: 'Pung' },
  'evening.act.kong': { fr: 'Kong', en: 'Kong' },
  'evening.act.mah-jong': { fr: 'Mah-jong', en: 'Mah-jong' },
  'evening.item.own-kong': { fr: 'Carré (kong) caché', en: 'Concealed kong' },
  'evening.item.drawn': { fr: 'Tuile gagnante piochée', en: 'Winning tile drawn' },
  'evening.item.replacement': {
    fr: 'Gain sur une tuile de remplacement',
    en: 'Won on a replacement tile',
  },
  'evening.item.chow': { fr: 'Séquence', en: 'Chow' },
  'evening.item.pair': { fr: 'Paire de 9', en: 'Pair of 9s' },
  'evening.won': { fr: 'Mah-jong', en: 'Mah-jong' },
  'evening.shown': { fr: 'Voici le geste : {act}.', en: 'Here it is: {act}.' },
  'evening.onward': { fr: 'Continuer', en: 'Go on' },
  'evening.right': { fr: 'Juste', en: 'Right' },
  'evening.passes': { fr: 'Possible aussi', en: 'Also possible' },
  'evening.next': { fr: 'Leçon suivante : {title}', en: 'Next lesson: {title}' },
  'evening.open': { fr: 'Une table ouverte', en: 'A free table' },
  'evening.course': { fr: 'Le cours : {title}', en: 'The course: {title}' },
  'evening.winners': {
    fr: 'il reste {n} tuile gagnante | il reste {n} tuiles gagnantes',
    en: '{n} tile left that wins | {n} tiles left that win',
  },
  'evening.why.complete': {
    fr: 'Il ne manque rien : ces tuiles gagnent.',
    en: 'Nothing is missing: these tiles win.',
  },
  'evening.why.incomplete': {
    fr: 'Il manque encore une tuile. | Il manque encore {n} tuiles.',
    en: 'One tile is still missing. | {n} tiles are still missing.',
  },
  'evening.why.draw-first': {
    fr: 'On pioche d’abord, on défausse ensuite.',
    en: 'First draw a tile, then discard one.',
  },
  'evening.why.discard-first': {
    fr: 'Vous avez déjà pioché. Il faut défausser une tuile.',
    en: 'You have already drawn. Now discard a tile.',
  },
  'evening.why.not-your-turn': {
    fr: 'Ce n’est pas à vous de piocher.',
    en: 'It is not your turn to draw.',
  },
  'evening.why.answer-first': {
    fr: 'Répondez d’abord à la défausse : {tile}.',
    en: 'First answer the discard, {tile}.',
  },
  'evening.why.near-end': {
    fr: 'Les pioches ordinaires se font à l’autre bout.',
    en: 'Ordinary draws come from the other end.',
  },
  'evening.why.further': {
    fr: 'Si vous défaussez {tile}, il vous manque {n} tuile, au lieu de {m}. | Si vous défaussez {tile}, il vous manque {n} tuiles, au lieu de {m}.',
    en: 'Discard {tile} and you are {n} tile short; the best discard leaves you {m} short. | Discard {tile} and you are {n} tiles short; the best discard leaves you {m} short.',
  },
  'evening.why.fewer': {
    fr: 'Si vous défaussez {tile}, {n} tuile vous sert, contre {m} après la meilleure défausse. | Si vous défaussez {tile}, {n} tuiles vous servent, contre {m} après la meilleure défausse.',
    en: 'Discard {tile} and {n} tile helps; after the best discard, {m} do. | Discard {tile} and {n} tiles help; after the best discard, {m} do.',
  },
  'evening.why.no-claim': {
    fr: 'Personne n’a défaussé. Il n’y a rien à prendre.',
    en: 'Nobody has discarded. There is nothing to take.',
  },
  'evening.why.no-two': {
    fr: 'Vous n’avez pas deux tuiles pareilles à celle-ci : {tile}.',
    en: 'You do not hold two tiles like {tile}.',
  },
  'evening.why.no-run': {
    fr: 'Vous n’avez pas deux tuiles qui fassent trois numéros de suite avec {tile}.',
    en: 'You hold no two tiles that make three in a row with {tile}.',
  },
  'evening.why.no-three': {
    fr: 'Vous n’avez pas trois tuiles pareilles à celle-ci : {tile}.',
    en: 'You do not hold three tiles like {tile}.',
  },
  'evening.why.chow-seat': {
    fr: 'Pour faire une séquence, on ne prend que la défausse du joueur précédent.',
    en: 'For three in a row you may only take the discard of the player before you.',
  },
  'evening.why.no-nearer': {
    fr: 'Prendre {tile} ne vous avance pas.',
    en: 'Taking {tile} brings you no nearer.',
  },
  'evening.why.nearer-otherwise': {
    fr: 'Vous avez mieux à faire avec {tile}.',
    en: 'There is a better use for {tile}.',
  },
  'evening.why.worth-taking': {
    fr: 'Cette tuile vaut la peine d’être prise.',
    en: 'This tile is worth taking.',
  },
  'evening.why.no-win': {
    fr: 'Avec {tile}, il vous manquerait encore une tuile. | Avec {tile}, il vous manquerait encore {n} tuiles.',
    en: 'With {tile} you would still be one tile short. | With {tile} you would still be {n} tiles short.',
  },
  'evening.why.too-early': {
    fr: 'Vous défausserez {tile} plus tard.',
    en: 'You will discard {tile} later.',
  },
  'evening.why.other-tile': {
    fr: 'Ce n’est pas {tile} : touchez une autre tuile.',
    en: 'It is not {tile}: tap another tile.',
  },
  'evening.why.only-touch': {
    fr: 'Cette fois, il faut seulement toucher les tuiles.',
    en: 'This time, just tap the tiles.',
  },
  'evening.why.only-player': {
    fr: 'Cette fois, touchez un joueur.',
    en: 'This time, tap a player.',
  },
  'evening.why.no-line': { fr: 'Cela ne rapporte rien ici.', en: 'That scores nothing here.' },
  'evening.why.other-seat': {
    fr: 'Un autre joueur a la priorité.',
    en: 'Somebody else has priority.',
  },
} as const satisfies Texts;
