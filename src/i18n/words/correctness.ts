/** What is checked, and how. */
import type { Texts } from '../texts.ts';

export const correctness = {
  'nav.correctness': { fr: 'Exactitude', en: 'Correctness' },
  'checked.description': {
    fr: 'À quoi les réponses du site ont été comparées, combien de fois, et en quoi elles diffèrent : les chiffres viennent des tests eux-mêmes.',
    en: 'What the answers of this site were compared with, on how many hands, and where they differ: the figures come from the tests themselves.',
  },
  'checked.lede': {
    fr: 'Chaque réponse de ce site est calculée. Voici à quoi ces calculs ont été comparés, sur combien de mains, et ce qui différait. Ces chiffres sont comptés par les tests, qui échouent dès qu’un chiffre n’est plus vrai.',
    en: 'Every answer here is computed. This page says what the answers were compared with, on how many hands, and what differed. The tests count these figures, and a test fails when one of them no longer holds.',
  },
  'checked.head.counted': {
    fr: 'cas comptés aussi par d’autres programmes',
    en: 'cases counted by other programs too',
  },
  'checked.head.every': {
    fr: 'mains d’une seule famille : toutes celles qui existent',
    en: 'hands of a single suit: all there are',
  },
  'checked.head.distances': {
    fr: 'distances recomptées par une seconde recherche',
    en: 'distances counted again by a second search',
  },
  'checked.head.played': { fr: 'manches jouées jusqu’au bout', en: 'hands played to the end' },
  'checked.hands': { fr: 'Des mains comptées par d’autres', en: 'Hands counted by others' },
  'checked.hands.text': {
    fr: 'Des programmes qui n’ont rien de commun avec le nôtre ont compté ces mains ; à chaque passage des tests, le site les recompte toutes et doit trouver la même chose. Là où plusieurs programmes ont compté, seules les mains sur lesquelles ils s’accordent ont été retenues.',
    en: 'Programs that share nothing with ours counted these hands; the site counts each of them anew with every test run and must agree. Where several programs counted, only hands on which they agree were recorded.',
  },
  'checked.rules': { fr: 'Règles', en: 'Rules' },
  'checked.with': { fr: 'Comparées à quoi, et sur quoi', en: 'Compared with, and in what' },
  'checked.cases': { fr: 'Cas', en: 'Cases' },
  'checked.differing': { fr: 'Écarts', en: 'Differences' },
  'checked.none': { fr: 'aucun', en: 'none' },
  'checked.of.tchou1924': { fr: 'Tchou Kia-kien, 1924', en: 'Tchou Kia-kien, 1924' },
  'checked.with.tchou1924': {
    fr: 'Un programme à part, écrit d’après la liste des règles : points, fan, total et mains limites, du gagnant comme des perdants.',
    en: 'A separate program, written from the list of rules: points, fan, total, limit hands, for winners and losers.',
  },
  'checked.of.vulcain1953': { fr: 'La Marine, 1953', en: 'The Navy, 1953' },
  'checked.with.vulcain1953': {
    fr: 'Un programme à part, écrit d’après la liste des règles : si la main peut gagner, ses points, ses doublements, son total, sa limite.',
    en: 'A separate program, written from the list of rules: whether the hand may win, points, doubles, total, limit.',
  },
  'checked.of.accounts': { fr: 'La Marine, 1953 : règlements', en: 'The Navy, 1953: settlements' },
  'checked.with.accounts': {
    fr: 'Le même programme : ce que chacun des quatre gagne ou paie.',
    en: 'The same program: what each of the four gains or pays.',
  },
  'checked.of.encyclopedie': { fr: 'Encyclopédie', en: 'French encyclopedia' },
  'checked.with.encyclopedie': {
    fr: 'Un second programme, lent, qui défait les mains tuile par tuile, séquences d’honneurs comprises : la distance jusqu’à une main complète.',
    en: 'A second, slow program that takes hands apart tile by tile, runs of honours included: the distance to a complete hand.',
  },
  'checked.of.mcr': {
    fr: 'Règles internationales, l’usage actuel',
    en: 'International rules, today’s practice',
  },
  'checked.with.mcr': {
    fr: 'Trois calculateurs d’autres auteurs : le total et la liste des figures.',
    en: 'Three scorers by other authors: the total and the list of fans.',
  },
  'checked.of.mcr-text': {
    fr: 'Règles internationales, notre texte',
    en: 'International rules, our text',
  },
  'checked.with.mcr-text': {
    fr: 'Les mêmes mains, avec ce que notre texte compte autrement : le total, et la liste là où elle change.',
    en: 'The same hands with what our text counts otherwise: the total, and the list where it differs.',
  },
  'checked.of.mcr-2006': {
    fr: 'Règles internationales, livre de 2006',
    en: 'International rules, book of 2006',
  },
  'checked.with.mcr-2006': {
    fr: 'Les mains pour lesquelles l’un des calculateurs donne le total de ce livre.',
    en: 'The hands for which one of the scorers gives that book’s total.',
  },
  'checked.of.mcr-apart': {
    fr: 'Règles internationales, les trois éditions',
    en: 'International rules, all three editions',
  },
  'checked.with.mcr-apart': {
    fr: 'Un programme à part, dans un autre langage, écrit d’après la liste des règles : les points de chaque édition, et toutes les listes que le texte permet.',
    en: 'A separate program in another language, written from the list of rules: the points of each edition, and every list that the text allows.',
  },
  'checked.of.riichi': { fr: 'Règles japonaises', en: 'Japanese rules' },
  'checked.with.riichi': {
    fr: 'Au moins deux calculateurs d’autres auteurs : rôles, han, fu, points et paiements.',
    en: 'At least two scorers by other authors: yaku, han, fu, points and payments.',
  },
  'checked.why': {
    fr: 'Pour les mains où les comptes diffèrent, le livre de 2006 se lit de deux façons : un brelan de 1 ou de 9 compte-t-il encore dans les neuf portes, et un seul carré caché parmi quatre compte-t-il pour lui-même ? Notre lecture de cette édition et celle du calculateur se séparent là, et nulle part ailleurs.',
    en: 'The hands that differ turn on two points on which the book of 2006 can be read in two ways: whether a pung of 1s or 9s counts again within Nine Gates, and whether one concealed kong among four counts for itself. Our reading of that edition and the scorer’s differ there and nowhere else.',
  },
  'checked.every': { fr: 'Toutes les mains qui existent', en: 'Every hand there is' },
  'checked.every.text': {
    fr: 'Il existe {pure} mains de 13 tuiles d’une seule famille. Un second programme, qui essaie toutes les façons de défaire une main, trouve les tuiles gagnantes de chacune, et celles de toutes les mains plus courtes : {sizes} mains en tout, sans un écart. Sur les {pure}, {waiting} sont prêtes.',
    en: 'Of a single suit there are {pure} hands of 13 tiles. A second program, which tries every way to take a hand apart, finds the waits of each of them and of all smaller hands: {sizes} hands in all, without a difference. {waiting} of the {pure} are ready.',
  },
  'checked.distances': { fr: 'Distances et défausses', en: 'Distances and discards' },
  'checked.distances.recorded': {
    fr: '{n} mains enregistrées ont les distances que donnent deux bibliothèques publiées et une recherche directe ; pour {wrong} d’entre elles, l’une des bibliothèques donne une distance fausse, et la recherche tranche.',
    en: '{n} recorded hands have the distances that two published packages and a plain search give; on {wrong} of them a package is mistaken, and the search decides.',
  },
  'checked.distances.plain': {
    fr: '{n} autres mains, tirées au hasard, ont la distance que donne une recherche directe.',
    en: '{n} more hands, drawn at random, are as far from complete as a plain search says.',
  },
  'checked.distances.discards': {
    fr: 'Chaque défausse de {n} mains mène là où l’on arrive en essayant toutes les tuiles une à une.',
    en: 'For each discard of {n} hands, the answer is the one found by trying every tile in turn.',
  },
  'checked.distances.notation': {
    fr: '{n} mains tirées au hasard s’écrivent et se relisent sans changer.',
    en: '{n} hands drawn at random are written out and read back without a change.',
  },
  'checked.played': { fr: 'Des manches jouées jusqu’au bout', en: 'Hands played to the end' },
  'checked.played.text': {
    fr: 'Quatre joueurs automatiques jouent {n} manches, {each} selon chacun des {rules} jeux de règles. Après chaque coup, un contrôle séparé compte toutes les tuiles, compare les prises à une seconde liste de ce qui est permis, et rejoue l’enregistrement.',
    en: '{n} hands are played by four computer players, {each} under each of the {rules} rule sets. After every move a separate check counts all the tiles, compares the claims with a second list of what is allowed, and plays the record again from the start.',
  },
  'checked.people': {
    fr: '{n} manches de vraies parties japonaises, selon les règles d’aujourd’hui, sont suivies jusqu’à leur fin : chaque rôle et chaque paiement sont ceux qui ont été notés pendant la partie.',
    en: '{n} hands of real Japanese games, played by the rules of today, are followed to their ends: every yaku and every payment is the one recorded during the game.',
  },
  'checked.drills': { fr: 'Les questions des exercices', en: 'Questions of the drills' },
  'checked.drills.text': {
    fr: 'Dans chacun des {n} exercices, à ses niveaux et pour plusieurs tirages : la réponse montrée par le site est jugée juste, la question est bien de son niveau, et son lien ramène la même question.',
    en: 'In each of the {n} drills, at its levels and from several seeds: the answer that the site shows is judged right, the question keeps what its level promises, and its link brings the same question back.',
  },
  'checked.open': { fr: 'Ce que les sources laissent ouvert', en: 'What the sources leave open' },
  'checked.open.text': {
    fr: 'Là où une source se contredit ou se tait, il a fallu décider. Chaque décision est notée avec sa raison et avec ce que l’on pourrait décider d’autre.',
    en: 'Where a source contradicts itself or is silent, a decision was needed. Each one is listed with its reason and with what else one might decide.',
  },
  'checked.open.row': {
    fr: 'questions ouvertes : {open} ; fautes : {slips}',
    en: 'open questions: {open}; slips: {slips}',
  },
  'checked.not': { fr: 'Ce qui n’est pas vérifié', en: 'What is not checked' },
  'checked.not.reading': {
    fr: 'Un programme écrit d’après la même liste de règles suit les mêmes lectures : si une source y est mal comprise, les deux programmes donnent la même réponse fausse.',
    en: 'A program written from the same list of rules shares its readings: where a source is misread in the list, both programs give the same wrong answer.',
  },
  'checked.not.chance': {
    fr: 'La plupart des mains enregistrées sont tirées au hasard : les rencontres rares entre deux règles y sont peu nombreuses.',
    en: 'Most recorded hands were drawn at random, so rare combinations of rules are few among them.',
  },
  'checked.not.count': {
    fr: 'La source des règles japonaises n’a pas de chapitre sur le compte. Ce qui est vérifié là, ce sont les règles courantes d’aujourd’hui.',
    en: 'The source of the Japanese rules has no chapter on counting. What is checked there are the common rules of today.',
  },
  'checked.matches': { fr: 'Comment jouent les adversaires', en: 'How well the opponents play' },
  'checked.matches.text': {
    fr: 'Un oiseau d’un niveau joue contre trois oiseaux d’un autre ; chaque suite de tuiles est jouée quatre fois, et l’oiseau seul change chaque fois de place. Les points gagnés sont ceux qu’il obtient par manche de plus que n’en obtiendrait à sa place un des trois autres. Le nombre qui suit ± donne l’intervalle de confiance, à 95 % : quand cet intervalle contient zéro, l’écart peut être dû au hasard. L’encyclopédie n’a pas de barème : une main gagnée y compte pour un.',
    en: 'One bird of one level plays against three of another, on the same walls, once in each seat. The gain is what it makes per hand beyond what one of the three would make in its place, with a 95% confidence interval; if the interval contains zero, no difference has been shown. The encyclopedia has no table of points, so there each hand won counts as one.',
  },
  'checked.match': { fr: 'Qui contre qui', en: 'Who against whom' },
  'checked.match.steady-learner': {
    fr: 'Un merle contre trois mésanges',
    en: 'A blackbird against three titmice',
  },
  'checked.match.strong-learner': {
    fr: 'Une pie contre trois mésanges',
    en: 'A magpie against three titmice',
  },
  'checked.match.strong-steady': {
    fr: 'Une pie contre trois merles',
    en: 'A magpie against three blackbirds',
  },
  'checked.match.hands': { fr: 'Manches', en: 'Hands' },
  'checked.match.gain': { fr: 'Points gagnés par manche', en: 'Gain per hand' },
  'checked.match.wins': { fr: 'Manches gagnées', en: 'Wins' },
  'checked.match.date': { fr: 'Date, tirage', en: 'Date, seed' },
  'checked.not.players': {
    fr: 'Les adversaires sont mesurés les uns contre les autres, jamais contre des personnes.',
    en: 'The opponents are measured against each other, never against people.',
  },
  'checked.not.prose': {
    fr: 'Aucun programme ne juge la prose dans son ensemble. Les tests en vérifient les liens, les termes et les questions.',
    en: 'No program judges the prose as a whole. Tests see to its links, its terms and the positions in it.',
  },
  'checked.report': { fr: 'Si une réponse vous paraît fausse', en: 'If an answer looks wrong' },
  'checked.report.text': {
    fr: 'Sous chaque réponse d’un exercice, sous l’analyse d’une main et sur les pages qui comparent une main, « Signaler une erreur » donne un texte avec le lien et les faits, à envoyer où vous voulez.',
    en: 'Beneath every answer of a drill, beneath the analyser and on the pages that compare a hand, “Report this position” makes a text with the link and the facts, to be sent wherever you like.',
  },
} as const satisfies Texts;
