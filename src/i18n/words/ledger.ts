/** The five ledgers. */
import type { Texts } from '../texts.ts';

export const ledger = {
  'ledger.title': { fr: 'Une main, cinq comptes', en: 'Five ledgers' },
  'ledger.description': {
    fr: 'Une main complète comptée selon les cinq jeux de règles à la fois : si elle gagne, ce qui compte et ce qui ne compte pas, le total, et qui paie qui.',
    en: 'One complete hand, scored by the five rule sets at once: does it win, what counts and what does not, the total, who pays whom.',
  },
  'ledger.needsScript': {
    fr: 'Les comptes se font sur votre appareil, ce qui demande JavaScript. Voici une main, comptée des cinq façons.',
    en: 'This page counts on your device and needs JavaScript. Here is one hand, counted in all five ledgers.',
  },
  'ledger.opening': { fr: 'Chargement des comptes…', en: 'Loading the ledgers…' },
  'ledger.ask': {
    fr: 'Touchez ou écrivez une main complète, la tuile gagnante en dernier.',
    en: 'Tap or type a complete hand, its winning tile last.',
  },
  'ledger.last': { fr: 'Quelle tuile a complété la main ?', en: 'Which tile completed it?' },
  'ledger.noLast': {
    fr: 'Avec ces tuiles, on ne gagne selon aucun des jeux de règles.',
    en: 'Under none of the rule sets do these tiles win.',
  },
  'ledger.refused': {
    fr: 'Cette adresse décrit une main impossible.',
    en: 'The hand in this address is impossible.',
  },
  'ledger.kept': {
    fr: 'La dernière main qui a pu être comparée reste ci-dessous.',
    en: 'The last hand that could be compared is shown below.',
  },
  'ledger.hand.change': { fr: 'Changer la main', en: 'Change the hand' },
  'ledger.situation': { fr: 'Comment la main a gagné', en: 'How it was won' },
  'ledger.situation.line': {
    fr: '{seat} · tuile {how} · tour : {round}',
    en: '{seat} · tile {how} · round: {round}',
  },
  'ledger.wonBy': { fr: 'La tuile gagnante a été', en: 'The winning tile was' },
  'ledger.totals': { fr: 'Les cinq totaux', en: 'The five totals' },
  'ledger.won': { fr: 'gagne', en: 'wins' },
  'ledger.no': { fr: 'ne gagne pas', en: 'no win' },
  'ledger.wins': { fr: 'Gagne : {n} points.', en: 'Wins: {n} points.' },
  'ledger.uncounted': {
    fr: 'Gagne. La source ne donne pas de barème.',
    en: 'Wins. The source prints no table of points.',
  },
  'ledger.short': {
    fr: 'Ne gagne pas : {n} point sans les fleurs, il en faut {least}. | Ne gagne pas : {n} points sans les fleurs, il en faut {least}.',
    en: 'No win: {n} point without the flowers, {least} are needed. | No win: {n} points without the flowers, {least} are needed.',
  },
  'ledger.noRole': {
    fr: 'Ne gagne pas : la main n’a pas de rôle (yaku).',
    en: 'No win: the hand has no yaku.',
  },
  'ledger.code.not-complete': {
    fr: 'Ne gagne pas : ici, ces tuiles ne font pas une main complète.',
    en: 'No win: here these tiles are not a complete hand.',
  },
  'ledger.code.impossible-count': {
    fr: 'Ne gagne pas : ce n’est pas le nombre de tuiles d’une main.',
    en: 'No win: the number of tiles is not that of a hand.',
  },
  'ledger.code.unknown-meld': {
    fr: 'Ne gagne pas : ces règles n’ont pas de séquence d’honneurs.',
    en: 'No win: these rules have no runs of honours.',
  },
  'ledger.code.too-many-chows': {
    fr: 'Ne gagne pas : une seule séquence est permise, sauf dans une main pure ou entièrement piochée.',
    en: 'No win: only one chow is allowed, unless the hand is of one suit or all drawn.',
  },
  'ledger.code.claimed-last-tile': {
    fr: 'Ne gagne pas : la tuile gagnante de cette main doit être piochée.',
    en: 'No win: the winning tile of this hand must be drawn.',
  },
  'ledger.code.chow-in-goulash': {
    fr: 'Ne gagne pas : un goulasch n’admet aucune séquence.',
    en: 'No win: a goulash allows no chow.',
  },
  'ledger.code.losers-do-not-score': {
    fr: 'Ne gagne pas : il manque la tuile gagnante.',
    en: 'No win: the winning tile is missing.',
  },
  'ledger.ignored': { fr: 'Sans effet ici : {what}.', en: 'Without effect here: {what}.' },
  'ledger.fact': { fr: '« {what} »', en: '“{what}”' },
  'ledger.fact.flowers': { fr: 'fleurs', en: 'flowers' },
  'ledger.fact.round': { fr: 'vent du tour', en: 'wind of the round' },
  'ledger.fact.doraIndicators': { fr: 'marques du Tigre (dora)', en: 'dora markers' },
  'ledger.fact.uraIndicators': { fr: 'marques du dessous (ura-dora)', en: 'ura-dora markers' },
  'ledger.fact.redFivesHeld': { fr: 'cinq rouges', en: 'red fives' },
  'ledger.payments': { fr: 'Qui paie qui', en: 'Who pays whom' },
  'ledger.nothingPaid': { fr: 'Rien n’est payé.', en: 'Nothing is paid.' },
  'ledger.others': {
    fr: 'Les mains des trois autres sont inconnues : elles comptent 0 partout où les perdants règlent entre eux.',
    en: 'The hands of the other three are not known, and count 0 wherever losers settle.',
  },
  'ledger.others.told': {
    fr: 'Les mains des autres sont comptées partout où les perdants règlent entre eux.',
    en: 'The hands of the other three are counted wherever losers settle.',
  },
  'ledger.lines': { fr: 'Ligne par ligne', en: 'Line against line' },
  'ledger.line': { fr: 'Ce qui est compté', en: 'What is counted' },
  'ledger.times': { fr: '{value} × {n}', en: '{value} × {n}' },
  'ledger.hand': { fr: 'La main', en: 'The hand' },
  'ledger.win.start': { fr: 'Le gain lui-même', en: 'The win itself' },
  'ledger.win.drawn': {
    fr: 'Tuile gagnante piochée ou défaussée',
    en: 'Drawn, or taken from a discard',
  },
  'ledger.win.wait': {
    fr: 'La tuile gagnante et ce qu’elle a complété',
    en: 'The winning tile and what it completed',
  },
  'ledger.stories': { fr: 'Des mains où les règles diffèrent', en: 'Hands on which they disagree' },
} as const satisfies Texts;
