import type { correctnessEn } from './correctness-en.ts';

/** Ce qui est vérifié, et comment ; mêmes clés que l’anglais. */
export const correctnessFr: Readonly<Record<keyof typeof correctnessEn, string>> = {
  'nav.correctness': 'Exactitude',
  'checked.title': 'Exactitude',
  'checked.description':
    'À quoi les réponses du site ont été comparées, combien de fois, et en quoi elles diffèrent : les chiffres viennent des tests eux-mêmes.',
  'checked.lede':
    'Chaque réponse de ce site est calculée. Voici à quoi ces calculs ont été comparés, sur combien de mains, et ce qui différait. Les tests comptent eux-mêmes ces chiffres, et échouent dès que l’un d’eux n’est plus vrai.',
  'checked.hands': 'Des mains comptées par d’autres',
  'checked.hands.text':
    'Des programmes qui n’ont rien de commun avec le nôtre ont compté ces mains ; à chaque passage des tests, le site les recompte toutes et doit trouver la même chose. Là où plusieurs programmes ont compté, seules les mains sur lesquelles ils s’accordent ont été retenues.',
  'checked.rules': 'Règles',
  'checked.with': 'Comparées à quoi, et sur quoi',
  'checked.cases': 'Cas',
  'checked.differing': 'Écarts',
  'checked.none': 'aucun',
  'checked.of.tchou1924': 'Tchou Kia-kien, 1924',
  'checked.with.tchou1924':
    'Un programme à part, écrit d’après la liste des règles : points, fan, total et mains limites, du gagnant comme des perdants.',
  'checked.of.vulcain1953': 'La Marine, 1953',
  'checked.with.vulcain1953':
    'Un programme à part, écrit d’après la liste des règles : si la main peut gagner, ses points, ses doublements, son total, sa limite.',
  'checked.of.accounts': 'La Marine, 1953 : règlements',
  'checked.with.accounts': 'Le même programme : ce que chacun des quatre gagne ou paie.',
  'checked.of.encyclopedie': 'Encyclopédie',
  'checked.with.encyclopedie':
    'Un second programme, lent, qui défait les mains tuile par tuile, séquences d’honneurs comprises : la distance jusqu’à une main complète.',
  'checked.of.mcr': 'Règles internationales, l’usage actuel',
  'checked.with.mcr': 'Trois calculateurs d’autres auteurs : le total et la liste des figures.',
  'checked.of.mcr-text': 'Règles internationales, notre texte',
  'checked.with.mcr-text':
    'Les mêmes mains, avec ce que notre texte compte autrement : le total, et la liste là où elle change.',
  'checked.of.mcr-2006': 'Règles internationales, livre de 2006',
  'checked.with.mcr-2006':
    'Les mains pour lesquelles l’un des calculateurs donne le total de ce livre.',
  'checked.of.mcr-apart': 'Règles internationales, les trois',
  'checked.with.mcr-apart':
    'Un programme à part, dans un autre langage, écrit d’après la liste des règles : les points de chaque édition, et toutes les listes que le texte permet.',
  'checked.of.riichi': 'Règles japonaises',
  'checked.with.riichi':
    'Au moins deux calculateurs d’autres auteurs : rôles, han, fu, points et paiements.',
  'checked.why':
    'Pour les mains où les comptes diffèrent, le livre de 2006 se lit de deux façons : un brelan de 1 ou de 9 compte-t-il encore dans les neuf portes, et un seul carré caché parmi quatre compte-t-il pour lui-même ? Notre lecture de cette édition et celle du calculateur se séparent là, et nulle part ailleurs.',
  'checked.every': 'Toutes les mains qui existent',
  'checked.every.text':
    'D’une seule famille, il existe {pure} mains de 13 tuiles. Un second programme, qui essaie toutes les façons de défaire une main, trouve les attentes de chacune, et celles de toutes les mains plus courtes : {sizes} mains en tout, sans un écart. Sur les {pure}, {waiting} sont prêtes.',
  'checked.distances': 'Distances et défausses',
  'checked.distances.recorded':
    '{n} mains enregistrées ont les distances que donnent deux bibliothèques publiées et une recherche directe ; pour {wrong} d’entre elles, une bibliothèque se trompe et la recherche tranche.',
  'checked.distances.plain':
    '{n} autres mains, tirées au hasard, sont aussi loin d’être complètes que le dit une recherche directe.',
  'checked.distances.discards':
    'Chaque défausse de {n} mains mène là où l’on arrive en essayant toutes les tuiles une à une.',
  'checked.distances.notation':
    '{n} mains tirées au hasard s’écrivent et se relisent sans changer.',
  'checked.played': 'Des manches jouées jusqu’au bout',
  'checked.played.text':
    'Quatre joueurs automatiques jouent {n} manches, {each} selon chacun des {rules} jeux de règles. Après chaque coup, un contrôle séparé compte toutes les tuiles, compare les prises à une seconde liste de ce qui est permis, et rejoue l’enregistrement.',
  'checked.drills': 'Les questions des exercices',
  'checked.drills.text':
    'Dans chacun des {n} exercices, à ses niveaux et pour plusieurs tirages : la réponse montrée par le site est jugée juste, la question tient ce que son niveau promet, et son lien ramène la même question.',
  'checked.open': 'Ce que les sources laissent ouvert',
  'checked.open.text':
    'Là où une source se contredit ou se tait, il a fallu décider. Chaque décision est notée avec sa raison et avec ce que l’on pourrait décider d’autre.',
  'checked.open.row': 'questions ouvertes : {open} ; fautes : {slips}',
  'checked.not': 'Ce qui n’est pas vérifié',
  'checked.not.reading':
    'Un programme écrit d’après la même liste de règles en partage les lectures : si la liste comprend mal une source, les deux se trompent ensemble.',
  'checked.not.chance':
    'La plupart des mains enregistrées sont tirées au hasard : les rencontres rares entre deux règles y sont peu nombreuses.',
  'checked.not.count':
    'La source des règles japonaises n’a pas de chapitre sur le compte. Ce qui est vérifié là, ce sont les règles courantes d’aujourd’hui.',
  'checked.not.players':
    'Les joueurs automatiques respectent les règles ; qu’ils jouent bien n’est ni affirmé ni testé.',
  'checked.not.prose':
    'La prose est relue par des personnes. Les tests en vérifient les liens, les termes et les positions.',
  'checked.report': 'Si une réponse vous paraît fausse',
  'checked.report.text':
    'Sous chaque réponse d’un exercice, sous l’analyse d’une main et sur les pages qui comparent une main, « Signaler cette position » donne un texte avec le lien et les faits, à envoyer où vous voulez.',
};
