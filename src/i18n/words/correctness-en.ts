/** What is checked, and how. */
export const correctnessEn = {
  'nav.correctness': 'Correctness',
  'checked.title': 'Correctness',
  'checked.description':
    'What the answers of this site were compared with, how often, and where they differ: figures of the test run itself.',
  'checked.lede':
    'Every answer here is computed. This page says what the answers were compared with, on how many hands, and what differed. The tests count these figures, and a test fails when one of them no longer holds.',
  'checked.hands': 'Hands counted by others',
  'checked.hands.text':
    'Programs that share nothing with ours counted these hands; the site counts each of them anew with every test run and must agree. Where several programs counted, only hands on which they agree were recorded.',
  'checked.rules': 'Rules',
  'checked.with': 'Compared with, and in what',
  'checked.cases': 'Cases',
  'checked.differing': 'Differences',
  'checked.none': 'none',
  'checked.of.tchou1924': 'Tchou Kia-kien, 1924',
  'checked.with.tchou1924':
    'A separate program, written from the list of rules: points, fan, total, limit hands, for winners and losers.',
  'checked.of.vulcain1953': 'The Navy, 1953',
  'checked.with.vulcain1953':
    'A separate program, written from the list of rules: whether the hand may win, points, doubles, total, limit.',
  'checked.of.accounts': 'The Navy, 1953: settlements',
  'checked.with.accounts': 'The same program: what each of the four gains or pays.',
  'checked.of.encyclopedie': 'French encyclopedia',
  'checked.with.encyclopedie':
    'A second, slow program that takes hands apart tile by tile, runs of honours included: the distance to a complete hand.',
  'checked.of.mcr': 'International rules, today’s practice',
  'checked.with.mcr': 'Three scorers by other authors: the total and the list of fans.',
  'checked.of.mcr-text': 'International rules, our text',
  'checked.with.mcr-text':
    'The same hands with what our text counts otherwise: the total, and the list where it differs.',
  'checked.of.mcr-2006': 'International rules, book of 2006',
  'checked.with.mcr-2006': 'The hands for which one of the scorers gives that book’s total.',
  'checked.of.mcr-apart': 'International rules, all three',
  'checked.with.mcr-apart':
    'A separate program in another language, written from the list of rules: the points of each edition, and every lawful list of the text.',
  'checked.of.riichi': 'Japanese rules',
  'checked.with.riichi':
    'At least two scorers by other authors: yaku, han, fu, points and payments.',
  'checked.why':
    'For the hands that differ, the book of 2006 can be read in two ways: whether a pung of 1s or 9s counts again within Nine Gates, and whether one concealed kong among four counts for itself. Our reading of that edition and the scorer’s part there and nowhere else.',
  'checked.every': 'Every hand there is',
  'checked.every.text':
    'Of a single suit there are {pure} hands of 13 tiles. A second program, which tries every way to take a hand apart, finds the waits of each of them and of all smaller hands: {sizes} hands in all, without a difference. {waiting} of the {pure} are ready.',
  'checked.distances': 'Distances and discards',
  'checked.distances.recorded':
    '{n} recorded hands have the distances that two published packages and a plain search give; on {wrong} of them a package is mistaken, and the search decides.',
  'checked.distances.plain':
    '{n} more hands, drawn by chance, are as far from complete as a plain search says.',
  'checked.distances.discards':
    'Each discard of {n} hands leads where trying every tile one by one leads.',
  'checked.distances.notation':
    '{n} hands drawn by chance are written and read again without a change.',
  'checked.played': 'Hands played to the end',
  'checked.played.text':
    '{n} hands are played by four computer players, {each} under each of the {rules} rule sets. After every move a separate check counts all tiles, holds the claims against a second list of what is lawful, and plays the record again.',
  'checked.drills': 'Questions of the drills',
  'checked.drills.text':
    'In each of the {n} drills, at its levels and from several seeds: the answer that the site shows is judged right, the question keeps what its level promises, and its link brings the same question back.',
  'checked.open': 'What the sources leave open',
  'checked.open.text':
    'Where a source contradicts itself or is silent, a decision was needed. Each one is listed with its reason and with what else one might decide.',
  'checked.open.row': 'open questions: {open}; slips: {slips}',
  'checked.not': 'What is not checked',
  'checked.not.reading':
    'A program written from the same list of rules shares its readings: if the list misreads a source, both are wrong alike.',
  'checked.not.chance':
    'Most recorded hands were drawn by chance, so rare combinations of rules are few among them.',
  'checked.not.count':
    'The source of the Japanese rules has no chapter on counting. What is checked there are the common rules of today.',
  'checked.not.players':
    'The computer players keep to the rules; that they play well is neither claimed nor tested.',
  'checked.not.prose':
    'The prose is read by people. Tests see to its links, its terms and the positions in it.',
  'checked.report': 'If an answer looks wrong',
  'checked.report.text':
    'Beneath every answer of a drill, beneath the analyser and on the pages that compare a hand, “Report this position” makes a text with the link and the facts, to be sent wherever you like.',
} as const;
