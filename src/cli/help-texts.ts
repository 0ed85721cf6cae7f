import type { RulesetId } from '../engine/scoring.ts';

export interface HelpText {
  readonly help: readonly string[];
  readonly examples: readonly string[];
}

interface CommandHelp extends HelpText {
  readonly shownBy?: RulesetId;
  readonly under?: Readonly<Partial<Record<RulesetId | 'all', HelpText>>>;
}

export const HELP: Readonly<Record<string, CommandHelp>> = {
  waits: {
    help: [
      'The tiles that complete four groups and a pair, in tile order. `left` counts the',
      'copies of each that are not in the hand; a tile the hand holds four times, melds',
      'included, is no wait. `concealed` has 13 tiles less three for each meld, or fewer',
      'by threes (groups not shown count as made). With 11, 8, 5 or 2 tiles the pair',
      'stands elsewhere, and the tiles lack one to be groups alone. With --rules ID also',
      'what completes a hand of that rule set in another shape.',
    ],
    examples: [
      '{"id":1,"concealed":"1112345678999m"}',
      '{"id":2,"concealed":"23m55p","melds":[{"type":"kong","tiles":"1111m","open":false}]}',
      '{"id":3,"concealed":"23456s"}',
    ],
    under: {
      mcr: {
        help: ['Knitted hands, seven pairs (four alike are two) and thirteen orphans as well.'],
        examples: [
          '{"id":1,"concealed":"147m25p36s123456z"}',
          '{"id":2,"concealed":"1144m7799p3366s2z"}',
        ],
      },
      vulcain1953: {
        help: [
          'The special hands as well. With melds exposed no more than one chow in the whole hand,',
          'unless it is pure. Whether the tile may be claimed is another question: `score` says.',
        ],
        examples: [
          '{"id":1,"concealed":"123456789m1234z"}',
          '{"id":2,"concealed":"3m5577p1199s2z","melds":[{"type":"pung","tiles":"333m"}]}',
          '{"id":3,"concealed":"34m77z888s","melds":[{"type":"chow","tiles":"345p"},{"type":"pung","tiles":"222s"}]}',
        ],
      },
      riichi: {
        help: [
          'Seven different pairs and thirteen orphans as well. Whether the hand has a yaku then',
          'is another question: `score` says.',
        ],
        examples: ['{"id":1,"concealed":"1144m7799p3366s2z"}'],
      },
      encyclopedie: {
        help: [
          'The three dragons are a group too. The four winds are one once they are laid down',
          '("type":"winds", with a tile drawn for the fourth), not while they are held.',
        ],
        examples: [
          '{"id":1,"concealed":"123m456p789s57z99s"}',
          '{"id":2,"concealed":"123m456p789s5z","melds":[{"type":"winds","tiles":"1234z","open":false}]}',
        ],
      },
    },
  },
  distance: {
    help: [
      'How many useful tiles the hand is short of being ready: -1 complete, 0 ready. For',
      'four groups and a pair, for seven different pairs, for thirteen orphans (null where',
      'the shape is out of reach: with melds, or with fewer than 13 tiles), and the',
      'smallest. `concealed` has 13 or 14 tiles less three for each meld, or fewer by threes.',
    ],
    examples: [
      '{"id":1,"concealed":"28m245568p25s2334z"}',
      '{"id":2,"concealed":"5p789s","melds":[{"type":"chow","tiles":"123m"}]}',
    ],
    under: {
      tchou1924: {
        help: [
          'For four groups and a pair, and for the thirteen different kinds, which win with any',
          'fourteenth tile.',
        ],
        examples: ['{"id":1,"concealed":"19m19p19s1234567z"}'],
      },
      mcr: {
        help: [
          'Four alike are two pairs. Also for the knitted straight, with one meld at most, and',
          'for the fourteen single tiles of the honors and knitted tiles.',
        ],
        examples: [
          '{"id":1,"concealed":"147m258p36s123456z"}',
          '{"id":2,"concealed":"1111m147p2558s33z"}',
        ],
      },
      vulcain1953: {
        help: ['To the ordinary hand and to each special hand (null where the melds rule it out).'],
        examples: [
          '{"id":1,"concealed":"2456789p245678s"}',
          '{"id":2,"concealed":"3m5577p1199s2z","melds":[{"type":"pung","tiles":"333m"}]}',
        ],
      },
      encyclopedie: {
        help: ['To four groups and a pair, where the three dragons are a group.'],
        examples: ['{"id":1,"concealed":"123m456p55567z99s"}'],
      },
    },
  },
  discards: {
    help: [
      'Every different discard, best first: the distance after it (over all shapes within',
      'reach, as in `distance`), the tiles that then bring the hand nearer with the copies',
      'left of each, and those copies together. Nearest first, then most copies, then tile',
      'order. `concealed` has 14 tiles less three for each meld, or fewer by threes; `seen`',
      'are tiles that lie open elsewhere and cannot come ("" if not given).',
    ],
    examples: [
      '{"id":1,"concealed":"11123m","seen":"1m"}',
      '{"id":2,"concealed":"22678s","melds":[{"type":"pung","tiles":"777z"}]}',
    ],
    under: {
      mcr: {
        help: ['Over all shapes of the rule set, as in `distance --rules mcr`.'],
        examples: [
          '{"id":1,"concealed":"147m258p36s8s22z","melds":[{"type":"pung","tiles":"666m"}]}',
        ],
      },
      vulcain1953: {
        help: ['Over the ordinary hand and all special hands.'],
        examples: ['{"id":1,"concealed":"13579m1379p3579s4z"}'],
      },
      encyclopedie: {
        help: ['To four groups and a pair, where the three dragons are a group.'],
        examples: ['{"id":1,"concealed":"123m4569p789s567z1s"}'],
      },
    },
  },
  score: {
    help: [
      'What a hand is worth. `concealed` leaves the winning tile out; `"win":null` (the',
      'default) scores a hand that did not win. `by`: self (default) or discard; `seat` and',
      '`round`: E (default), S, W, N; `flowers`: "" or some of 1f-8f; true or false (which',
      'is the default) for `lastWall`, `lastDiscard`, `robKong`, `replacement`, `lastOfKind`;',
      '`first`: null, heaven (dealt complete) or earth (won on the first discard). No win',
      'gives "legal":false and why. With --rules tchou1924 `value` is in points, `fan`',
      'says how often the item doubles, and `options` may have `startingPoints` (20), `limit`',
      '(300), `cumulation` ("three" or "sum", paragraph 24), `pingHou` and `flowers` (false).',
    ],
    examples: [
      '{"id":1,"concealed":"444z44p35m","melds":[{"type":"pung","tiles":"777z"},{"type":"pung","tiles":"555p"}],"win":"4m","by":"self","seat":"N"}',
      '{"id":2,"concealed":"222s4m7m9p5s","melds":[{"type":"pung","tiles":"111z"},{"type":"pung","tiles":"111m"}]}',
      '{"id":3,"concealed":"123m46p789s11z","melds":[{"type":"pung","tiles":"777z"}],"win":"6p","by":"discard"}',
    ],
    shownBy: 'tchou1924',
    under: {
      all: {
        help: [
          'Every rule set at once: each answer, or its `error`, under the id of the rule set,',
          'with `ignored` for the fields that it passes over though another knows them (also',
          '"flowers" where the set has none, "round" where the wind of the round is nothing and',
          'the hand has a pair of it). `options` are those of each rule set under its id.',
        ],
        examples: [
          '{"id":1,"concealed":"111m234p678s5577z","win":"7z","by":"discard","seat":"S","lastDiscard":true,"riichi":true,"options":{"mcr":{"edition":"practice"}}}',
        ],
      },
      vulcain1953: {
        help: [
          '`base` is before doubling, `doubles` how often it is doubled; the total is not capped.',
          'A special hand is told by `special`, its mark by `limit`: quarter, half, full or',
          'double. Complete tiles that may not win give "legal":false with "reason":',
          '"too-many-chows", "claimed-last-tile" (seven pairs beside an exposed pung) or',
          '"chow-in-goulash". Also true or false: `snatchedPung` (another player had called the',
          "tile for a pung), `firstDiscardPung` (a pung is of East's first discard), `goulash`.",
          '`options` may have `marks`: "printed" (default) or "highest", `assimilation` (true),',
          '`goulashChows` (false) and `callingHand` (false): then a hand that did not win but was',
          'declared ready, `calling`, counts as if it had won, special hands by half their mark.',
        ],
        examples: [
          '{"id":1,"concealed":"45m99m123m","melds":[{"type":"pung","tiles":"777z"},{"type":"pung","tiles":"222m"}],"win":"3m","by":"discard","seat":"S"}',
          '{"id":2,"concealed":"123456p1234567z","win":"7p","by":"self","seat":"W","flowers":"3f"}',
          '{"id":3,"concealed":"23m55m","melds":[{"type":"chow","tiles":"123m"},{"type":"chow","tiles":"456p"},{"type":"pung","tiles":"777z"}],"win":"4m","by":"discard"}',
        ],
      },
      encyclopedie: {
        help: [
          'The source prints no table of points: a hand wins or not, its total is 0, and',
          '`uncounted` names the entry that says so. With `options` "points":"tchou1924" (our',
          'choice, not the source) it counts by the table of 1924 with flowers, runs of honours',
          'worth 0; `base`, `points`, `fan` and `limitHands` as there. "grandsJeux":true lets the',
          'limit hands of that table win and count. "type" may also be "dragons" or "winds".',
        ],
        examples: [
          '{"id":1,"concealed":"123m456p789s57z99s","win":"6z","by":"discard"}',
          '{"id":2,"concealed":"123m789s5z","melds":[{"type":"pung","tiles":"777p"},{"type":"winds","tiles":"1234z"}],"win":"5z","flowers":"1f","options":{"points":"tchou1924"}}',
          '{"id":3,"concealed":"19m19p19s1234567z","win":"6z","options":{"points":"tchou1924","grandsJeux":true}}',
        ],
      },
      mcr: {
        help: [
          'Only winners score. `base` is without the flowers: under 8 the hand may not go out,',
          'gives "legal":false with "reason":"below-minimum", and its items all the same.',
          'Drawn with `lastWall` it is the Last Tile Draw; discarded with `lastDiscard` or',
          '`lastWall`, the Last Tile Claim. What the hand says cannot have been (`lastOfKind`',
          'with the tile in hand, `replacement` without a kong) is passed over; where the exposed',
          'melds hold the three others, Last Tile counts without `lastOfKind`. `options` may have',
          '`edition`: "text" (default, the French text), "practice" (how 1998 tables count today)',
          'or "2006".',
        ],
        examples: [
          '{"id":1,"concealed":"68m678p123s234p99s","win":"7m","by":"self"}',
          '{"id":2,"concealed":"147m258p36s12345z","win":"9s","by":"discard","flowers":"1f5f"}',
          '{"id":3,"concealed":"2233m3388p1s2277z","win":"1s","by":"discard","options":{"edition":"practice"}}',
          '{"id":4,"concealed":"67s88p","melds":[{"type":"chow","tiles":"345m"},{"type":"pung","tiles":"111z"},{"type":"chow","tiles":"456p"}],"win":"5s","by":"discard","seat":"S"}',
        ],
      },
      riichi: {
        help: [
          '`total` is what the winner receives, `base` the basic points; `han` is 13 for each',
          'yakuman, `fu` then null; `payments` tells what the discarder pays, each player, or the',
          'dealer and the others; `limit`: mangan, haneman, baiman, sanbaiman, yakuman or',
          'counted-yakuman. Complete tiles without a yaku give "legal":false with "reason":',
          '"no-yaku". Also true or false: `riichi`, `doubleRiichi`, `ippatsu`; tiles ("" if not',
          'given): `doraIndicators` and `uraIndicators`, the markers as they lie; `redFivesHeld`',
          '(0). `first`: heaven (dealt complete) or earth (a Child wins with his first draw).',
          '`options` may have `openTanyao` (true), `redFives` in the set (0; 3 or 4), `kiriage`',
          '(false), `doubleWindPair` (4; 2 fu) and `countedYakuman` (true); {"as":"today"} are',
          'the agreements of most tables of today. Where red fives are in the set, a red five of',
          'the hand may be written 0m, 0p or 0s instead of being counted in `redFivesHeld`.',
        ],
        examples: [
          '{"id":1,"concealed":"345567p1367899s","win":"2s","by":"self","seat":"N","round":"S"}',
          '{"id":2,"concealed":"345999p45567s11z","win":"3s","by":"discard","riichi":true,"doraIndicators":"4z","uraIndicators":"8p"}',
          '{"id":3,"concealed":"45p22s678s","melds":[{"type":"chow","tiles":"789m"},{"type":"chow","tiles":"345s"}],"win":"6p","by":"discard","doraIndicators":"1s"}',
          '{"id":4,"concealed":"340m67p345678s22s","win":"0p","by":"discard","seat":"S","options":{"as":"today"}}',
        ],
      },
    },
  },
  settle: {
    help: [
      'What each seat gains (+) or pays (-) when a hand is over; sums to zero. `winner`: a',
      'seat, or null for a drawn hand; `from`: who let the winning tile go, null (default) if',
      'the winner drew it; `scores`: what each hand is worth; `dealer`: E by default. A false',
      'win is {"falseWin":"S"}, who showed a hand that does not win: it needs no `winner` and',
      'no `scores`, and `dealer` and `options` alone are looked at beside it. What a rule set',
      'knows nothing of is refused: {"code":"unknown-field"}, with the `rule` that says so.',
      'With --rules tchou1924 `options` may have `mode` ("new" or "old"), `coefficients`',
      '([1,2], [2,4] or [4,8]), `perPoint` (1; in francs 0.01), `rounding` (0 or 0.05),',
      '`limit` (300: what a score goes beyond it is cut off) and `startingPoints` (20);',
      '`fine` may be {"kind":"full|half","seat":"S"} for who let a dangerous tile go: "full"',
      'only where it was the winning tile, and both only for a win of 3 fan or the limit.',
    ],
    examples: [
      '{"id":1,"winner":"E","from":"S","scores":{"E":40,"S":20,"W":16,"N":2},"options":{"perPoint":0.01}}',
      '{"id":2,"winner":"S","scores":{"E":24,"S":152,"W":8,"N":0},"dealer":"E","options":{"mode":"old"}}',
      '{"id":3,"winner":"E","from":"W","scores":{"E":160,"S":20,"W":16,"N":2},"fine":{"kind":"half","seat":"S"}}',
      '{"id":4,"falseWin":"S","options":{"perPoint":0.01}}',
    ],
    shownBy: 'tchou1924',
    under: {
      vulcain1953: {
        help: [
          'Everyone pays the winner his score, then the losers pay each other the difference of',
          'theirs. East pays and receives double. `options` may have `cap` (true: no payment',
          'goes beyond 2000, or 3000 with East; without it that holds of a hand of which the',
          'record says "limit":"double") and `stake` (0; 100 or 200 in a goulash, which',
          'each of the others pays the winner besides, undoubled). A false win costs 500 to each.',
        ],
        examples: [
          '{"id":1,"winner":"S","from":"W","scores":{"E":24,"S":216,"W":8,"N":40}}',
          '{"id":2,"winner":"E","scores":{"E":2000,"S":0,"W":8,"N":0},"options":{"stake":100}}',
          '{"id":3,"falseWin":"E"}',
        ],
      },
      encyclopedie: {
        help: [
          'The winner collects his points from each, the losers settle their differences, and',
          'every payment to or from East is doubled. `options` may have `eastDouble`: "payments"',
          '(default) or "scores": then, between losers, East doubles his score instead; with',
          '"points":"tchou1924" scores are cut at 300. There is neither fine nor false win.',
        ],
        examples: [
          '{"id":1,"winner":"S","from":"W","scores":{"E":20,"S":40,"W":16,"N":2}}',
          '{"id":2,"winner":"S","scores":{"E":10,"S":40,"W":16,"N":2},"options":{"eastDouble":"scores"}}',
        ],
      },
      mcr: {
        help: [
          'Everyone pays the winner 8, and the discarder the value of the hand as well; of a',
          'drawn tile everyone pays 8 and the value. Only the score of the winner is looked at,',
          'with the points of the flowers; under 8 it is refused. A false win costs 10 to each.',
        ],
        examples: [
          '{"id":1,"winner":"E","from":"S","scores":{"E":14,"S":0,"W":0,"N":0}}',
          '{"id":2,"winner":"W","scores":{"E":0,"S":0,"W":15,"N":0}}',
          '{"id":3,"falseWin":"W"}',
        ],
      },
      riichi: {
        help: [
          "Only the winner's score is looked at: what the hand is paid on a discard, or what he",
          'receives for it drawn, `total` of `score`; no number means two hands. `repeats` (0):',
          'each adds 300, or 100 from each player; `deposits`: the riichi sticks on the table by',
          'who laid them, {"S":1}, which the winner takes at 1000 each; `ready`: of a drawn hand,',
          'the seats that are ready, ["E","S"]; those who are not pay them 3000 together. A false',
          'win costs a mangan: 2000 to each, 4000 from and to the dealer.',
        ],
        examples: [
          '{"id":1,"winner":"S","from":"W","scores":{"E":0,"S":3900,"W":0,"N":0},"repeats":1,"deposits":{"N":1}}',
          '{"id":2,"winner":"W","scores":{"E":0,"S":0,"W":8000,"N":0}}',
          '{"id":3,"winner":null,"scores":{"E":0,"S":0,"W":0,"N":0},"ready":["S","W"]}',
          '{"id":4,"falseWin":"S"}',
        ],
      },
    },
  },
  advise: {
    help: [
      'What the choices of a seat are worth, best first. A record as `play` writes it that',
      'stops where somebody has to choose, and `seat`: who asks. `value` is what the hand is',
      'expected to settle for that seat, `error` its standard error (0 where nothing was',
      'sampled), `win` the chance to win the hand, `give` the chance that the tile is won by',
      'another, `distance` after the choice. Only what the seat has seen counts. `reason`',
      'says what the best choice has over the next: speed, value, safety, permission or',
      'none. Where wins settle nothing a win counts one. --level asks steady instead of',
      'strong; patient and learner have an order alone (`value` null). --deals bounds the',
      'sampling, of which there is none today.',
    ],
    examples: [
      '{"v":1,"id":1,"rules":"tchou1924","seat":"E","round":"E","deal":{"E":"1m"},"wall":"","moves":[]}',
    ],
    shownBy: 'tchou1924',
  },
  replay: {
    help: [
      'Plays a record again, as `play` writes it, each move checked; answers with how the',
      'hands lie at the end, what they score, who pays whom. `deal` is what each holds once',
      'the deal is done, `wall` what is left in the order in which it is drawn; `loose` and',
      '`deadWall` only where replacement tiles or a reserve lie apart. A move that is not',
      'lawful gives its place in `move`, counted from 0, and the rule against it. A `win`',
      'says in `over` who had claimed the tile for a pung, where the rules count it; a hand',
      'complete as dealt is won with any of its tiles that completes it.',
      '`scores`, `payments`, `hands` and `end` are not looked at.',
    ],
    examples: [
      '{"v":1,"id":1,"rules":"tchou1924","round":"E","deal":{"E":"1m"},"wall":"","moves":[]}',
    ],
    under: {
      riichi: {
        help: [
          'The Japanese game as it is played today: `options` may have `kongDraws` (2 draws for a',
          'kong, or 1), `abortiveDraws` (false), `winners` with one discard (1; 2, three being a',
          'drawn hand; or 3), `liability` for a yakuman (false), `drawnMangan` (false),',
          '`redFives` (0; 3 or 4), and {"as":"today"} for 1, true, 2, true, true and 3 at once.',
          'A red five is written 0m, 0p or 0s wherever tiles stand. A hand with nine kinds of 1s,',
          '9s and honours is ended by the move {"m":"abort","seat":"E","kind":"nine-kinds"}; four',
          'winds, kongs or riichi end it after the discard, three winners after their wins:',
          '{"by":"aborted","kind":"nine-kinds|four-winds|four-kongs|four-ready|three-winners"}.',
          'Several who win with one discard are several `win` moves in turn; `end` names them in',
          '`winners`. `repeats` and `deposits`, {"E":1}, lie on the table from earlier hands.',
        ],
        examples: [
          '{"v":1,"id":1,"rules":"riichi","options":{"as":"today"},"round":"E","deal":{"E":"1m"},"wall":"","moves":[]}',
        ],
      },
    },
  },
};
