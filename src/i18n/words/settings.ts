/** The settings, in the header and on their own page; what is written on tiles. */
import type { Texts } from '../texts.ts';

export const settings = {
  'nav.settings': { fr: 'Réglages', en: 'Settings' },
  'site.theme': { fr: 'Clair ou sombre', en: 'Light or dark' },
  'site.theme.system': { fr: 'Comme l’appareil', en: 'Same as the device' },
  'site.theme.light': { fr: 'Clair', en: 'Light' },
  'site.theme.dark': { fr: 'Sombre', en: 'Dark' },
  'site.corners': {
    fr: 'Chiffres dans le coin des tuiles',
    en: 'Digits in the corners of the tiles',
  },
  'site.tiles': { fr: 'Grandes tuiles', en: 'Large tiles' },
  'site.sound': { fr: 'Bruit des tuiles', en: 'Sound of the tiles' },
  'site.touch': { fr: 'Vibration', en: 'Vibration' },
  'site.settings': { fr: 'Affichage', en: 'Display' },
  'site.allSettings': { fr: 'Tous les réglages', en: 'All settings' },
  'settings.description': {
    fr: 'La langue, l’aspect des tuiles, le mouvement et le son, les touches du clavier, et les règles selon lesquelles on vous interroge.',
    en: 'The language, the look of the tiles, motion and sound, keys, and the rules you are asked under.',
  },
  'settings.lede': {
    fr: 'Chaque choix prend effet aussitôt, sur toutes les pages et dans tous les onglets ouverts. Il reste sur cet appareil.',
    en: 'Each choice takes effect at once, on every page and in every open tab. It stays on this device.',
  },
  'settings.needsScript': {
    fr: 'C’est le navigateur qui garde les réglages, et il lui faut JavaScript.',
    en: 'Settings are kept by your browser, and that needs JavaScript.',
  },
  'settings.language': { fr: 'Langue', en: 'Language' },
  'settings.language.auto': { fr: 'Comme le navigateur', en: 'Same as the browser' },
  'settings.language.text': {
    fr: 'Quand l’adresse n’indique pas la langue, le site s’ouvre dans celle-ci. Le lien en haut de chaque page la change aussi.',
    en: 'The site opens in this language when the address does not name one. The link at the top of each page changes the language as well.',
  },
  'settings.tiles': { fr: 'Tuiles', en: 'Tiles' },
  'settings.sample': { fr: 'Des tuiles selon vos réglages', en: 'Tiles as you have set them' },
  'settings.names': { fr: 'Noms sur les tuiles', en: 'Names on the tiles' },
  'settings.names.text': {
    fr: 'Un nom court au pied de chaque tuile assez large : « 3 bam. », « Est ».',
    en: 'A short name at the foot of each tile that is wide enough: “3 bam.”, “East”.',
  },
  'settings.marks': { fr: 'Marques des familles', en: 'Suit marks' },
  'settings.marks.text': {
    fr: 'Une barre pour les caractères, des points pour les cercles, des tiges pour les bambous, deux traits pour les honneurs : les familles se distinguent sans leurs couleurs.',
    en: 'A bar for characters, dots for circles, stalks for bamboos, two lines for honours: the suits can be told apart without their colours.',
  },
  'settings.corners.text': {
    fr: 'Sur les honneurs, c’est une lettre : E pour l’Est, R pour le dragon rouge.',
    en: 'On honours, a letter: E for East, R for the red dragon.',
  },
  'settings.tiles.text': {
    fr: 'Les tuiles sont plus grandes d’un quart, partout où une main ne prend pas déjà toute la place.',
    en: 'Tiles are a quarter larger wherever the hand leaves room for it.',
  },
  'settings.moves': { fr: 'Mouvement, son et vibration', en: 'Motion, sound and vibration' },
  'settings.motion': { fr: 'Mouvement', en: 'Motion' },
  'settings.motion.system': { fr: 'Comme l’appareil', en: 'Same as the device' },
  'settings.motion.less': {
    fr: 'Aucun : les tuiles sont aussitôt à leur place',
    en: 'None: tiles are in their places at once',
  },
  'settings.sound.text': { fr: 'Un choc à chaque tuile touchée.', en: 'A knock at each tile.' },
  'settings.touch.text': {
    fr: 'L’appareil vibre à chaque tuile que vous touchez.',
    en: 'The device vibrates with each tile that you tap.',
  },
  'settings.try': { fr: 'Touchez une tuile pour essayer', en: 'Tap a tile to try it' },
  'settings.keys': { fr: 'Touches du clavier', en: 'Keys' },
  'settings.keys.show': {
    fr: 'Afficher les touches à côté de ce qu’elles font',
    en: 'Show keys beside what they do',
  },
  'settings.keys.auto': { fr: 'S’il y a un clavier', en: 'Where there is a keyboard' },
  'settings.keys.always': { fr: 'Toujours', en: 'Always' },
  'settings.keys.never': { fr: 'Jamais', en: 'Never' },
  'settings.keys.text': {
    fr: 'Les touches s’affichent sur les boutons et les réponses des exercices, et dans l’aide de chaque page. Elles agissent dans tous les cas.',
    en: 'They are shown on the buttons and answers of the drills, and in the help of each page. The keys work in any case.',
  },
  'offline.title': { fr: 'Sans réseau', en: 'Without a network' },
  'offline.keeps': {
    fr: 'Garder les pages sur cet appareil',
    en: 'Keep pages on this device',
  },
  'offline.text': {
    fr: 'Ce que vous lisez est gardé aussitôt, puis les exercices, le cours que vous suivez et tout le reste, quand rien d’autre ne se charge. Chaque langue est gardée quand vous l’ouvrez. Sans la coche, les pages gardées sont effacées ; vos résultats restent.',
    en: 'What you read is kept at once; then come the drills, the course you are following and all the rest, while nothing else is loading. Each language is kept once you open it. Untick this, and the pages kept are erased; your results stay.',
  },
  'offline.some': {
    fr: '{kept} pages sur {of} sont gardées sur cet appareil.',
    en: '{kept} of {of} pages are kept on this device.',
  },
  'offline.all': {
    fr: 'Les {of} pages sont gardées sur cet appareil. Le site s’ouvre sans réseau.',
    en: 'All {of} pages are kept on this device. The site opens without a network.',
  },
  'offline.pages.none': {
    fr: 'Aucune page n’est gardée sur cet appareil.',
    en: 'No page is kept on this device.',
  },
  'offline.pages.refused': {
    fr: 'Ce navigateur ne permet pas au site de garder des pages : c’est le cas de certaines fenêtres privées, et des adresses sans https. Le site fonctionne avec un réseau.',
    en: 'This browser does not let the site keep pages: some private windows do not, nor addresses without https. The site works with a network.',
  },
  'offline.saves': {
    fr: 'Votre appareil économise les données : rien n’est chargé d’avance, sauf si vous le demandez ici.',
    en: 'Your device saves data: nothing is fetched ahead unless you ask for it here.',
  },
  'offline.trouble.full': {
    fr: 'L’appareil n’a plus de place. Ce qui est gardé reste ; le reste demande un réseau.',
    en: 'The device has no room left. What is kept stays; the rest needs a network.',
  },
  'offline.trouble.unreachable': {
    fr: 'Le réseau ne répond pas. La suite viendra à une prochaine visite.',
    en: 'The network does not answer. The rest will come with another visit.',
  },
  'offline.now': { fr: 'Tout garder maintenant', en: 'Keep everything now' },
  'offline.coming': { fr: 'Chargement…', en: 'Fetching…' },
  'settings.rules': { fr: 'Règles', en: 'Rules' },
  'settings.rules.always': {
    fr: 'Toujours poser les questions selon ces règles',
    en: 'Always ask under these rules',
  },
  'settings.rules.each': {
    fr: 'Chaque exercice garde les siennes',
    en: 'Each drill keeps its own',
  },
  'settings.rules.text': {
    fr: 'Les exercices qui ont plusieurs jeux de règles commencent par celui que vous choisissez. La liste des exercices signale ceux qui le proposent ; les tables et les comparaisons le montrent d’abord. Un lien s’ouvre toujours selon les règles qu’il nomme. D’autres règles choisies dans un exercice valent jusqu’à ce que vous quittiez sa page.',
    en: 'Drills that ask under several rule sets begin with this one. The list of drills marks those that ask under it; the tables and comparisons show it first. A link still opens under the rules it names. Other rules chosen inside a drill hold until you leave its page.',
  },
  'settings.rules.here': {
    fr: 'Vos réglages : toujours « {rules} ». D’autres règles choisies ici valent jusqu’à ce que vous quittiez cette page.',
    en: 'Your settings: always “{rules}”. Other rules chosen here hold until you leave this page.',
  },
  'settings.rules.list': {
    fr: 'Questions toujours posées selon : {rules}.',
    en: 'Always asked under: {rules}.',
  },
  'settings.rules.change': { fr: 'Changer', en: 'Change' },
  'caption.m': { fr: '{n} car.', en: '{n} char.' },
  'caption.p': { fr: '{n} cer.', en: '{n} circ.' },
  'caption.s': { fr: '{n} bam.', en: '{n} bam.' },
  'caption.1z': { fr: 'Est', en: 'East' },
  'caption.2z': { fr: 'Sud', en: 'South' },
  'caption.3z': { fr: 'Ouest', en: 'West' },
  'caption.4z': { fr: 'Nord', en: 'North' },
  'caption.5z': { fr: 'Blanc', en: 'White' },
  'caption.6z': { fr: 'Vert', en: 'Green' },
  'caption.7z': { fr: 'Rouge', en: 'Red' },
  'caption.1f': { fr: 'Prunier', en: 'Plum' },
  'caption.2f': { fr: 'Orchid.', en: 'Orchid' },
  'caption.3f': { fr: 'Chrys.', en: 'Chrys.' },
  'caption.4f': { fr: 'Bambou', en: 'Bamboo' },
  'caption.5f': { fr: 'Print.', en: 'Spring' },
  'caption.6f': { fr: 'Été', en: 'Summer' },
  'caption.7f': { fr: 'Automne', en: 'Autumn' },
  'caption.8f': { fr: 'Hiver', en: 'Winter' },
} as const satisfies Texts;
