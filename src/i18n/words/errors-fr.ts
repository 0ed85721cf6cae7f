import type { errorsEn } from './errors-en.ts';

/** Le français de ce qui ne va pas dans une main écrite ; mêmes clés que l’anglais. */
export const errorsFr: Readonly<Record<keyof typeof errorsEn, string>> = {
  'error.empty': 'Aucune tuile n’est écrite ici.',
  'error.too-long': 'Ce texte compte {length} signes ; une main n’en demande jamais plus de {max}.',
  'error.unknown-sign':
    '« {sign} » (signe {place}) n’appartient pas à la notation. Après les chiffres viennent m, p, s, z ou f.',
  'error.digits-without-letter':
    'Aux chiffres {digits} (à partir du signe {place}) il manque une lettre : m, p, s, z ou f.',
  'error.letter-without-digits':
    'À la lettre {letter} (signe {place}) il manque un chiffre devant.',
  'error.lone-letter': 'La lettre {letter} (signe {place}) n’a aucun chiffre à côté d’elle.',
  'error.no-such-tile': 'La tuile {tile} n’existe pas (signe {place}).',
  'error.bad-meld':
    '{text} (à partir du signe {place}) n’est ni une séquence, un brelan ou un carré exposés (~), ni un carré caché entre parenthèses.',
  'error.unclosed-meld': 'La parenthèse du signe {place} n’est jamais fermée.',
  'error.bad-winning-tile': '{text} (à partir du signe {place}) n’est pas une tuile gagnante.',
  'error.misplaced':
    '{sign} (signe {place}) n’est pas à sa place : d’abord les tuiles cachées, puis les combinaisons exposées, puis la tuile gagnante.',
  'error.too-many-copies': 'Cette tuile figure {count} fois : {tile} ; un jeu n’en a que {max}.',
  'error.impossible-count':
    'Une main à laquelle il manque une tuile ne peut pas en compter {count} : il en faut 1, 4, 7, 10 ou 13, ou bien 2, 5, 8 ou 11 si la paire est ailleurs.',
  'error.no-flowers': 'Fleurs et saisons n’entrent dans aucune attente : laissez-les de côté.',
  'error.no-win':
    'Une tuile gagnante est déjà nommée ici : retirez-la pour demander lesquelles gagnent.',
};
