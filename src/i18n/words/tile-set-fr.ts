import type { tileSetEn } from './tile-set-en.ts';

/** Le français de la page des tuiles. */
export const tileSetFr: Readonly<Record<keyof typeof tileSetEn, string>> = {
  'tiles.title': 'Les tuiles',
  'tiles.description':
    'Les 144 tuiles d’un jeu : le nom de chacune dans les cinq sources, comment elle s’écrit et comment elle se dit.',
  'tiles.intro':
    'Trente-quatre sortes, quatre exemplaires de chacune, font les 136 tuiles que toutes les règles emploient. Huit fleurs et saisons, en un seul exemplaire, peuvent s’y ajouter.',
  'tiles.notation': 'Notation',
  'tiles.unicode': 'Unicode',
  'tiles.winds': 'Vents',
  'tiles.dragons': 'Dragons',
  'tiles.flowers': 'Fleurs',
  'tiles.seasons': 'Saisons',
  'tiles.back': 'Le dos',
  'tiles.noName': 'pas de nom propre',
  'tiles.names': 'Leurs noms dans les cinq sources',
  'tiles.honours': '« Honneurs » : un mot, cinq sens',
  'tiles.honoursNote':
    'Pour Tchou, les honneurs sont les trois dragons seuls. Les officiers du Vulcain ajoutent les 1 et les 9 aux vents et aux dragons. L’encyclopédie y compte les fleurs et les saisons. Dans les règles japonaises, un vent est « à honneur » quand c’est celui du joueur ou du tour. Sur ce site, comme dans les règles internationales, les honneurs sont les vents et les dragons.',
  'tiles.dragonsNote':
    'Certains fabricants, dit Tchou, gravent d’autres images pour ces trois tuiles : un dragon, un phénix et un blanc. Le jeu reste le même.',
  'tiles.flowersNote':
    'Les numéros suivent nos dessins : prunier 1, orchidée 2, chrysanthème 3, bambou 4. Les officiers du Vulcain citent l’orchidée avant le prunier et ne disent pas quelle fleur porte quel numéro ; Tchou et l’encyclopédie les numérotent sans les nommer. Quelle que soit l’image, Tchou et le Vulcain donnent le 1 à l’Est, le 2 au Sud, le 3 à l’Ouest et le 4 au Nord.',
  'tiles.numbered': 'numérotées de 1 à 4',
  'tiles.sparrow': 'Le moineau',
  'tiles.sparrow.name':
    'Mah-jong en cantonais, ma-ts’iue à Pékin : les deux mots désignent le moineau. Tchou Kia-kien connaît deux raisons à ce nom.',
  'tiles.sparrow.sound':
    'Pour les uns, c’est affaire d’oreille : les tuiles qui s’entrechoquent pépient comme des moineaux.',
  'tiles.sparrow.sight':
    'Pour les autres, affaire d’œil : une tuile, le 1 de bambous, porte un moineau, ou un plus bel oiseau dans les jeux de prix.',
  'tiles.sparrow.judgement':
    'Tchou donne raison à l’œil : d’autres dominos chinois faisaient déjà le même bruit, et aucun n’avait reçu un nom d’oiseau.',
  'tiles.sparrow.navy':
    'Les officiers du Vulcain ont gardé l’oreille : mélanger les tuiles s’appelle chez eux « le gazouillis des moineaux ».',
  'tiles.notationNote':
    'Une main s’écrit en chiffres suivis d’une lettre : 123m456p77z. La même écriture sert dans les adresses, les leçons et la ligne de commande.',
};
