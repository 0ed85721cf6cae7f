/** The page of the tiles. */
import type { Texts } from '../texts.ts';

export const tileSet = {
  'tiles.title': { fr: 'Les tuiles', en: 'The tiles' },
  'tiles.description': {
    fr: 'Les 144 tuiles d’un jeu : le nom de chacune dans les cinq sources, comment elle s’écrit et comment elle se dit.',
    en: 'The 144 tiles of a set: how each is called in the five sources, how it is written, and how it is said.',
  },
  'tiles.intro': {
    fr: 'Trente-quatre sortes, quatre exemplaires de chacune, font les 136 tuiles que toutes les règles emploient. Huit fleurs et saisons, en un seul exemplaire, peuvent s’y ajouter.',
    en: 'Thirty-four kinds, four copies of each, make the 136 tiles every rule set plays with. Eight flowers and seasons, one copy each, may join them.',
  },
  'tiles.notation': { fr: 'Notation', en: 'Notation' },
  'tiles.unicode': { fr: 'Unicode', en: 'Unicode' },
  'tiles.winds': { fr: 'Vents', en: 'Winds' },
  'tiles.dragons': { fr: 'Dragons', en: 'Dragons' },
  'tiles.flowers': { fr: 'Fleurs', en: 'Flowers' },
  'tiles.seasons': { fr: 'Saisons', en: 'Seasons' },
  'tiles.back': { fr: 'Le dos', en: 'The back' },
  'tiles.noName': { fr: 'pas de nom propre', en: 'no word of its own' },
  'tiles.names': { fr: 'Leurs noms dans les cinq sources', en: 'What the five sources call them' },
  'tiles.honours': {
    fr: '« Honneurs » : un mot, cinq sens',
    en: '“Honours”: one word, five meanings',
  },
  'tiles.honoursNote': {
    fr: 'Pour Tchou, les honneurs sont les trois dragons seuls. Les officiers du Vulcain ajoutent les 1 et les 9 aux vents et aux dragons. L’encyclopédie y compte les fleurs et les saisons. Dans les règles japonaises, un vent est « à honneur » quand c’est celui du joueur ou du tour. Sur ce site, comme dans les règles internationales, les honneurs sont les vents et les dragons.',
    en: 'For Tchou the honours are the three dragons alone. The Navy adds the 1s and 9s to the winds and dragons. The encyclopedia takes in the flowers and seasons. In the Japanese rules a wind has honour when it is the player’s or the round’s. On this site, as in the international rules, honours are the winds and the dragons.',
  },
  'tiles.dragonsNote': {
    fr: 'Certains fabricants, dit Tchou, gravent ici un dragon, un phénix et un blanc. Le jeu reste le même.',
    en: 'Some makers, says Tchou, cut other pictures for these three: a dragon, a phoenix and a white. The game stays the same.',
  },
  'tiles.flowersNote': {
    fr: 'Les numéros suivent nos dessins : prunier 1, orchidée 2, chrysanthème 3, bambou 4. Le Vulcain cite l’orchidée avant le prunier et ne dit pas quelle fleur porte quel numéro ; Tchou et l’encyclopédie les numérotent sans les nommer. Quelle que soit l’image, Tchou et le Vulcain donnent le 1 à l’Est, le 2 au Sud, le 3 à l’Ouest et le 4 au Nord.',
    en: 'The numbers follow our drawings: plum 1, orchid 2, chrysanthemum 3, bamboo 4. The Navy lists the orchid before the plum and does not say which flower bears which number; Tchou and the encyclopedia number them without naming them. Whatever the picture, Tchou and the Navy give number 1 to East, 2 to South, 3 to West and 4 to North.',
  },
  'tiles.numbered': { fr: 'numérotées de 1 à 4', en: 'numbered 1 to 4' },
  'tiles.sparrow': { fr: 'Le moineau', en: 'The sparrow' },
  'tiles.sparrow.name': {
    fr: 'Mah-jong en cantonais, ma-ts’iue à Pékin : les deux mots désignent le moineau. Tchou Kia-kien connaît deux raisons à ce nom.',
    en: 'Mah-jong in Cantonese, ma-ts’iue in Peking: both words mean sparrow. Tchou Kia-kien knows two reasons for the name.',
  },
  'tiles.sparrow.sound': {
    fr: 'Selon les uns, le nom vient du bruit : les tuiles qui s’entrechoquent rappellent le cri des moineaux.',
    en: 'To some it is a matter of the ear: tiles knocking together chirp like sparrows.',
  },
  'tiles.sparrow.sight': {
    fr: 'Selon les autres, il vient d’un dessin : une tuile, le 1 de bambous, porte un moineau, ou un plus bel oiseau dans les jeux de prix.',
    en: 'To others, of the eye: one tile, the 1 of bamboos, carries a sparrow, or a finer bird in a costly set.',
  },
  'tiles.sparrow.judgement': {
    fr: 'Tchou préfère la seconde explication : d’autres dominos chinois faisaient déjà le même bruit, et aucun n’avait reçu un nom d’oiseau.',
    en: 'Tchou sides with the eye: other Chinese dominoes had made the same noise before, and none was named after a bird.',
  },
  'tiles.sparrow.navy': {
    fr: 'Chez les officiers du Vulcain, mélanger les tuiles s’appelle « le gazouillis des moineaux ».',
    en: 'The officers of the Vulcain side with the ear: they call the mixing of the tiles “le gazouillis des moineaux”, the twittering of the sparrows.',
  },
  'tiles.notationNote': {
    fr: 'Une main s’écrit en chiffres suivis d’une lettre : 123m456p77z. Les cinq rouges s’écrivent 0m 0p 0s. La même écriture sert dans les adresses et la ligne de commande.',
    en: 'A hand is written as digits followed by a letter: 123m456p77z. Red fives are written 0m 0p 0s. The same notation is used in addresses and the command line.',
  },
} as const satisfies Texts;
