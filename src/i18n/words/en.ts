import { analyseEn } from './analyse-en.ts';
import { atlasEn } from './atlas-en.ts';
import { carriedEn } from './carried-en.ts';
import { claimEn } from './claim-en.ts';
import { compareEn } from './compare-en.ts';
import { correctnessEn } from './correctness-en.ts';
import { countEn } from './count-en.ts';
import { discardsEn } from './discards-en.ts';
import { encyclopedieEn } from './encyclopedie-en.ts';
import { errataEn } from './errata-en.ts';
import { errorsEn } from './errors-en.ts';
import { eveningEn } from './evening-en.ts';
import { exchangeEn } from './exchange-en.ts';
import { exclusionsEn } from './exclusions-en.ts';
import { fansEn } from './fans-en.ts';
import { finderEn } from './finder-en.ts';
import { forbiddenEn } from './forbidden-en.ts';
import { furitenEn } from './furiten-en.ts';
import { glossaryEn } from './glossary-en.ts';
import { handsEn } from './hands-en.ts';
import { helpEn } from './help-en.ts';
import { homeEn } from './home-en.ts';
import { kongEn } from './kong-en.ts';
import { learnEn } from './learn-en.ts';
import { ledgerEn } from './ledger-en.ts';
import { lensEn } from './lens-en.ts';
import { mcrEn } from './mcr-en.ts';
import { mineEn } from './mine-en.ts';
import { mistakesEn } from './mistakes-en.ts';
import { namedEn } from './named-en.ts';
import { oddsEn } from './odds-en.ts';
import { paperEn } from './paper-en.ts';
import { pickEn } from './pick-en.ts';
import { playEn } from './play-en.ts';
import { reportEn } from './report-en.ts';
import { riichiEn } from './riichi-en.ts';
import { rulesEn } from './rules-en.ts';
import { runsEn } from './runs-en.ts';
import { sceneEn } from './scene-en.ts';
import { scoringEn } from './scoring-en.ts';
import { searchEn } from './search-en.ts';
import { settingsEn } from './settings-en.ts';
import { shareEn } from './share-en.ts';
import { sheetEn } from './sheet-en.ts';
import { skillsEn } from './skills-en.ts';
import { tableDrillsEn } from './table-drills-en.ts';
import { tableEn } from './table-en.ts';
import { tallyEn } from './tally-en.ts';
import { tchouEn } from './tchou-en.ts';
import { tileSetEn } from './tile-set-en.ts';
import { todayEn } from './today-en.ts';
import { vulcainEn } from './vulcain-en.ts';
import { wholeHandEn } from './whole-hand-en.ts';

/**
 * The English of the interface. Keys are `area.thing`; `{name}` is filled in;
 * ` | ` parts the singular from the plural, chosen by `{n}`.
 */
