/** What one does on a page, and the keys that do it. */
import type { Texts } from '../texts.ts';

export const help = {
  'help.home': {
    fr: 'Touchez les tuiles qui complètent la main du jour, puis « Vérifier ». Plus bas se trouvent les cours, les exercices et l’atlas.',
    en: 'Tap the tiles that complete the hand of the day, then Check. Further down are the courses, the drills and the atlas.',
  },
  'help.lesson': {
    fr: 'Lisez, puis répondez aux questions encadrées. Un mot souligné de points ouvre son explication sur place.',
    en: 'Read, then answer the framed questions. Tap a dotted word to see what it means.',
  },
  'help.drill': {
    fr: 'Répondez, puis touchez « Vérifier » : la raison paraît avec la réponse. Les indices viennent un par un. Touchez le niveau, en haut de la page, pour ouvrir ses réglages et les courses contre la montre.',
    en: 'Answer, then tap Check: the reason appears with the answer. Hints come one step at a time. Tap the level at the top of the page for its choices and the runs against the clock.',
  },
  'help.atlas': {
    fr: 'Chaque point est une main. Touchez l’éventail pour la voir, ou choisissez un nombre de tuiles gagnantes.',
    en: 'Every dot is a hand. Tap the fan to see it, or pick a number of winning tiles.',
  },
  'help.exclusions': {
    fr: 'Touchez une figure pour voir celles qu’elle exclut et celles qui l’excluent.',
    en: 'Tap a fan to see which fans it excludes, and which exclude it.',
  },
  'help.analyse': {
    fr: 'Touchez des tuiles ou écrivez une main : vous voyez ce que la main attend, et ce que laisse chaque défausse.',
    en: 'Tap tiles or type a hand: the page shows what it waits on and what each discard leaves.',
  },
  'help.drills': {
    fr: 'Choisissez une sorte de question. En haut, la course du jour pose à tous les mêmes dix questions.',
    en: 'Choose a kind of question. The run of the day at the top has the same ten questions for everyone.',
  },
  'help.today': {
    fr: '« Commencer » mène d’une étape à la suivante, de page en page. À côté de chaque étape, vous pouvez demander autre chose, la laisser pour aujourd’hui ou la déplacer.',
    en: 'Begin leads from one step to the next, page by page. Beside each step you can ask for something else, leave it out for today, or move it up and down.',
  },
  'help.mistakes': {
    fr: '« Revoir » pose les questions à revoir, exercice par exercice. Dans la liste, une question peut être posée tout de suite, suspendue ou supprimée.',
    en: 'Review asks the questions that are due, drill by drill. In the list a question can be asked at once, suspended or deleted.',
  },
  'help.skills': {
    fr: 'Chaque nom est un exercice, chaque marque un de ses niveaux. Touchez-le pour travailler le niveau qui vient ensuite.',
    en: 'Each name is a drill, each mark beside it a level. Tap it to practise the level that comes next.',
  },
  'help.settings': {
    fr: 'Touchez un choix : il prend effet aussitôt. Vos résultats sont au bas de la page, à enregistrer, à relire ou à effacer.',
    en: 'Tap a choice: it takes effect at once. What is kept of your practice is at the end of the page, to be saved, read again or erased.',
  },
  'help.play': {
    fr: 'Choisissez des règles et une durée, puis jouez : touchez une tuile, puis « Défausser » ; quand une défausse peut se prendre, on vous le demande. La manche est gardée après chaque coup.',
    en: 'Choose rules and length, then play: tap a tile, then Discard; when you may claim a discard, you are asked. The hand is kept after each move.',
  },
  'help.compared': {
    fr: 'Touchez des tuiles, écrivez une main ou prenez un exemple : les cinq jeux de règles répondent côte à côte. L’adresse contient la main.',
    en: 'Tap tiles, type a hand or take an example: you see the answers of the five rule sets side by side. The address holds the hand.',
  },
  'help.read': {
    fr: 'Cette page se consulte. Le menu mène aux cours et aux exercices.',
    en: 'A page to look things up in. The menu leads to the courses and the drills.',
  },
  'keys.question': { fr: 'Questions de la page', en: 'Questions on the page' },
  'keys.question.digits': {
    fr: 'choisir la réponse de ce numéro',
    en: 'choose the answer with that number',
  },
  'keys.everywhere': { fr: 'Toutes les pages', en: 'Every page' },
  'keys.drill': { fr: 'Chercher les attentes', en: 'Looking for waits' },
  'keys.help': { fr: 'montrer ou cacher cette aide', en: 'show or hide this help' },
  'keys.search': { fr: 'chercher dans le site', en: 'search the site' },
  'keys.tab': { fr: 'passer d’un élément au suivant', en: 'go from one thing to the next' },
  'keys.digits': {
    fr: 'choisir la tuile de ce numéro, ou la reposer',
    en: 'choose the tile of that number, or put it back',
  },
  'keys.none': { fr: 'dire qu’aucune ne gagne', en: 'say that none wins' },
  'keys.suits': {
    fr: 'aller aux caractères, cercles, bambous ou honneurs',
    en: 'go to the characters, circles, bamboos or honours',
  },
  'keys.enter': { fr: 'vérifier, puis continuer', en: 'check, then go on' },
  'keys.hint': { fr: 'prendre un indice', en: 'take a hint' },
  'keys.arrows': {
    fr: 'parcourir les lectures d’une tuile',
    en: 'step through the readings of a tile',
  },
  'keys.waitKind': { fr: 'Nommer une attente', en: 'Naming a wait' },
  'keys.waitKind.digits': {
    fr: 'choisir la sorte de ce numéro',
    en: 'choose the kind of that number',
  },
  'keys.waitKind.arrows': { fr: 'd’une façon à l’autre', en: 'from one way to the next' },
  'keys.enterName': { fr: 'Entrée', en: 'Enter' },
  'keys.tabName': { fr: 'Tab', en: 'Tab' },
} as const satisfies Texts;
