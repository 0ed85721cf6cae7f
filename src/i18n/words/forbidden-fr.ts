import type { forbiddenEn } from './forbidden-en.ts';

/** Les mots de l’exercice sur la défausse qui suit un chi ; mêmes clés que l’anglais. */
export const forbiddenFr: Readonly<Record<keyof typeof forbiddenEn, string>> = {
  'forbidden.title': 'Défausse interdite',
  'forbidden.description':
    'Vous venez de chanter chi. Quelles tuiles de votre main ne pouvez-vous pas défausser à ce tour ? Il se peut qu’il n’y en ait pas.',
  'forbidden.needsScript':
    'Les mains sont distribuées et jugées sur votre appareil, ce qui demande JavaScript. Le registre des règles japonaises se lit sans lui.',
  'forbidden.hand': 'Main : {tiles}.',
  'forbidden.claimed': 'Vous chantez chi sur {tile}, avec {pair}.',
  'forbidden.agreed': 'À cette table, la tuile pareille à celle chantée est interdite aussi.',
  'forbidden.ask': 'Quelles tuiles ne pouvez-vous pas défausser maintenant ?',
  'forbidden.pick': 'Marquer comme interdite : {tile}',
  'forbidden.none': 'Aucune n’est interdite',
  'forbidden.need': 'Marquez les tuiles interdites, ou dites qu’il n’y en a pas.',
  'forbidden.right': 'Juste : {why}',
  'forbidden.wrong': 'Non : {why}',
  'forbidden.why.held':
    'à ce tour, une tuile ne peut partir : {tiles}. | à ce tour, des tuiles ne peuvent partir : {tiles}.',
  'forbidden.why.unheld': 'une tuile est interdite, mais vous ne l’avez pas : {tiles}.',
  'forbidden.why.none': 'ce chi n’interdit rien.',
  'forbidden.kind.two-sided':
    '{pair} pouvaient se compléter aux deux bouts. La tuile de l’autre bout, {other}, est interdite à ce tour ({place}).',
  'forbidden.kind.closed':
    'La tuile chantée, {tile}, est au milieu de la séquence : {pair} n’ont pas d’autre bout.',
  'forbidden.kind.edge':
    '{pair} ne se complètent que d’un côté : il n’y a pas d’autre tuile à interdire.',
  'forbidden.same':
    'Cette table interdit aussi la tuile pareille à celle chantée : {tile} ({place}).',
  'forbidden.twin':
    'Une tuile pareille à celle chantée, {tile}, peut partir : la règle n’en parle pas.',
  'forbidden.later': 'L’interdiction finit avec cette défausse.',
  'forbidden.hint.kind.two-sided':
    'Les deux tuiles de votre main pouvaient se compléter aux deux bouts.',
  'forbidden.hint.kind.closed': 'La tuile chantée est entre les deux de votre main.',
  'forbidden.hint.kind.edge': 'Les deux tuiles de votre main ne se complètent que d’un côté.',
  'forbidden.hint.barred': 'Tuile interdite, que vous l’ayez ou non : {tiles}.',
  'forbidden.hint.barred.none': 'Ce chi n’interdit aucune tuile.',
  'forbidden.hint.answer': 'La réponse : {tiles}.',
  'forbidden.hint.answer.none': 'La réponse : aucune de vos tuiles.',
  'forbidden.level.ends': 'chantée à l’un des deux bouts',
  'forbidden.level.kinds': 'bout, milieu ou bord',
  'forbidden.level.whole': 'main entière, peut-être aucune',
  'forbidden.own.hand': 'Votre main, le chi exposé en dernier',
  'forbidden.own.tile': 'La tuile chantée',
  'forbidden.error.no-chow':
    'La dernière combinaison exposée n’est pas une séquence : écrivez le chi à la fin, comme ~789s.',
  'forbidden.error.not-in-chow': 'La tuile chantée n’est pas dans le chi.',
  'forbidden.error.no-win': 'Après un chant, aucune tuile n’a gagné : retirez les signes ! et *.',
  'keys.forbidden': 'Défausse interdite',
  'keys.forbidden.digits': 'marquer la tuile de cette place, ou retirer la marque',
  'keys.forbidden.none': 'aucune n’est interdite',
  'learn.practice.forbidden': 'S’exercer à la défausse après un chi : {level}',
};
