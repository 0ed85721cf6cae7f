/** The yaku and the other rows of the Japanese count by their ids, its agreements, and the drill that counts its hands. */
import type { Texts } from '../texts.ts';

export const riichi = {
  'riichi.item.riichi': { fr: 'Riichi (main prête déclarée)', en: 'Riichi (declared ready)' },
  'riichi.item.double-riichi': {
    fr: 'Double riichi (déclaré avec la première défausse)',
    en: 'Double riichi (declared with the first discard)',
  },
  'riichi.item.ippatsu': {
    fr: 'Ippatsu (gagné aussitôt après le riichi)',
    en: 'Ippatsu (won at once after riichi)',
  },
  'riichi.item.menzen-tsumo': {
    fr: 'Menzen tsumo (main cachée, tuile piochée)',
    en: 'Menzen tsumo (concealed hand, self-drawn)',
  },
  'riichi.item.pinfu': {
    fr: 'Pinfu (quatre séquences, paire simple, attente des deux côtés)',
    en: 'Pinfu (four chows, plain pair, two-sided wait)',
  },
  'riichi.item.tanyao': { fr: 'Tanyao (2 à 8 seulement)', en: 'Tanyao (2 to 8 only)' },
  'riichi.item.iipeikou': {
    fr: 'Iipeikou (deux fois la même séquence)',
    en: 'Iipeikou (twice the same chow)',
  },
  'riichi.item.ryanpeikou': {
    fr: 'Ryanpeikou (deux séquences, chacune deux fois)',
    en: 'Ryanpeikou (two chows, each twice)',
  },
  'riichi.item.sanshoku-doujun': {
    fr: 'Sanshoku doujun (la même séquence dans trois familles)',
    en: 'Sanshoku doujun (the same chow in three suits)',
  },
  'riichi.item.sanshoku-doukou': {
    fr: 'Sanshoku doukou (le même brelan dans trois familles)',
    en: 'Sanshoku doukou (the same pung in three suits)',
  },
  'riichi.item.ittsuu': {
    fr: 'Ittsuu (de 1 à 9 dans une famille)',
    en: 'Ittsuu (1 to 9 of one suit)',
  },
  'riichi.item.chanta': {
    fr: 'Chanta (un 1, un 9 ou un honneur dans chaque combinaison)',
    en: 'Chanta (a 1, a 9 or an honour in every group)',
  },
  'riichi.item.junchan': {
    fr: 'Junchan (un 1 ou un 9 dans chaque combinaison)',
    en: 'Junchan (a 1 or a 9 in every group)',
  },
  'riichi.item.honroutou': {
    fr: 'Honroutou (rien que des 1, des 9 et des honneurs)',
    en: 'Honroutou (1s, 9s and honours only)',
  },
  'riichi.item.toitoi': { fr: 'Toitoi (tout en brelans)', en: 'Toitoi (all pungs)' },
  'riichi.item.sanankou': {
    fr: 'Sanankou (trois brelans cachés)',
    en: 'Sanankou (three concealed pungs)',
  },
  'riichi.item.sankantsu': { fr: 'Sankantsu (trois carrés)', en: 'Sankantsu (three kongs)' },
  'riichi.item.chiitoitsu': { fr: 'Chiitoitsu (sept paires)', en: 'Chiitoitsu (seven pairs)' },
  'riichi.item.honitsu': { fr: 'Honitsu (main semi-pure)', en: 'Honitsu (mixed pure hand)' },
  'riichi.item.chinitsu': { fr: 'Chinitsu (main pure)', en: 'Chinitsu (pure hand)' },
  'riichi.item.shousangen': {
    fr: 'Shousangen (deux brelans de dragons et la paire du troisième)',
    en: 'Shousangen (two pungs of dragons and a pair of the third)',
  },
  'riichi.item.yakuhai-white': { fr: 'Yakuhai (dragons blancs)', en: 'Yakuhai (white dragons)' },
  'riichi.item.yakuhai-green': { fr: 'Yakuhai (dragons verts)', en: 'Yakuhai (green dragons)' },
  'riichi.item.yakuhai-red': { fr: 'Yakuhai (dragons rouges)', en: 'Yakuhai (red dragons)' },
  'riichi.item.round-wind': { fr: 'Yakuhai (vent du tour)', en: 'Yakuhai (round wind)' },
  'riichi.item.seat-wind': { fr: 'Yakuhai (vent du joueur)', en: 'Yakuhai (seat wind)' },
  'riichi.item.haitei': {
    fr: 'Haitei (dernière tuile de la muraille)',
    en: 'Haitei (last tile of the wall)',
  },
  'riichi.item.houtei': { fr: 'Houtei (dernière défausse)', en: 'Houtei (last discard)' },
  'riichi.item.rinshan-kaihou': {
    fr: 'Rinshan kaihou (tuile de remplacement)',
    en: 'Rinshan kaihou (replacement tile)',
  },
  'riichi.item.chankan': { fr: 'Chankan (carré volé)', en: 'Chankan (robbing the kong)' },
  'riichi.item.dora': {
    fr: 'Dora (la tuile qui suit une marque du Tigre)',
    en: 'Dora (the tile after a marker)',
  },
  'riichi.item.ura-dora': {
    fr: 'Ura-dora (la tuile qui suit une marque retournée après un riichi)',
    en: 'Ura-dora (the tile after a hidden marker)',
  },
  'riichi.item.red-five': { fr: 'Aka-dora (cinq rouge)', en: 'Aka-dora (red five)' },
  'riichi.item.kokushi-musou': {
    fr: 'Kokushi musou (les treize orphelins)',
    en: 'Kokushi musou (thirteen orphans)',
  },
  'riichi.item.chuuren-poutou': {
    fr: 'Chuuren poutou (les neuf portes)',
    en: 'Chuuren poutou (nine gates)',
  },
  'riichi.item.suuankou': {
    fr: 'Suuankou (quatre brelans cachés)',
    en: 'Suuankou (four concealed pungs)',
  },
  'riichi.item.suukantsu': { fr: 'Suukantsu (quatre carrés)', en: 'Suukantsu (four kongs)' },
  'riichi.item.daisangen': {
    fr: 'Daisangen (les brelans des trois dragons)',
    en: 'Daisangen (three pungs of dragons)',
  },
  'riichi.item.shousuushii': {
    fr: 'Shousuushii (trois brelans de vents et la paire du quatrième)',
    en: 'Shousuushii (three pungs of winds and a pair of the fourth)',
  },
  'riichi.item.daisuushii': {
    fr: 'Daisuushii (les brelans des quatre vents)',
    en: 'Daisuushii (four pungs of winds)',
  },
  'riichi.item.tsuuiisou': {
    fr: 'Tsuuiisou (rien que des honneurs)',
    en: 'Tsuuiisou (honours only)',
  },
  'riichi.item.chinroutou': {
    fr: 'Chinroutou (rien que des 1 et des 9)',
    en: 'Chinroutou (1s and 9s only)',
  },
  'riichi.item.ryuuiisou': {
    fr: 'Ryuuiisou (rien que des tuiles vertes)',
    en: 'Ryuuiisou (green tiles only)',
  },
  'riichi.item.tenhou': {
    fr: 'Tenhou (main de l’Est complète dès la distribution)',
    en: 'Tenhou (East, complete from the deal)',
  },
  'riichi.item.chiihou': {
    fr: 'Chiihou (main complète à la première pioche)',
    en: 'Chiihou (complete with the first draw)',
  },
  'riichi.item.fu-base': { fr: 'Toute main', en: 'Every hand' },
  'riichi.item.fu-seven-pairs': {
    fr: 'Sept paires, quelles qu’elles soient',
    en: 'Seven pairs, whatever they are',
  },
  'riichi.item.fu-closed-ron': {
    fr: 'Main cachée gagnée sur une défausse',
    en: 'Concealed hand won on a discard',
  },
  'riichi.item.fu-self-drawn': { fr: 'Tuile gagnante piochée', en: 'Winning tile drawn' },
  'riichi.item.fu-open-pinfu': {
    fr: 'Main exposée sans autre fu',
    en: 'Exposed hand without other fu',
  },
  'riichi.item.fu-open-pung-simples': {
    fr: 'Brelan exposé de 2 à 8',
    en: 'Exposed pung of 2 to 8',
  },
  'riichi.item.fu-open-pung-ends': {
    fr: 'Brelan exposé de 1, de 9 ou d’honneurs',
    en: 'Exposed pung of 1s, 9s or honours',
  },
  'riichi.item.fu-concealed-pung-simples': {
    fr: 'Brelan caché de 2 à 8',
    en: 'Concealed pung of 2 to 8',
  },
  'riichi.item.fu-concealed-pung-ends': {
    fr: 'Brelan caché de 1, de 9 ou d’honneurs',
    en: 'Concealed pung of 1s, 9s or honours',
  },
  'riichi.item.fu-open-kong-simples': { fr: 'Carré exposé de 2 à 8', en: 'Exposed kong of 2 to 8' },
  'riichi.item.fu-open-kong-ends': {
    fr: 'Carré exposé de 1, de 9 ou d’honneurs',
    en: 'Exposed kong of 1s, 9s or honours',
  },
  'riichi.item.fu-concealed-kong-simples': {
    fr: 'Carré caché de 2 à 8',
    en: 'Concealed kong of 2 to 8',
  },
  'riichi.item.fu-concealed-kong-ends': {
    fr: 'Carré caché de 1, de 9 ou d’honneurs',
    en: 'Concealed kong of 1s, 9s or honours',
  },
  'riichi.item.fu-pair-dragon': { fr: 'Paire de dragons', en: 'Pair of dragons' },
  'riichi.item.fu-pair-seat-wind': { fr: 'Paire du vent du joueur', en: 'Pair of the seat wind' },
  'riichi.item.fu-pair-round-wind': { fr: 'Paire du vent du tour', en: 'Pair of the round wind' },
  'riichi.item.fu-closed-wait': { fr: 'Attente fermée', en: 'Closed wait' },
  'riichi.item.fu-edge-wait': { fr: 'Attente au bord', en: 'Edge wait' },
  'riichi.item.fu-pair-wait': { fr: 'Attente sur la paire', en: 'Pair wait' },
  'riichi.first': { fr: 'Père', en: 'dealer' },
  'riichi.firstSeat': { fr: 'Père : {seat}.', en: '{seat} is the dealer.' },
  'riichi.lines': { fr: 'Rôles', en: 'Yaku' },
  'riichi.usual': {
    fr: 'Sauf mention contraire, le tanyao compte aussi dans une main exposée, une paire du vent qui est à la fois celui du joueur et du tour a 4 fu, 13 han font un yakuman, et aucun cinq n’est rouge.',
    en: 'Unless told otherwise: exposed groups are allowed in tanyao, a pair of a wind that is both seat wind and round wind is worth 4 fu, 13 han are a yakuman, and there are no red fives.',
  },
  'riichi.free': {
    fr: 'Pour une main limite, laissez la case des fu vide.',
    en: 'At a limit, leave the fu empty.',
  },
  'riichi.field.han': { fr: 'Han', en: 'Han' },
  'riichi.field.fu': { fr: 'Fu', en: 'Fu' },
  'riichi.field.total': { fr: 'Points', en: 'Points' },
  'riichi.falseWin': {
    fr: 'Qui montre quand même cette main comme gagnante paie aux autres ce que rapporterait un mangan.',
    en: 'If its player declares a win all the same, that player pays the others what they would have paid for a mangan.',
  },
  'riichi.extra.doraIndicators': { fr: 'Marques du Tigre (dora)', en: 'Dora markers' },
  'riichi.extra.uraIndicators': { fr: 'Marques du dessous (ura-dora)', en: 'Ura-dora markers' },
  'riichi.extra.redFivesHeld': { fr: 'Cinq rouges dans la main', en: 'Red fives in the hand' },
  'riichi.agreed.openTanyao.false': {
    fr: 'Le tanyao ne compte que dans une main cachée.',
    en: 'Tanyao counts in a concealed hand only.',
  },
  'riichi.agreed.redFives': {
    fr: '{n} cinq du jeu sont rouges.',
    en: '{n} fives of the set are red.',
  },
  'riichi.agreed.kiriage.true': {
    fr: '4 han avec 30 fu, ou 3 han avec 60, font un mangan.',
    en: '4 han with 30 fu, or 3 han with 60, are a mangan.',
  },
  'riichi.agreed.doubleWindPair': {
    fr: 'La paire du vent qui est à la fois celui du joueur et du tour a {n} fu.',
    en: 'A pair of a wind that is both seat wind and round wind is worth {n} fu.',
  },
  'riichi.agreed.countedYakuman.false': {
    fr: '13 han ne font pas un yakuman, mais un sanbaiman.',
    en: '13 han count as a sanbaiman, not a yakuman.',
  },
  'riichi.option.openTanyao': {
    fr: 'Tanyao avec des combinaisons exposées',
    en: 'Tanyao with exposed groups',
  },
  'riichi.preset.usual': { fr: 'comme dans la source', en: 'as the source has it' },
  'riichi.preset.today': {
    fr: 'comme aujourd’hui (hors de la source)',
    en: 'as played today (outside the source)',
  },
  'riichi.option.redFives': { fr: 'Cinq rouges dans le jeu', en: 'Red fives in the set' },
  'riichi.option.kiriage': {
    fr: '4 han et 30 fu arrondis au mangan (kiriage)',
    en: 'Rounded up to a mangan (kiriage)',
  },
  'riichi.option.doubleWindPair': {
    fr: 'Fu de la paire d’un vent à la fois du joueur et du tour',
    en: 'Fu for a pair of the double wind',
  },
  'riichi.option.countedYakuman': {
    fr: 'Yakuman compté à partir de 13 han',
    en: 'Counted yakuman from 13 han',
  },
  'riichi.reach': { fr: 'Rôles (yaku) à portée', en: 'Yaku in reach' },
  'riichi.reach.note': {
    fr: 'Voici les rôles (yaku) que les tuiles peuvent encore former et, pour chacun, combien de tuiles utiles il faut encore pour que la main soit prête. Un rôle plus grand peut en remplacer un autre. Ne sont pas comptés : le riichi et les autres déclarations, le pinfu, la venue de la tuile gagnante et ce qui dépend des carrés.',
    en: 'This is what the tiles may still become: each yaku that lies in them, or a greater one in its place, with the number of useful tiles still missing before the hand is ready for it. Left out: riichi and other declarations, pinfu, how the winning tile comes, and what depends on kongs.',
  },
  'riichi.option.southRoundStays': {
    fr: 'Tour de Sud : l’Est reste l’Est après toute manche nulle',
    en: 'South round: East stays after every drawn hand',
  },
  'riichi.option.kongDraws': {
    fr: 'Pioches en moins après un carré (hors de la source)',
    en: 'Draws lost to a kong (outside the source)',
  },
  'riichi.option.abortiveDraws': {
    fr: 'Manches nulles avant la fin (hors de la source)',
    en: 'Drawn hands before the wall runs out (outside the source)',
  },
  'riichi.option.winners': {
    fr: 'Gagnants au plus sur une défausse (hors de la source)',
    en: 'Winners on one discard (outside the source)',
  },
  'riichi.option.liability': {
    fr: 'Qui permet un yakuman le paie (hors de la source)',
    en: 'Liability for a yakuman (outside the source)',
  },
  'riichi.option.drawnMangan': {
    fr: 'Mangan d’une rivière de 1, 9 et honneurs (hors de la source)',
    en: 'Mangan after a drawn hand (outside the source)',
  },
  'riichi.option.swapSame': { fr: 'Défausse après un chi', en: 'Discard after a chi' },
  'riichi.option.swapSame.false': { fr: 'comme dans la source', en: 'as the source has it' },
  'riichi.option.swapSame.true': {
    fr: 'une tuile identique à celle que l’on vient de prendre est interdite aussi',
    en: 'a tile like the one just claimed is barred too',
  },
  'riichi.option.swapSame.note': {
    fr: 'Bien des tables d’aujourd’hui interdisent aussi de défausser une tuile identique à celle que l’on vient de prendre ; la source n’interdit que l’autre bout de la séquence.',
    en: 'Many tables of today also bar a discard of the kind just claimed; the source bars only the other end of the chow.',
  },
  'riichi.limit.mangan': { fr: 'Mangan', en: 'Mangan' },
  'riichi.limit.haneman': { fr: 'Haneman', en: 'Haneman' },
  'riichi.limit.baiman': { fr: 'Baiman', en: 'Baiman' },
  'riichi.limit.sanbaiman': { fr: 'Sanbaiman', en: 'Sanbaiman' },
  'riichi.limit.yakuman': { fr: 'Yakuman', en: 'Yakuman' },
  'riichi.limit.counted-yakuman': { fr: 'Yakuman compté', en: 'Counted yakuman' },
  'riichi.own.hand': {
    fr: 'Une main complète : ses tuiles, ses combinaisons après un tilde, et la tuile gagnante, par exemple 23p567s99m~555z~234m*4p',
    en: 'A hand that won: its tiles, its groups after a tilde, and the winning tile, such as 23p567s99m~555z~234m*4p',
  },
  'riichi.own.seat': {
    fr: 'Le vent du joueur (l’Est est le Père)',
    en: 'Its seat wind (East is the dealer)',
  },
  'riichi.own.round': { fr: 'Le vent du tour', en: 'The wind of the round' },
  'riichi.own.how': {
    fr: 'Circonstances du gain, s’il y en a',
    en: 'Circumstances of the win, if any',
  },
  'riichi.own.doraIndicators': {
    fr: 'Marques du Tigre (dora), par exemple 3p',
    en: 'Dora markers, such as 3p',
  },
  'riichi.own.uraIndicators': {
    fr: 'Marques du dessous, après un riichi',
    en: 'Markers below them, after a riichi',
  },
  'riichi.own.redFivesHeld': { fr: 'Cinq rouges dans la main', en: 'Red fives in the hand' },
  'riichi.own.from': {
    fr: 'Qui a défaussé la tuile gagnante',
    en: 'Whose discard the winning tile was',
  },
  'han.title': { fr: 'Han et fu', en: 'Han and fu' },
  'han.description': {
    fr: 'Une main du jeu japonais, avec ses vents, sa tuile gagnante et les marques du Tigre : trouvez ses rôles, ses han, ses fu, ses points, et qui les paie. La feuille s’ouvre ensuite, ligne par ligne.',
    en: 'A hand of the Japanese game with its winds, its winning tile and the dora markers: which yaku does it have, how many han and fu, how many points, and who pays them? Then the sheet opens, line by line.',
  },
  'han.ask.lines': {
    fr: 'Lesquels de ces rôles cette main a-t-elle ?',
    en: 'Which of these yaku does the hand have?',
  },
  'han.ask.only-han': { fr: 'Combien de han, dora compris ?', en: 'How many han, dora included?' },
  'han.ask.only-fu': { fr: 'Combien de fu, arrondis ?', en: 'How many fu, rounded up?' },
  'han.ask.value': {
    fr: 'Combien de han et de fu, et que vaut la main ?',
    en: 'How many han and fu, and what is the hand worth?',
  },
  'han.ask.figures': {
    fr: 'Combien de han et de fu, que vaut la main, et qui paie ?',
    en: 'How many han and fu, what is the hand worth, and who pays?',
  },
  'han.level.roles': { fr: 'rôles', en: 'yaku' },
  'han.level.yakuman': { fr: 'yakuman', en: 'yakuman' },
  'han.level.enough': { fr: 'au moins un rôle', en: 'at least one yaku' },
  'han.level.han': { fr: 'han', en: 'han' },
  'han.level.fu': { fr: 'fu', en: 'fu' },
  'han.level.points': { fr: 'han, fu et points', en: 'han, fu and points' },
  'han.level.payments': { fr: 'les points et qui les paie', en: 'points and who pays them' },
  'han.level.agreed': { fr: 'autres conventions', en: 'other agreements' },
} as const satisfies Texts;
