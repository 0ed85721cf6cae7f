import type { Texts } from '../texts.ts';

export const formulas = {
  'formulas.title': { fr: 'Les 49 formules', en: 'The 49 formulas' },
  'formulas.description': {
    fr: 'Les formules I à XLIX de Tchou Kia-kien avec les lectures de chaque tuile gagnante, recalculées, et les fautes du livre.',
    en: 'Tchou Kia-kien’s formulas I to XLIX with the readings of every winning tile, recomputed, and the slips of the book.',
  },
  'formulas.intro': {
    fr: 'Le chapitre VIII du livre de 1924 range les mains auxquelles il manque une tuile, de neuf tuiles gagnantes à une seule. Chacune est montrée ici avec toutes les lectures que trouve le calcul ; celles que le livre n’imprime pas sont marquées.',
    en: 'Chapter VIII of the book of 1924 lists hands that lack one tile, from nine winning tiles down to one. Each is shown here with all its readings as the engine finds them; those the book does not print are marked.',
  },
  'formulas.search': { fr: 'Chercher un numéro ou un mot', en: 'Find a numeral or a word' },
  'formulas.class': {
    fr: '{n} tuile gagnante | {n} tuiles gagnantes',
    en: '{n} winning tile | {n} winning tiles',
  },
  'formulas.formula': { fr: 'Formule {n}', en: 'Formula {n}' },
  'formulas.figure': { fr: 'fig. {n}', en: 'fig. {n}' },
  'formulas.shape.pure': { fr: 'une famille, treize tuiles', en: 'one suit, thirteen tiles' },
  'formulas.shape.two-suit': {
    fr: 'deux familles, treize tuiles',
    en: 'two suits, thirteen tiles',
  },
  'formulas.shape.partial-pure': {
    fr: 'formule partielle d’une famille',
    en: 'partial formula of one suit',
  },
  'formulas.shape.partial-mixed': {
    fr: 'formule partielle de plusieurs familles',
    en: 'partial formula of several suits',
  },
  'formulas.mirror': { fr: 'Miroir de la formule {n}', en: 'Mirror of formula {n}' },
  'formulas.mirrorSelf': { fr: 'Son propre miroir', en: 'Its own mirror' },
  'formulas.pairElsewhere': { fr: 'La paire est ailleurs.', en: 'The pair is elsewhere.' },
  'formulas.copies': {
    fr: '{n} tuile reste pour gagner | {n} tuiles restent pour gagner',
    en: '{n} tile left to win with | {n} tiles left to win with',
  },
  'formulas.ask': { fr: 'M’exercer sur cette main', en: 'Quiz me on this hand' },
  'formulas.notPrinted': { fr: 'absente du livre', en: 'not in the book' },
  'formulas.slip': { fr: 'Une faute du livre', en: 'A slip of the book' },
  'formulas.slip.claim.extra': {
    fr: 'La phrase au-dessus du tableau nomme aussi {tiles} ; aucune lecture ne complète la main ainsi.',
    en: 'The sentence above the table names {tiles} as well; no reading completes the hand with it.',
  },
  'formulas.slip.claim.both': {
    fr: 'La phrase au-dessus du tableau oublie {missing} et nomme {extra}, contre son propre tableau. C’est le tableau qui est juste.',
    en: 'The sentence above the table leaves out {missing} and names {extra}, against its own table. The table is right.',
  },
  'formulas.slip.row': {
    fr: 'Avec {tile}, le livre imprime la combinaison {printed} au lieu de {correct}.',
    en: 'With {tile} the book prints the group {printed} instead of {correct}.',
  },
  'formulas.slip.heading.homogeneous': {
    fr: 'Selon le titre, la main est d’une seule famille (homogène) ; elle en a plusieurs, ou moins de treize tuiles.',
    en: 'The heading says that the hand is of a single suit (homogène); it is not, or it has fewer than thirteen tiles.',
  },
  'formulas.slip.heading.heterogeneous': {
    fr: 'Selon le titre, la main est de plusieurs familles (hétérogène) ; ce n’est qu’une partie de main.',
    en: 'The heading says that it is a hand of several suits (hétérogène); it is only a part of a hand.',
  },
  'formulas.slip.missing': {
    fr: 'Les numéros sautent de XL à XLII, et ceux des illustrations de 55 à 57 : la formule XLI manque au texte que nous avons. Rien n’est inventé à sa place.',
    en: 'The numbers jump from XL to XLII, and those of the illustrations from 55 to 57: formula XLI is missing from the text we have. Nothing is invented in its place.',
  },
  'formulas.eightWaits': {
    fr: 'Le livre passe des neuf tuiles gagnantes de la formule I aux sept de la formule II. Il existe pourtant seize mains pures qui en ont huit.',
    en: 'The book goes from the nine winning tiles of formula I to the seven of formula II. Yet there are sixteen pure hands with eight.',
  },
} as const satisfies Texts;
