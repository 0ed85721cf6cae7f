import type { helpEn } from './help-en.ts';

/** Ce que l’on fait sur une page, et les touches ; mêmes clés que l’anglais. */
export const helpFr: Readonly<Record<keyof typeof helpEn, string>> = {
  'help.title': 'Aide sur cette page',
  'help.home':
    'Touchez les tuiles qui complètent la main du jour, puis Vérifier. Plus bas se trouvent les cours, les exercices et l’atlas.',
  'help.lesson':
    'Lisez, puis répondez aux positions encadrées. Un mot souligné de points ouvre son explication sur place.',
  'help.drill':
    'Répondez, puis touchez Vérifier : la raison paraît avec la réponse. Les indices viennent pas à pas. Le niveau, en haut de la page, s’ouvre sur ses réglages et sur les courses contre la montre.',
  'help.atlas':
    'Chaque point est une main. Touchez l’éventail pour la voir, ou choisissez un nombre de tuiles gagnantes.',
  'help.exclusions': 'Touchez une figure pour voir celles qu’elle exclut et celles qui l’excluent.',
  'help.analyse':
    'Touchez des tuiles ou écrivez une main : la page dit ce qu’elle attend et ce que laisse chaque défausse.',
  'help.drills':
    'Choisissez une sorte de question. En haut, la course du jour pose à tous les mêmes dix questions.',
  'help.today':
    'Commencer mène d’une étape à la suivante, de page en page. À côté de chaque étape, vous pouvez demander autre chose, la laisser pour aujourd’hui ou la déplacer.',
  'help.mistakes':
    'Revoir pose les questions à revoir, exercice par exercice. Dans la liste, une question peut être posée tout de suite, suspendue ou supprimée.',
  'help.skills':
    'Chaque nom est un exercice, chaque marque un de ses niveaux. Touchez-le pour travailler le niveau qui vient ensuite.',
  'help.settings':
    'Touchez un choix : il prend effet aussitôt. Vos résultats sont au bas de la page, à enregistrer, à relire ou à effacer.',
  'help.play':
    'Choisissez des règles et une durée, puis jouez : touchez une tuile, puis Défausser ; quand une défausse peut se prendre, on vous le demande. La manche est gardée après chaque coup.',
  'help.compared':
    'Touchez des tuiles, écrivez une main ou prenez un exemple : les cinq jeux de règles répondent côte à côte. L’adresse contient la main.',
  'help.read': 'Cette page se consulte. Le menu mène aux cours et aux exercices.',
  'keys.question': 'Questions de la page',
  'keys.question.digits': 'choisir la réponse de ce numéro',
  'keys.everywhere': 'Toutes les pages',
  'keys.drill': 'Chercher les attentes',
  'keys.help': 'montrer ou cacher cette aide',
  'keys.search': 'chercher dans le site',
  'keys.tab': 'passer d’un élément au suivant',
  'keys.digits': 'choisir la tuile de ce numéro, ou la reposer',
  'keys.none': 'dire qu’aucune ne gagne',
  'keys.suits': 'aller aux caractères, cercles, bambous ou honneurs',
  'keys.enter': 'vérifier, puis continuer',
  'keys.hint': 'prendre un indice',
  'keys.arrows': 'parcourir les lectures d’une tuile',
  'keys.waitKind': 'Nommer une attente',
  'keys.waitKind.digits': 'choisir la sorte de ce numéro',
  'keys.waitKind.arrows': 'd’une façon à l’autre',
  'keys.enterName': 'Entrée',
  'keys.tabName': 'Tab',
};