export const en = {
  'site.name': 'Moineau',
  'site.tagline': 'Learn mah-jong from the old rule books, with practice at every step',
  'site.description':
    'Learn mah-jong and drill your waits after Tchou Kia-kien’s book of 1924. Every answer is computed and proved on the screen.',
  'site.skip': 'Skip to the content',
  'search.shown': '{n} of {all} matches | {n} of {all} match',
  'search.none': 'Nothing matches.',
  'site.menu': 'Main menu',
  'site.otherLanguage': 'Lire cette page en français',
  'site.help': 'Help for this page',
  'site.close': 'Close',
  'site.reference': 'Reference',
  'site.footer':
    'Moineau teaches from five French-language sources and computes every answer it gives. Nothing leaves your device.',
  'site.notFound': 'This page does not exist',
  'site.notFound.text':
    'The address may have changed, or contain a typing error. Every page can be reached from here.',
  'site.notFound.home': 'Back to the home page',
  'site.chooseLanguage': 'Choose your language',
  'nav.learn': 'Learn',
  'nav.drills': 'Drill',
  'nav.analyse': 'Analyse',
  'nav.atlas': 'Atlas',
  'nav.which': 'Which rules?',
  'nav.rules': 'Rules',
  'nav.formulas': 'Formulas',
  'nav.tiles': 'Tiles',
  'nav.glossary': 'Glossary',
  'stage.check': 'Check',
  'stage.next': 'Next',
  'stage.again': 'Try again',
  'stage.pad': 'Digits',
  'stage.pad.erase': 'Erase',
  'stage.pad.next': 'Next field, or done',
  'stage.another': 'Another like it',
  'stage.series': 'This round: {right} of {n}',
  'stage.pip.right': 'Question {n}, right: see it again',
  'stage.pip.wrong': 'Question {n}, missed: see it again',
  'stage.last': 'Last hands',
  'stage.seriesEnd': 'Ten hands played: {right} of {n} right.',
  'stage.weakest': 'Practise: {kind}',
  'stage.likeMissed': 'Another like the last one missed',
  'stage.seal': 'Seal: ten of ten',
  'stage.right': 'right',
  'stage.wrong': 'missed',
  'stage.seconds': '{n} s',
  'stage.nudge': 'Not yet. You have a second try.',
  'stage.nudge.far': 'Not yet: {found} of {all}. You have a second try.',
  'stage.nudge.extra': 'Not yet: {found} of {all}, and {extra} too many. You have a second try.',
  'stage.giveUp': 'Show the answer',
  'stage.hints': 'Hints',
  'stage.hintsLeft': 'Hint ({n})',
  'drills.title': 'Drill',
  'drills.description':
    'One kind of question at a time, at a level that follows your answers or that you choose. Every answer is computed and its reason shown.',
  ...helpEn,
  'tile.m': '{n} of characters',
  'tile.p': '{n} of circles',
  'tile.s': '{n} of bamboos',
  'tile.1z': 'East wind',
  'tile.2z': 'South wind',
  'tile.3z': 'West wind',
  'tile.4z': 'North wind',
  'tile.5z': 'white dragon',
  'tile.6z': 'green dragon',
  'tile.7z': 'red dragon',
  'tile.1f': 'flower: plum',
  'tile.2f': 'flower: orchid',
  'tile.3f': 'flower: chrysanthemum',
  'tile.4f': 'flower: bamboo',
  'tile.5f': 'season: spring',
  'tile.6f': 'season: summer',
  'tile.7f': 'season: autumn',
  'tile.8f': 'season: winter',
  'tile.winning': '{tile}, winning tile',
  'tile.back': 'tile seen from behind',
  'tile.corner.1z': 'E',
  'tile.corner.2z': 'S',
  'tile.corner.3z': 'W',
  'tile.corner.4z': 'N',
  'tile.corner.5z': 'Wh',
  'tile.corner.6z': 'G',
  'tile.corner.7z': 'R',
  'tile.many': '{n}s',
  'tile.many.1z': 'East winds',
  'tile.many.2z': 'South winds',
  'tile.many.3z': 'West winds',
  'tile.many.4z': 'North winds',
  'tile.many.5z': 'white dragons',
  'tile.many.6z': 'green dragons',
  'tile.many.7z': 'red dragons',
  'family.m': 'Characters',
  'family.p': 'Circles',
  'family.s': 'Bamboos',
  'family.z': 'Honours',
  'group.of': '{kind} of {tiles}',
  'group.chow': 'chow',
  'group.pung': 'pung',
  'group.kong': 'kong',
  'group.dragons': 'run of dragons',
  'group.winds': 'run of winds',
  'group.pair': 'pair',
  'group.single': 'lone tile',
  'group.knitted': 'knitted run',
  'wait.two-sided': 'two-sided wait',
  'wait.closed': 'closed wait',
  'wait.edge': 'edge wait',
  'wait.pair': 'pair wait',
  'wait.two-pairs': 'wait on two pairs',
  'wait.orphan': 'missing orphan',
  'waits.question': 'Which tiles complete this hand?',
  'waits.hand': 'The hand: {tiles}',
  'waits.partial': 'One group is already made. | {n} groups are already made.',
  'waits.pairElsewhere': 'The pair stands elsewhere, already made.',
  'waits.choose': 'Choose the winning tiles',
  'waits.none': 'None wins',
  'waits.unanswered': 'Choose the tiles that win, or “None wins”.',
  'waits.right': 'Right: {tiles}.',
  'waits.rightNone': 'Right: this hand waits on nothing.',
  'waits.notYet': 'Found {found} of {all}.',
  'waits.noneWins': 'This hand waits on nothing.',
  'waits.missed': 'Missed: {tiles}.',
  'waits.wrong': 'Wrong: {tiles}.',
  'waits.pickForProof': 'Choose any tile to see why it wins or fails.',
  'waits.mark.found': 'found',
  'waits.mark.missed': 'missed',
  'waits.mark.wrong': 'does not win',
  'waits.proof.wins': '{tile} completes the hand: {kind}.',
  'waits.proof.left': 'One copy is left. | {n} copies are left.',
  'waits.proof.reading': 'Reading {at} of {n}',
  'waits.proof.previous': 'Previous reading',
  'waits.proof.next': 'Next reading',
  'waits.proof.fails': '{tile} does not complete the hand. The closest reading leaves {leftover}.',
  'waits.proof.noCopy': 'All four copies of {tile} are in this hand: none can come.',
  'waits.proof.leftover': 'left over',
  'waits.hint.count':
    'This hand waits on one kind of tile. | This hand waits on {n} kinds of tile.',
  'waits.hint.countNone': 'This hand waits on no tile at all.',
  'waits.hint.part': 'Set these groups aside: {groups}. The rest decides the wait.',
  'waits.hint.whole':
    'No group can be set aside: every tile of this hand takes part. Begin at one end and try each pair.',
  'waits.hint.reading': 'One winning tile makes this: {groups}.',
  'waits.hint.answer': 'The answer: {tiles}.',
  'waits.solve': 'Answer and proof',
  'waitKind.title': 'What kind of wait?',
  'waitKind.description':
    'Name how a tile completes a hand: the pair, a middle, an edge, two sides, two pairs, or several of them at once.',
  'waitKind.needsScript':
    'Hands are dealt and judged on your device, and that needs JavaScript. The lessons on waits can be read without it.',
  'waitKind.ask': 'The winning tile: {tile}. Which wait is it?',
  'waitKind.askReading': 'The winning tile, in its place: {tile}. Which wait is it here?',
  'waitKind.kinds': 'Kinds of wait',
  'waitKind.several': 'several at once',
  'waitKind.pickOne': 'Choose a kind of wait first.',
  'waitKind.right': 'Right: {name}.',
  'waitKind.wrong': 'Not this one. It is: {name}.',
  'waitKind.way': 'The tile makes this: {group}.',
  'waitKind.wayOf': 'Way {at} of {n}, {name}: the tile makes this: {group}.',
  'waitKind.nextWay': 'Next way',
  'waitKind.hint.ways':
    'The tile goes into one kind of place. | The tile goes into {n} kinds of places.',
  'waitKind.hint.held': 'In the hand, it joins this: {held}.',
  'waitKind.hint.answer': 'The answer: {name}.',
  'waitKind.show': 'What is shown',
  'waitKind.show.tile': 'the hand and its winning tile',
  'waitKind.show.reading': 'one reading, with the tile in it',
  'waitKind.own.tile': 'One of its winning tiles',
  'waitKind.noWinningTile': 'This tile does not complete the hand: {value}.',
  'waitKind.noSuchReading': 'The tile completes no such group in this hand: {value}.',
  'failure.text': 'A part of the site could not be loaded. Everything you have answered is kept.',
  'failure.again': 'Try again',
  'failure.reload': 'Load the page again',
  'storage.forbidden':
    'This browser does not let the site keep anything: results last until you leave the page.',
  'storage.full':
    'The device’s storage is full: the latest results could not be kept. What was kept before is safe.',
  'storage.newer':
    'A newer version of this site has taken over what is kept here. Load the page again; until then, nothing new is kept.',
  'storage.damaged':
    'The results kept on this device were damaged. They were set aside, and counting begins anew.',
  ...errorsEn,
  'formulas.title': 'The forty-nine formulas',
  'formulas.description':
    'Tchou Kia-kien’s formulas I to XLIX with the readings of every winning tile, recomputed, and the slips of the book.',
  'formulas.intro':
    'Chapter VIII of the book of 1924 lists hands that lack one tile, from nine winning tiles down to one. Each is shown here with all its readings as the engine finds them; those the book does not print are marked.',
  'formulas.search': 'Find a numeral or a word',
  'formulas.class': '{n} winning tile | {n} winning tiles',
  'formulas.formula': 'Formula {n}',
  'formulas.figure': 'fig. {n}',
  'formulas.shape.pure': 'one suit, thirteen tiles',
  'formulas.shape.two-suit': 'two suits, thirteen tiles',
  'formulas.shape.partial-pure': 'partial formula of one suit',
  'formulas.shape.partial-mixed': 'partial formula of several families',
  'formulas.mirror': 'Mirror of formula {n}',
  'formulas.mirrorSelf': 'Its own mirror',
  'formulas.pairElsewhere': 'The pair stands elsewhere.',
  'formulas.copies': '{n} tile left to win with | {n} tiles left to win with',
  'formulas.ask': 'Ask me this hand',
  'formulas.notPrinted': 'not in the book',
  'formulas.slip': 'A slip of the book',
  'formulas.slip.claim.extra':
    'The sentence above the table names {tiles} as well; no reading completes the hand with it.',
  'formulas.slip.claim.both':
    'The sentence above the table leaves out {missing} and names {extra}, against its own table. The table is right.',
  'formulas.slip.row': 'In the row for {tile} the book prints {printed}; the group is {correct}.',
  'formulas.slip.heading.homogeneous':
    'The heading calls the hand one of a single suit (homogène); it is not, or not a whole hand.',
  'formulas.slip.heading.heterogeneous':
    'The heading calls it a hand of several suits (hétérogène); it is a part of one.',
  'formulas.slip.missing':
    'The numbers jump from XL to XLII, and from figure 55 to 57: formula XLI is missing from the text we have. Nothing is invented in its place.',
  'formulas.eightWaits':
    'The book goes from the nine winning tiles of formula I to the seven of formula II. Yet there are sixteen pure hands with eight.',
  'source.tchou1924': 'Tchou 1924',
  'source.vulcain1953': 'Navy (Vulcain) 1953',
  'source.encyclopedie': 'French encyclopedia',
  'source.mcr': 'International rules',
  'source.riichi': 'Japanese rules',
  'place.section': '§ {n}',
  'place.heading': '“{title}”',
  'place.hand': 'hand {n}',
  'place.note': 'note',
  'place.picture': 'name of a picture',
  ...discardsEn,
  ...homeEn,
  ...runsEn,
  ...shareEn,
  ...atlasEn,
  ...analyseEn,
  ...tileSetEn,
  ...lensEn,
  ...paperEn,
  ...pickEn,
  ...playEn,
  ...sceneEn,
  ...wholeHandEn,
  ...rulesEn,
  ...correctnessEn,
  ...reportEn,
  ...mineEn,
  ...searchEn,
  ...errataEn,
  ...carriedEn,
  ...glossaryEn,
  ...settingsEn,
  ...sheetEn,
  ...scoringEn,
  ...tallyEn,
  ...ledgerEn,
  ...tchouEn,
  ...riichiEn,
  ...vulcainEn,
  ...encyclopedieEn,
  ...compareEn,
  ...countEn,
  ...kongEn,
  ...learnEn,
  ...finderEn,
  ...mcrEn,
  ...exclusionsEn,
  ...fansEn,
  ...handsEn,
  ...oddsEn,
  ...mistakesEn,
  ...namedEn,
  ...eveningEn,
  ...exchangeEn,
  ...furitenEn,
  ...forbiddenEn,
  ...claimEn,
  ...skillsEn,
  ...todayEn,
  ...tableDrillsEn,
  ...tableEn,
} as const;
