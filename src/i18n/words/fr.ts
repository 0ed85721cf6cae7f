import { analyseFr } from './analyse-fr.ts';
import { atlasFr } from './atlas-fr.ts';
import { carriedFr } from './carried-fr.ts';
import { claimFr } from './claim-fr.ts';
import { compareFr } from './compare-fr.ts';
import { correctnessFr } from './correctness-fr.ts';
import { countFr } from './count-fr.ts';
import { discardsFr } from './discards-fr.ts';
import { encyclopedieFr } from './encyclopedie-fr.ts';
import { errataFr } from './errata-fr.ts';
import { errorsFr } from './errors-fr.ts';
import { eveningFr } from './evening-fr.ts';
import { exchangeFr } from './exchange-fr.ts';
import { exclusionsFr } from './exclusions-fr.ts';
import { fansFr } from './fans-fr.ts';
import { finderFr } from './finder-fr.ts';
import { forbiddenFr } from './forbidden-fr.ts';
import { furitenFr } from './furiten-fr.ts';
import { glossaryFr } from './glossary-fr.ts';
import { handsFr } from './hands-fr.ts';
import { helpFr } from './help-fr.ts';
import { homeFr } from './home-fr.ts';
import { kongFr } from './kong-fr.ts';
import { learnFr } from './learn-fr.ts';
import { ledgerFr } from './ledger-fr.ts';
import { lensFr } from './lens-fr.ts';
import { mcrFr } from './mcr-fr.ts';
import { mineFr } from './mine-fr.ts';
import { mistakesFr } from './mistakes-fr.ts';
import { namedFr } from './named-fr.ts';
import { oddsFr } from './odds-fr.ts';
import { paperFr } from './paper-fr.ts';
import { pickFr } from './pick-fr.ts';
import { playFr } from './play-fr.ts';
import { reportFr } from './report-fr.ts';
import { riichiFr } from './riichi-fr.ts';
import { rulesFr } from './rules-fr.ts';
import { runsFr } from './runs-fr.ts';
import { sceneFr } from './scene-fr.ts';
import { scoringFr } from './scoring-fr.ts';
import { searchFr } from './search-fr.ts';
import { settingsFr } from './settings-fr.ts';
import { shareFr } from './share-fr.ts';
import { sheetFr } from './sheet-fr.ts';
import { skillsFr } from './skills-fr.ts';
import { tableDrillsFr } from './table-drills-fr.ts';
import { tableFr } from './table-fr.ts';
import { tallyFr } from './tally-fr.ts';
import { tchouFr } from './tchou-fr.ts';
import { tileSetFr } from './tile-set-fr.ts';
import { todayFr } from './today-fr.ts';
import { vulcainFr } from './vulcain-fr.ts';
import { wholeHandFr } from './whole-hand-fr.ts';
import type { Words } from './words.ts';

