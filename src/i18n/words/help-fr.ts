import type { helpEn } from './help-en.ts';

/** Ce que l’on fait sur une page, et les touches ; mêmes clés que l’anglais. */
export const helpFr: Readonly<Record<keyof typeof helpEn, string>> = {
  'help.title': 'Aide sur cette page',
  'help.home':
    'Touchez les tuiles qui complètent la main du jour, puis Vérifier. Plus bas se trouvent les cours, les exercices et l’atlas.',
  'help.lesson':
    'Lisez, puis répondez aux positions encadrées. Un mot souligné de points ouvre son explication sur place.',
  'help.drill':
    'Répondez, puis touchez Vérifier : la raison paraît avec la réponse. Un indice vient pas à pas. Le niveau se choisit en haut de la page.',
  'help.atlas':
    'Chaque point est une main. Touchez l’éventail pour la voir, ou choisissez un nombre de tuiles gagnantes.',
  'help.exclusions': 'Touchez une figure pour voir celles qu’elle exclut et celles qui l’excluent.',
  'help.analyse':
    'Touchez des tuiles ou écrivez une main : la page dit ce qu’elle attend et ce que laisse chaque défausse.',
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
