import type { ledgerEn } from './ledger-en.ts';

/** Le français des cinq comptes ; mêmes clés que l’anglais. */
export const ledgerFr: Readonly<Record<keyof typeof ledgerEn, string>> = {
  'ledger.title': 'Une main, cinq comptes',
  'ledger.description':
    'Une main complète comptée selon les cinq jeux de règles à la fois : gagne-t-elle, ce qui compte et ce qui ne compte pas, le total, qui paie qui.',
  'ledger.needsScript':
    'Cette page compte sur votre appareil et demande JavaScript. Voici une main, comptée des cinq façons.',
  'ledger.opening': 'Ouverture des comptes',
  'ledger.ask': 'Touchez ou écrivez une main complète, la tuile gagnante en dernier.',
  'ledger.last': 'Quelle tuile l’a complétée ?',
  'ledger.noLast': 'Ces tuiles ne gagnent dans aucun des jeux de règles.',
  'ledger.refused': 'Cette adresse décrit une main impossible.',
  'ledger.kept': 'La dernière main qui a pu être comparée reste ci-dessous.',
  'ledger.hand.change': 'Changer la main',
  'ledger.situation': 'Comment elle a gagné',
  'ledger.wonBy': 'La tuile gagnante a été',
  'ledger.how': 'Circonstances',
  'ledger.totals': 'Les cinq totaux',
  'ledger.won': 'gagne',
  'ledger.no': 'ne gagne pas',
  'ledger.wins': 'Gagne : {n} points.',
  'ledger.uncounted': 'Gagne. La source ne donne pas de table de points.',
  'ledger.short': 'Ne gagne pas : {n} points sans les fleurs, il en faut {least}.',
  'ledger.noRole': 'Ne gagne pas : la main n’a pas de rôle (yaku).',
  'ledger.code.not-complete': 'Ne gagne pas : ici, ces tuiles ne font pas une main complète.',
  'ledger.code.impossible-count': 'Ne gagne pas : ce n’est pas le nombre de tuiles d’une main.',
  'ledger.code.unknown-meld': 'Ne gagne pas : ces règles ignorent les séquences d’honneurs.',
  'ledger.code.too-many-chows':
    'Ne gagne pas : une seule séquence est permise, sauf dans une main pure ou entièrement piochée.',
  'ledger.code.claimed-last-tile':
    'Ne gagne pas : la dernière tuile de cette main doit être piochée.',
  'ledger.code.chow-in-goulash': 'Ne gagne pas : un goulasch n’admet aucune séquence.',
  'ledger.code.losers-do-not-score': 'Ne gagne pas : il manque la tuile gagnante.',
  'ledger.rule': 'La règle',
  'ledger.ignored': 'Sans effet ici : {what}.',
  'ledger.told': '« {what} »',
  'ledger.told.flowers': 'fleurs',
  'ledger.told.round': 'vent du tour',
  'ledger.told.doraIndicators': 'indicateurs de dora',
  'ledger.told.uraIndicators': 'indicateurs d’ura-dora',
  'ledger.told.redFivesHeld': 'cinq rouges',
  'ledger.payments': 'Qui paie qui',
  'ledger.nothingPaid': 'Rien n’est payé.',
  'ledger.others':
    'Les mains des trois autres sont inconnues : elles comptent 0 partout où les perdants règlent entre eux.',
  'ledger.others.told':
    'Les mains des autres sont comptées partout où les perdants règlent entre eux.',
  'ledger.lines': 'Ligne à ligne',
  'ledger.line': 'Ce qui est compté',
  'ledger.times': '{value} × {n}',
  'ledger.hand': 'La main entière',
  'ledger.win.start': 'La victoire elle-même',
  'ledger.win.drawn': 'Tuile piochée, ou prise à une défausse',
  'ledger.win.wait': 'La dernière tuile et ce qu’elle a complété',
  'ledger.stories': 'Des mains qui divisent les règles',
};
