/** The page of the data: what each table holds, what one row is, what each field says. */
import type { Texts } from '../texts.ts';

export const data = {
  'data.title': { fr: 'Les données', en: 'The data' },
  'data.description': {
    fr: 'Les tables du site à télécharger en CSV et en JSON : la comparaison des sources, leurs règles, leurs fautes, les formules, les mains nommées, les mots.',
    en: 'The tables of this site to download as CSV and JSON: the comparison of the sources, their rules, their slips, the formulas, the named hands, the words.',
  },
  'data.lede': {
    fr: 'Vous pouvez télécharger ici les tables dont ce site est fait, pour un tableur ou pour un programme. Le CSV et le JSON d’une table ont les mêmes lignes, en français et en anglais.',
    en: 'Here you can download the tables that this site is made of, for a spreadsheet or for a program. The CSV and the JSON of a table have the same rows, in French and in English.',
  },
  'data.csv': {
    fr: 'Le CSV est en UTF-8, avec la virgule pour séparateur : si votre tableur pose la question, donnez ces deux réponses. Une case vide veut dire qu’il n’y a rien à dire. Un texte qu’un tableur prendrait pour une formule est précédé d’une apostrophe.',
    en: 'The CSV is in UTF-8 with commas between the fields: if your spreadsheet asks, give it these two answers. An empty cell means that there is nothing to say. A text that a spreadsheet would take for a formula has an apostrophe before it.',
  },
  'data.json': {
    fr: 'Le JSON commence par la version du site, sa date, la licence et la description des champs. Les tuiles et les mains sont écrites dans la notation du site, que donne la page des tuiles.',
    en: 'The JSON begins with the version of the site, its date, the licence and the description of the fields. Tiles and hands are written in the notation of the site, given on the page of the tiles.',
  },
  'data.licence': { fr: 'La licence', en: 'The licence' },
  'data.licence.text': {
    fr: 'Ces tables suivent la licence du site : copiez-les, changez-les, publiez-les, avec la mention qui suit. Les textes des sources n’en font pas partie : les règles y sont reformulées.',
    en: 'These tables come under the licence of the site: copy, change and publish them, with the notice below. The texts of the sources are not part of them: the rules are told in our words.',
  },
  'data.version': { fr: 'Version du site : {version}', en: 'Version of the site: {version}' },
  'data.link': { fr: 'Télécharger les tables du site', en: 'Download the tables of this site' },
  'data.rows': { fr: '{n} ligne | {n} lignes', en: '{n} row | {n} rows' },
  'data.fields': { fr: 'Les {n} champs', en: 'The {n} fields' },
  'data.number': { fr: 'nombre', en: 'number' },
  'data.size': { fr: '{n} ko', en: '{n} kB' },
  'data.inFrench': { fr: '{text} (en français)', en: '{text} (in French)' },
  'data.inEnglish': { fr: '{text} (en anglais)', en: '{text} (in English)' },
  'data.table.matrix': { fr: 'La comparaison', en: 'The comparison' },
  'data.table.register': { fr: 'Les règles', en: 'The rules' },
  'data.table.errata': {
    fr: 'Les fautes et les questions ouvertes',
    en: 'Slips and open questions',
  },
  'data.table.formulas': { fr: 'Les formules', en: 'The formulas' },
  'data.table.hands': { fr: 'Les mains nommées', en: 'The named hands' },
  'data.table.glossary': { fr: 'Les mots', en: 'The words' },
  'data.row.matrix': {
    fr: 'Une ligne par question et par source : ce que la source y répond, ou son silence.',
    en: 'One row for each question and source: what the source answers, or its silence.',
  },
  'data.row.register': {
    fr: 'Une ligne par règle des cinq textes, reformulée par nous, avec sa place dans le texte.',
    en: 'One row for each rule of the five texts, in our words, with its place in the text.',
  },
  'data.row.errata': {
    fr: 'Une ligne par faute d’un texte, ou par question qu’il laisse ouverte, avec la décision du site.',
    en: 'One row for each slip of a text, or question it leaves open, with what the site decided.',
  },
  'data.row.formulas': {
    fr: 'Une ligne par formule du chapitre VIII de Tchou Kia-kien, avec les tuiles gagnantes que le site calcule.',
    en: 'One row for each formula of chapter VIII of Tchou Kia-kien, with the winning tiles that the site computes.',
  },
  'data.row.hands': {
    fr: 'Une ligne par main nommée : les 81 figures internationales, les mains spéciales de la Marine, les yaku (rôles) du jeu japonais.',
    en: 'One row for each named hand: the 81 international fans, the special hands of the Navy, the yaku of the Japanese game.',
  },
  'data.row.glossary': {
    fr: 'Une ligne par mot des leçons, avec ceux des cinq textes, du chinois et du japonais.',
    en: 'One row for each word of the lessons, with those of the five texts, of Chinese and of Japanese.',
  },
  'data.field.matrix.question_id': {
    fr: 'l’identifiant de la question, le même pour ses cinq lignes',
    en: 'the id of the question, the same in its five rows',
  },
  'data.field.matrix.group': { fr: 'le groupe de la question', en: 'the group of the question' },
  'data.field.matrix.question': { fr: 'la question', en: 'the question' },
  'data.field.matrix.source': { fr: 'la source', en: 'the source' },
  'data.field.matrix.answered_by': {
    fr: 'source : la source répond ; site : la source laisse la question ouverte et le site a choisi ; silent : personne ne répond',
    en: 'source: the source answers; site: the source leaves the question open and the site has chosen; silent: there is no answer',
  },
  'data.field.matrix.rules': {
    fr: 'les règles qui répondent, par leurs identifiants dans la table des règles, séparés par des espaces',
    en: 'the rules that answer, by their ids in the table of rules, separated by spaces',
  },
  'data.field.matrix.answer': {
    fr: 'la réponse en peu de mots, vide si la source est muette',
    en: 'the answer in a few words, empty where the source is silent',
  },
  'data.field.matrix.alike': {
    fr: 'les autres sources qui donnent la même réponse, séparées par des espaces',
    en: 'the other sources that give the same answer, separated by spaces',
  },
  'data.field.matrix.today_rules': {
    fr: 'les règles prises hors de la source qui disent comment on joue aujourd’hui',
    en: 'the rules from outside the source that say how it is played today',
  },
  'data.field.matrix.today': {
    fr: 'comment on joue aujourd’hui, si c’est autrement que dans la source',
    en: 'how it is played today, where that differs from the source',
  },
  'data.field.register.id': {
    fr: 'l’identifiant de la règle, qui commence par celui de sa source',
    en: 'the id of the rule, which begins with that of its source',
  },
  'data.field.register.source': { fr: 'la source', en: 'the source' },
  'data.field.register.chapter': {
    fr: 'le chapitre, si la source en a',
    en: 'the chapter, where the source has chapters',
  },
  'data.field.register.item': {
    fr: 'la section, le principe, la formule ou la figure',
    en: 'the section, principle, formula or figure',
  },
  'data.field.register.pages': {
    fr: 'la page ou les pages du livre, si la source en a',
    en: 'the page or pages of the book, where the source has pages',
  },
  'data.field.register.rule': { fr: 'la règle', en: 'the rule' },
  'data.field.register.short': {
    fr: 'la même règle en peu de mots, si la comparaison s’en sert',
    en: 'the same rule in a few words, where the comparison uses it',
  },
  'data.field.register.terms': {
    fr: 'les mots de la source, séparés par des points-virgules',
    en: 'the words of the source, separated by semicolons',
  },
  'data.field.register.quote': {
    fr: 'ce que dit le texte, avec son orthographe, si la règle en dépend',
    en: 'what the text says, spelt as there, where the rule rests on it',
  },
  'data.field.register.errata': {
    fr: 'les fautes et les questions ouvertes qui touchent la règle, séparées par des espaces',
    en: 'the slips and open questions that concern the rule, separated by spaces',
  },
  'data.field.register.shows': {
    fr: 'les tuiles qui montrent la règle, dans la notation du site',
    en: 'tiles that show the rule, in the notation of the site',
  },
  'data.field.errata.id': {
    fr: 'l’identifiant : une lettre pour la source, deux chiffres',
    en: 'the id: a letter for the source, two digits',
  },
  'data.field.errata.source': { fr: 'la source', en: 'the source' },
  'data.field.errata.kind': {
    fr: 'slip : une faute ; open : une question ouverte',
    en: 'slip: an error of the text; open: a question left open',
  },
  'data.field.errata.changes': {
    fr: 'ce que la décision change dans le jeu, vide si elle n’y change rien',
    en: 'what the decision changes in play, empty where it changes nothing',
  },
  'data.field.errata.rules': {
    fr: 'les règles concernées, par leurs identifiants, séparés par des espaces',
    en: 'the rules concerned, by their ids, separated by spaces',
  },
  'data.field.errata.place': {
    fr: 'la place de ces règles dans la source',
    en: 'the place of these rules in the source',
  },
  'data.field.errata.book': { fr: 'ce que dit le texte', en: 'what the text says' },
  'data.field.errata.reading': { fr: 'comment le site le lit', en: 'how the site reads it' },
  'data.field.errata.known': {
    fr: 'comment on le sait, ou la raison de cette lecture',
    en: 'how this is known, or why this reading',
  },
  'data.field.errata.otherwise': {
    fr: 'ce que l’on pourrait décider d’autre, s’il y a lieu',
    en: 'what else one might decide, where anything else makes sense',
  },
  'data.field.formulas.id': {
    fr: 'le numéro de la formule, en chiffres romains',
    en: 'the number of the formula, in Roman numerals',
  },
  'data.field.formulas.figure': {
    fr: 'le numéro de sa figure dans le livre',
    en: 'the number of its figure in the book',
  },
  'data.field.formulas.shape': {
    fr: 'pure : toute la main, d’une seule famille ; two-suit : toute la main, de deux familles ; partial-pure et partial-mixed : une partie de la main, d’une famille ou de plusieurs',
    en: 'pure: the whole hand, of one suit; two-suit: the whole hand, of two suits; partial-pure and partial-mixed: a part of the hand, of one suit or of several',
  },
  'data.field.formulas.hand': {
    fr: 'les tuiles de la formule sans la tuile gagnante, vide si la formule manque',
    en: 'the tiles of the formula without the winning tile, empty where the formula is missing',
  },
  'data.field.formulas.waits': {
    fr: 'les tuiles gagnantes, calculées par le site',
    en: 'the winning tiles, computed by the site',
  },
  'data.field.formulas.waits_count': {
    fr: 'combien il y a de tuiles gagnantes différentes',
    en: 'how many different winning tiles there are',
  },
  'data.field.formulas.copies': {
    fr: 'combien d’exemplaires de ces tuiles restent hors de la main',
    en: 'how many copies of these tiles are left outside the hand',
  },
  'data.field.formulas.printed_count': {
    fr: 'combien de tuiles gagnantes annonce le titre imprimé dans le livre',
    en: 'how many winning tiles the heading in the book announces',
  },
  'data.field.formulas.mirror': {
    fr: 'la formule aux mêmes tuiles comptées de 9 à 1, qui peut être elle-même',
    en: 'the formula with the same tiles counted from 9 to 1, which may be itself',
  },
  'data.field.formulas.errata': {
    fr: 'les fautes imprimées dans la formule, séparées par des espaces',
    en: 'the slips printed in the formula, separated by spaces',
  },
  'data.field.hands.source': { fr: 'la source', en: 'the source' },
  'data.field.hands.id': {
    fr: 'l’identifiant de la main, qui commence par celui de sa source',
    en: 'the id of the hand, which begins with that of its source',
  },
  'data.field.hands.number': {
    fr: 'son numéro, pour les figures internationales',
    en: 'its number, for the international fans',
  },
  'data.field.hands.name': { fr: 'son nom', en: 'its name' },
  'data.field.hands.chinese': {
    fr: 'son nom chinois, pour les figures internationales',
    en: 'its name in Chinese, for the international fans',
  },
  'data.field.hands.terms': {
    fr: 'les mots de la source dans la règle qui la décrit, séparés par des points-virgules',
    en: 'the words of the source in the rule that describes it, separated by semicolons',
  },
  'data.field.hands.value': {
    fr: 'ce qu’elle vaut, dans l’unité du champ suivant ; pour un yaku (rôle), dans une main cachée',
    en: 'what it is worth, in the unit of the next field; for a yaku, in a concealed hand',
  },
  'data.field.hands.unit': {
    fr: 'points, han, ou limit pour la main limite (yakuman)',
    en: 'points, han, or limit for the limit hand (yakuman)',
  },
  'data.field.hands.rule': {
    fr: 'la règle qui la décrit, par son identifiant',
    en: 'the rule that describes it, by its id',
  },
  'data.field.hands.example': {
    fr: 'une main où elle compte, dans la notation du site',
    en: 'a hand in which it counts, in the notation of the site',
  },
  'data.field.hands.seat': {
    fr: 'le vent du joueur dans l’exemple : E, S, W (ouest) ou N',
    en: 'the seat wind in the example: E, S, W or N',
  },
  'data.field.hands.round': {
    fr: 'le vent du tour dans l’exemple, écrit de même',
    en: 'the round wind in the example, written alike',
  },
  'data.field.hands.won': {
    fr: 'les circonstances du gain dans l’exemple, vide si rien n’est particulier',
    en: 'the circumstances of the win in the example, empty where there are none',
  },
  'data.field.glossary.id': { fr: 'l’identifiant du mot', en: 'the id of the word' },
  'data.field.glossary.term': { fr: 'le mot des leçons', en: 'the word of the lessons' },
  'data.field.glossary.text': { fr: 'ce qu’il veut dire', en: 'what it means' },
  'data.field.glossary.tchou1924': {
    fr: 'le mot de Tchou Kia-kien',
    en: 'the word of Tchou Kia-kien',
  },
  'data.field.glossary.vulcain1953': { fr: 'le mot de la Marine', en: 'the word of the Navy' },
  'data.field.glossary.encyclopedie': {
    fr: 'le mot de l’encyclopédie',
    en: 'the word of the encyclopedia',
  },
  'data.field.glossary.mcr': {
    fr: 'le mot des règles internationales',
    en: 'the word of the international rules',
  },
  'data.field.glossary.riichi': {
    fr: 'le mot du texte sur le jeu japonais',
    en: 'the word of the text on the Japanese game',
  },
  'data.field.glossary.chinese': {
    fr: 'le mot en chinois, signes traditionnels et, après une barre, simplifiés',
    en: 'the word in Chinese, in traditional signs and, behind a stroke, in simplified ones',
  },
  'data.field.glossary.pinyin': {
    fr: 'comment il se dit, en pinyin',
    en: 'how it is said, in pinyin',
  },
  'data.field.glossary.japanese': { fr: 'le mot en japonais', en: 'the word in Japanese' },
  'data.field.glossary.romaji': {
    fr: 'comment il se dit, en romaji',
    en: 'how it is said, in romaji',
  },
  'data.field.glossary.shows': {
    fr: 'des tuiles qui le montrent, dans la notation du site',
    en: 'tiles that show it, in the notation of the site',
  },
  'data.field.glossary.question_id': {
    fr: 'la question de la comparaison où ce mot est en cause',
    en: 'the question of the comparison that it is about',
  },
} as const satisfies Texts;