/** Le français de l’interface ; mêmes clés que l’anglais, mêmes règles d'écriture. */
export const fr: Words = {
  'site.name': 'Moineau',
  'site.tagline': 'Apprendre le mah-jong et s’y exercer, d’après les livres',
  'site.description':
    'Apprenez le mah-jong et entraînez-vous à trouver les attentes, d’après le livre de Tchou Kia-kien, 1924. Chaque réponse est calculée et prouvée à l’écran.',
  'site.skip': 'Aller au contenu',
  'search.shown': '{n} sur {all} correspond | {n} sur {all} correspondent',
  'search.none': 'Rien ne correspond.',
  'site.menu': 'Menu principal',
  'site.otherLanguage': 'Read this page in English',
  'site.help': 'Aide sur cette page',
  'site.close': 'Fermer',
  'site.reference': 'À consulter',
  'site.footer':
    'Moineau enseigne d’après cinq sources de langue française et calcule chacune de ses réponses. Rien ne quitte votre appareil.',
  'site.notFound': 'Cette page n’existe pas',
  'site.notFound.text':
    'L’adresse a peut-être changé, ou contient une faute. Tout ce qui existe se trouve à partir d’ici.',
  'site.notFound.home': 'Retour à l’accueil',
  'site.chooseLanguage': 'Choisissez votre langue',
  'nav.learn': 'Apprendre',
  'nav.drills': 'S’exercer',
  'nav.analyse': 'Analyser',
  'nav.atlas': 'Atlas',
  'nav.which': 'Quelles règles ?',
  'nav.rules': 'Règles',
  'nav.formulas': 'Formules',
  'nav.tiles': 'Tuiles',
  'nav.glossary': 'Glossaire',
  'stage.check': 'Vérifier',
  'stage.next': 'Suivante',
  'stage.again': 'Recommencer',
  'stage.pad': 'Chiffres',
  'stage.pad.erase': 'Effacer',
  'stage.pad.next': 'Champ suivant, ou terminé',
  'stage.another': 'Une autre du même genre',
  'stage.series': 'Cette série : {right} sur {n}',
  'stage.pip.right': 'Question {n}, juste : la revoir',
  'stage.pip.wrong': 'Question {n}, manquée : la revoir',
  'stage.last': 'Dernières mains',
  'stage.seriesEnd': 'Dix mains jouées : {right} justes sur {n}.',
  'stage.weakest': 'Revoir : {kind}',
  'stage.likeMissed': 'Une autre comme la dernière manquée',
  'stage.seal': 'Sceau : dix sur dix',
  'stage.right': 'juste',
  'stage.wrong': 'manquée',
  'stage.seconds': '{n} s',
  'stage.nudge': 'Pas encore. Il vous reste un essai.',
  'stage.nudge.far': 'Pas encore : {found} sur {all}. Il vous reste un essai.',
  'stage.nudge.extra':
    'Pas encore : {found} sur {all}, et {extra} de trop. Il vous reste un essai.',
  'stage.giveUp': 'Voir la réponse',
  'stage.hints': 'Indices',
  'stage.hintsLeft': 'Indice ({n})',
  'drills.title': 'S’exercer',
  'drills.description':
    'Une sorte de question à la fois, à un niveau qui suit vos réponses ou que vous choisissez. Chaque réponse est calculée et sa raison montrée.',
  ...helpFr,
  'tile.m': '{n} de caractères',
  'tile.p': '{n} de cercles',
  'tile.s': '{n} de bambous',
  'tile.1z': 'vent d’Est',
  'tile.2z': 'vent du Sud',
  'tile.3z': 'vent d’Ouest',
  'tile.4z': 'vent du Nord',
  'tile.5z': 'dragon blanc',
  'tile.6z': 'dragon vert',
  'tile.7z': 'dragon rouge',
  'tile.1f': 'fleur : prunier',
  'tile.2f': 'fleur : orchidée',
  'tile.3f': 'fleur : chrysanthème',
  'tile.4f': 'fleur : bambou',
  'tile.5f': 'saison : printemps',
  'tile.6f': 'saison : été',
  'tile.7f': 'saison : automne',
  'tile.8f': 'saison : hiver',
  'tile.winning': '{tile}, tuile gagnante',
  'tile.back': 'tuile vue de dos',
  'tile.corner.1z': 'E',
  'tile.corner.2z': 'S',
  'tile.corner.3z': 'O',
  'tile.corner.4z': 'N',
  'tile.corner.5z': 'B',
  'tile.corner.6z': 'V',
  'tile.corner.7z': 'R',
  'tile.many': '{n}',
  'tile.many.1z': 'vents d’Est',
  'tile.many.2z': 'vents du Sud',
  'tile.many.3z': 'vents d’Ouest',
  'tile.many.4z': 'vents du Nord',
  'tile.many.5z': 'dragons blancs',
  'tile.many.6z': 'dragons verts',
  'tile.many.7z': 'dragons rouges',
  'family.m': 'Caractères',
  'family.p': 'Cercles',
  'family.s': 'Bambous',
  'family.z': 'Honneurs',
  'group.of': '{kind} de {tiles}',
  'group.chow': 'séquence',
  'group.pung': 'brelan',
  'group.kong': 'carré',
  'group.dragons': 'séquence de dragons',
  'group.winds': 'séquence de vents',
  'group.pair': 'paire',
  'group.single': 'tuile isolée',
  'group.knitted': 'suite tissée',
  'wait.two-sided': 'attente des deux côtés',
  'wait.closed': 'attente fermée',
  'wait.edge': 'attente au bord',
  'wait.pair': 'attente sur la paire',
  'wait.two-pairs': 'attente sur deux paires',
  'wait.orphan': 'orphelin manquant',
  'waits.question': 'Quelles tuiles complètent cette main ?',
  'waits.hand': 'La main : {tiles}',
  'waits.partial': 'Une combinaison est déjà faite. | {n} combinaisons sont déjà faites.',
  'waits.pairElsewhere': 'La paire est ailleurs, déjà faite.',
  'waits.choose': 'Choisissez les tuiles gagnantes',
  'waits.none': 'Aucune ne gagne',
  'waits.unanswered': 'Choisissez les tuiles qui gagnent, ou « Aucune ne gagne ».',
  'waits.right': 'Juste : {tiles}.',
  'waits.rightNone': 'Juste : cette main n’attend rien.',
  'waits.notYet': '{found} sur {all}.',
  'waits.noneWins': 'Cette main n’attend rien.',
  'waits.missed': 'Oubliées : {tiles}.',
  'waits.wrong': 'Fausses : {tiles}.',
  'waits.pickForProof': 'Touchez une tuile pour voir pourquoi elle gagne ou échoue.',
  'waits.mark.found': 'trouvée',
  'waits.mark.missed': 'oubliée',
  'waits.mark.wrong': 'ne gagne pas',
  'waits.proof.wins': '{tile} complète la main : {kind}.',
  'waits.proof.left': 'Il en reste une. | Il en reste {n}.',
  'waits.proof.reading': 'Lecture {at} sur {n}',
  'waits.proof.previous': 'Lecture précédente',
  'waits.proof.next': 'Lecture suivante',
  'waits.proof.fails':
    '{tile} ne complète pas la main. La lecture la plus proche laisse {leftover}.',
  'waits.proof.noCopy':
    'Les quatre exemplaires sont dans cette main ({tile}) : aucun ne peut venir.',
  'waits.proof.leftover': 'en trop',
  'waits.hint.count':
    'Cette main attend une sorte de tuile. | Cette main attend {n} sortes de tuiles.',
  'waits.hint.countNone': 'Cette main n’attend aucune tuile.',
  'waits.hint.part': 'Mettez ces combinaisons de côté : {groups}. Le reste décide de l’attente.',
  'waits.hint.whole':
    'Aucune combinaison ne se met de côté : toutes les tuiles de cette main comptent. Partez d’un bout et essayez chaque paire.',
  'waits.hint.reading': 'Une tuile gagnante donne ceci : {groups}.',
  'waits.hint.answer': 'La réponse : {tiles}.',
  'waits.solve': 'Réponse et preuve',
  'waitKind.title': 'Quelle attente ?',
  'waitKind.description':
    'Dites comment une tuile complète la main : la paire, un milieu, un bord, deux côtés, deux paires, ou plusieurs à la fois.',
  'waitKind.needsScript':
    'Les mains se distribuent et se jugent sur votre appareil, et cela demande JavaScript. Les leçons sur les attentes se lisent sans lui.',
  'waitKind.ask': 'La tuile gagnante : {tile}. De quelle attente s’agit-il ?',
  'waitKind.askReading':
    'La tuile gagnante, à sa place : {tile}. De quelle attente s’agit-il ici ?',
  'waitKind.kinds': 'Les sortes d’attente',
  'waitKind.several': 'plusieurs à la fois',
  'waitKind.pickOne': 'Choisissez d’abord une sorte d’attente.',
  'waitKind.right': 'Juste : {name}.',
  'waitKind.wrong': 'Ce n’est pas celle-là. Réponse : {name}.',
  'waitKind.way': 'La tuile forme ceci : {group}.',
  'waitKind.wayOf': 'Façon {at} sur {n}, {name} : la tuile forme ceci : {group}.',
  'waitKind.nextWay': 'Façon suivante',
  'waitKind.hint.ways':
    'La tuile trouve place d’une seule façon. | La tuile trouve place de {n} façons.',
  'waitKind.hint.held': 'Dans la main, elle rejoint ceci : {held}.',
  'waitKind.hint.answer': 'La réponse : {name}.',
  'waitKind.show': 'Ce qui est montré',
  'waitKind.show.tile': 'la main et sa tuile gagnante',
  'waitKind.show.reading': 'une lecture, la tuile à sa place',
  'waitKind.own.tile': 'Une de ses tuiles gagnantes',
  'waitKind.noWinningTile': 'Cette tuile ne complète pas la main : {value}.',
  'waitKind.noSuchReading': 'La tuile ne forme pas cette combinaison dans la main : {value}.',
  'failure.text':
    'Une partie du site n’a pas pu être chargée. Tout ce que vous avez répondu est conservé.',
  'failure.again': 'Réessayer',
  'failure.reload': 'Recharger la page',
  'storage.forbidden':
    'Ce navigateur ne laisse rien garder au site : les résultats durent jusqu’à ce que vous quittiez la page.',
  'storage.full':
    'La mémoire de l’appareil est pleine : les derniers résultats n’ont pas pu être gardés. Les précédents sont conservés.',
  'storage.newer':
    'Une version plus récente du site a pris vos résultats en charge. Rechargez la page : d’ici là, rien de nouveau n’est gardé.',
  'storage.damaged':
    'Les résultats gardés sur cet appareil étaient abîmés. Ils sont mis de côté et le compte recommence.',
  ...errorsFr,
  'formulas.title': 'Les quarante-neuf formules',
  'formulas.description':
    'Les formules I à XLIX de Tchou Kia-kien avec les lectures de chaque tuile gagnante, recalculées, et les fautes du livre.',
  'formulas.intro':
    'Le chapitre VIII du livre de 1924 range les mains auxquelles il manque une tuile, de neuf tuiles gagnantes à une seule. Chacune est montrée ici avec toutes les lectures que trouve le calcul ; celles que le livre n’imprime pas sont marquées.',
  'formulas.search': 'Chercher un numéro ou un mot',
  'formulas.class': '{n} tuile gagnante | {n} tuiles gagnantes',
  'formulas.formula': 'Formule {n}',
  'formulas.figure': 'fig. {n}',
  'formulas.shape.pure': 'une famille, treize tuiles',
  'formulas.shape.two-suit': 'deux familles, treize tuiles',
  'formulas.shape.partial-pure': 'formule partielle d’une famille',
  'formulas.shape.partial-mixed': 'formule partielle de plusieurs familles',
  'formulas.mirror': 'Miroir de la formule {n}',
  'formulas.mirrorSelf': 'Son propre miroir',
  'formulas.pairElsewhere': 'La paire est ailleurs.',
  'formulas.copies': '{n} tuile reste pour gagner | {n} tuiles restent pour gagner',
  'formulas.ask': 'Me demander cette main',
  'formulas.notPrinted': 'absente du livre',
  'formulas.slip': 'Une faute du livre',
  'formulas.slip.claim.extra':
    'La phrase au-dessus du tableau nomme aussi {tiles} ; aucune lecture ne complète la main ainsi.',
  'formulas.slip.claim.both':
    'La phrase au-dessus du tableau oublie {missing} et nomme {extra}, contre son propre tableau. C’est le tableau qui a raison.',
  'formulas.slip.row':
    'À la ligne de {tile} le livre imprime {printed} ; la combinaison est {correct}.',
  'formulas.slip.heading.homogeneous':
    'Le titre la dit d’une seule famille (homogène) ; elle ne l’est pas, ou n’est pas une main entière.',
  'formulas.slip.heading.heterogeneous':
    'Le titre la dit de plusieurs familles (hétérogène) ; ce n’est qu’une partie de main.',
  'formulas.slip.missing':
    'Les numéros sautent de XL à XLII, et les figures de 55 à 57 : la formule XLI manque au texte que nous avons. Rien n’est inventé à sa place.',
  'formulas.eightWaits':
    'Le livre passe des neuf tuiles gagnantes de la formule I aux sept de la formule II. Il existe pourtant seize mains pures qui en ont huit.',
  'source.tchou1924': 'Tchou 1924',
  'source.vulcain1953': 'Vulcain 1953',
  'source.encyclopedie': 'Encyclopédie',
  'source.mcr': 'Règles internationales',
  'source.riichi': 'Règles japonaises',
  'place.section': '§ {n}',
  'place.heading': '« {title} »',
  'place.hand': 'main {n}',
  'place.note': 'note',
  'place.picture': 'nom d’une image',
  ...discardsFr,
  ...homeFr,
  ...runsFr,
  ...shareFr,
  ...atlasFr,
  ...analyseFr,
  ...tileSetFr,
  ...lensFr,
  ...paperFr,
  ...pickFr,
  ...playFr,
  ...sceneFr,
  ...wholeHandFr,
  ...rulesFr,
  ...correctnessFr,
  ...reportFr,
  ...mineFr,
  ...searchFr,
  ...errataFr,
  ...carriedFr,
  ...glossaryFr,
  ...settingsFr,
  ...sheetFr,
  ...scoringFr,
  ...tallyFr,
  ...ledgerFr,
  ...tchouFr,
  ...riichiFr,
  ...vulcainFr,
  ...encyclopedieFr,
  ...compareFr,
  ...countFr,
  ...kongFr,
  ...learnFr,
  ...finderFr,
  ...mcrFr,
  ...exclusionsFr,
  ...fansFr,
  ...handsFr,
  ...oddsFr,
  ...mistakesFr,
  ...namedFr,
  ...eveningFr,
  ...exchangeFr,
  ...furitenFr,
  ...forbiddenFr,
  ...claimFr,
  ...skillsFr,
  ...todayFr,
  ...tableDrillsFr,
  ...tableFr,
};
