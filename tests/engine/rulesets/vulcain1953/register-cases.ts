/** The cases that the register works out, in its figures. */
import type { Wind } from '../../../../src/engine/notation.ts';
import type { Told } from './score-hand.ts';

interface Figures {
  readonly base?: number;
  readonly doubles?: number;
  readonly mark: number;
}

export const SCORES: readonly (readonly [entry: string, hand: string, about: Told, Figures])[] = [
  [
    '2.4.3',
    '22m77z~333p~666s~4444m*7z',
    { seat: 'S', how: ['replacement'] },
    { base: 42, doubles: 3, mark: 336 },
  ],
  ['3.4.1', '34m55p~111z~333m~888s!2m', {}, { base: 28, doubles: 2, mark: 112 }],
  ['3.4.1', '34m55p~111z~333m~888s!2m', { seat: 'S' }, { base: 28, doubles: 1, mark: 56 }],
  ['3.4.1', '34m55p~333z~333m~888s!2m', { seat: 'S' }, { base: 28, doubles: 0, mark: 28 }],
  ['3.5.1', '234s2777z2f~555p~9999m!2z', { seat: 'S' }, { base: 54, doubles: 2, mark: 216 }],
  ['3.5.1', '22m77p~111m~999p~444s!2m', { seat: 'S' }, { base: 32, doubles: 1, mark: 64 }],
  ['3.5.1', '22m77p~111m~999p~444s*2m', { seat: 'S' }, { base: 36, doubles: 1, mark: 72 }],
  [
    '3.5.1',
    '222m333p55s77z35f(8888p)*7z',
    { seat: 'W', round: 'S' },
    { base: 62, doubles: 5, mark: 1984 },
  ],
  ['3.5.4', '222m13p678s55z2f~777z', { seat: 'S' }, { base: 14, doubles: 2, mark: 56 }],
  ['3.5.4', '222333444556m1z', { seat: 'S' }, { base: 12, doubles: 0, mark: 12 }],
  ['3.5.4', '333m4444p19s1122z', {}, { base: 12, doubles: 0, mark: 12 }],
  ['3.5.9', '123456789m23p11s*4p', { seat: 'S' }, { base: 30, doubles: 2, mark: 120 }],
  ['3.5.9', '2345556m~789m~123m!1m', { seat: 'S' }, { base: 30, doubles: 3, mark: 240 }],
  ['3.5.9', '123m23456p789s77z*4p', { seat: 'S' }, { base: 22, doubles: 2, mark: 88 }],
  ['3.5.9', '123456789m24p11s*3p', { seat: 'S' }, { base: 32, doubles: 2, mark: 128 }],
  ['3.5.9', '123m23456p789s22z*4p', { seat: 'S' }, { base: 22, doubles: 2, mark: 88 }],
  ['4.1.2.1', '7799m~777z~222m~345m!7m', { seat: 'S' }, { base: 28, doubles: 3, mark: 224 }],
  ['4.1.2.1', '7799m~666z~222m~345m!7m', { seat: 'S' }, { base: 28, doubles: 2, mark: 112 }],
  ['4.1.2.1', '77m77z~111m~222m~345m!7m', { seat: 'S' }, { base: 30, doubles: 1, mark: 60 }],
  ['4.1.2.1', '77m11z~777z~222m~345m!7m', { seat: 'S' }, { base: 30, doubles: 2, mark: 120 }],
  ['4.1.2.1', '6799m~123m~345m~777z!5m', { seat: 'S' }, { base: 24, doubles: 3, mark: 192 }],
  [
    '4.2.1',
    '2355m777p~888s~111m!4m',
    { seat: 'S', how: ['rob-kong'] },
    { base: 30, doubles: 1, mark: 60 },
  ],
  [
    '4.2.2',
    '2355m777p~888s~111m!4m',
    { seat: 'S', how: ['snatched-pung'] },
    { base: 30, doubles: 1, mark: 60 },
  ],
  ['4.6.2', '2455m777p~888s~111m!3m', { seat: 'S' }, { base: 32, doubles: 0, mark: 32 }],
  ['4.6.2', '3455m777p~888s~111m!2m', { seat: 'S' }, { base: 30, doubles: 0, mark: 30 }],
  ['4.6.2', '23455m77p~888s~111m*7p', { seat: 'S' }, { base: 32, doubles: 0, mark: 32 }],
  ['4.6.2', '23455m77p~888s~111m!7p', { seat: 'S' }, { base: 28, doubles: 0, mark: 28 }],
  ['4.6.2', '2349m777p~888s~111m!9m', { seat: 'S' }, { base: 32, doubles: 0, mark: 32 }],
  [
    '4.7.1',
    '7799p~777z~222p~555p*7p',
    { seat: 'S', how: ['last-wall'] },
    { base: 34, doubles: 4, mark: 544 },
  ],
  [
    '4.7.1',
    '7799p~777z~222p~555p!7p',
    { seat: 'S', how: ['first-discard-pung'] },
    { base: 30, doubles: 4, mark: 480 },
  ],
  ['4.7.2', '99p22277z~111m~999s!7z', {}, { base: 40, doubles: 4, mark: 640 }],
  ['4.7.2', '5m~2222s(3333m)~9999p~3333z!5m', { seat: 'S' }, { base: 78, doubles: 2, mark: 312 }],
  ['4.7.2', '111m99p999s22277z*7z', {}, { base: 54, doubles: 6, mark: 3456 }],
  ['4.7.3', '3399m~111m~7777m~888m!3m', { seat: 'S' }, { base: 36, doubles: 4, mark: 576 }],
  ['4.7.3', '1113344m(7777m)(8888m)*3m', { seat: 'S' }, { base: 66, doubles: 6, mark: 4224 }],
  ['4.7.3', '3399m1234f~111m~777m~456m!3m', { seat: 'W' }, { base: 44, doubles: 6, mark: 2816 }],
  ['dec.1', '2255m1188p33s227z*7z', { seat: 'S' }, { base: 250, doubles: 2, mark: 1000 }],
  ['dec.1', '1122556688m112z!2z', { seat: 'S' }, { base: 250, doubles: 1, mark: 500 }],
  ['dec.1', '1122556677889m!9m', { seat: 'S' }, { base: 250, doubles: 3, mark: 2000 }],
  ['dec.1', '2456789p245678s2f*9s', { seat: 'S' }, { base: 500, doubles: 3, mark: 4000 }],
  ['dec.1', '1234567p123456z2f*7z', { seat: 'S' }, { base: 1000, doubles: 0, mark: 1000 }],
  ['dec.1', '3m5577p1199s2z~333m*2z', { seat: 'S' }, { base: 250, doubles: 0, mark: 250 }],
  ['dec.2', '123m456p789s1234z13f!1z', { seat: 'S' }, { base: 250, doubles: 0, mark: 250 }],
  ['dec.3', '55s44z~111z~222z~333z!4z', {}, { mark: 1000 }],
  ['dec.3', '222233446688s6z!6z', { seat: 'S' }, { mark: 500 }],
  ['dec.3', '222233446688s6z*6z', { seat: 'S' }, { mark: 2000 }],
  ['dec.3', '2222333344668s!8s', { seat: 'S' }, { mark: 2000 }],
  ['dec.3', '2233355z~111z~6666z!5z', { seat: 'S' }, { mark: 1000 }],
  [
    'dec.3',
    '5599p~111p~2222p~777p*5p',
    { seat: 'S', how: ['replacement'] },
    { base: 40, doubles: 5, mark: 1280 },
  ],
  ['dec.13', '99m11122277z~1111m!7z', { round: 'S' }, { base: 56, doubles: 7, mark: 7168 }],
  [
    'dec.13',
    '23344m11z(9999m)(8888m)*5m',
    { seat: 'S', round: 'W' },
    { base: 68, doubles: 3, mark: 544 },
  ],
  [
    'dec.13',
    '5m(2222m)(3333m)(9999m)(7777m)*5m',
    { seat: 'S' },
    { base: 102, doubles: 7, mark: 13056 },
  ],
];

export const WINS: readonly (readonly [entry: string, hand: string, about: Told, wins: boolean])[] =
  [
    ['2.2.3.6', '55m22s~123m~456p~777z!2s', { seat: 'S' }, false],
    ['2.2.3.6', '55m22s~123m~444p~777z!2s', { seat: 'S' }, true],
    ['2.2.3.6', '12355m456p22789s*2s', { seat: 'S' }, true],
    ['2.2.3.6', '12355m456p22789s!2s', { seat: 'S' }, false],
    ['2.2.3.6', '4599m~123m~456m~678m!3m', { seat: 'S' }, true],
    ['2.2.3.6', '56m11z~123m~888m~999m!4m', { seat: 'S' }, false],
    ['2.2.3.6', '123455556789m1z*1z', { seat: 'S' }, true],
    ['2.2.3.6', '77m77z~123m~345m~222m!7m', { seat: 'S' }, false],
    ['3.6.4', '23455m22s~444p~777z!2s', { seat: 'S', how: ['goulash'] }, false],
    ['3.6.4', '33355m22s~444p~777z!2s', { seat: 'S', how: ['goulash'] }, true],
    ['3.6.4', '1234567899m123z!4z', { seat: 'S', how: ['goulash'] }, true],
    ['3.6.4', '123m456p789s1123z!4z', { seat: 'S', how: ['goulash'] }, false],
  ];

export const CONCEALED: readonly (readonly [hand: string, about: Told, concealed: boolean])[] = [
  ['234m567p789s5z(8888p)*5z', { seat: 'S', how: ['replacement'] }, true],
  ['234m567p789s5z~8888p*5z', { seat: 'S' }, false],
  ['123m234456p6789s!9s', { seat: 'S' }, false],
];

interface Shown {
  readonly hand: readonly [string, Told];
  readonly misses: readonly (readonly [string, Told])[];
  readonly mark?: number;
  readonly doubles?: number;
}

/** Section 4.1, hand by hand. */
export const HANDS: readonly (readonly [item: string, Shown])[] = [
  [
    'all-pungs',
    {
      hand: ['55m77p~222s~333m~777z!7p', { seat: 'S' }],
      misses: [['55m77p~222s~345m~777z!7p', { seat: 'S' }]],
      doubles: 1,
    },
  ],
  [
    'all-kongs',
    {
      hand: ['5m~2222s(3333m)~9999p~1111z!5m', { seat: 'S' }],
      misses: [['5m~2222s(3333m)~9999p~111z!5m', { seat: 'S' }]],
      doubles: 2,
    },
  ],
  [
    'pure-hand',
    {
      hand: ['7799m~123m~456m~345m!7m', { seat: 'S' }],
      misses: [['77m11z~111m~222m~345m!7m', { seat: 'S' }]],
      doubles: 3,
    },
  ],
  ['pure-hand', { hand: ['3399m~111m~7777m~888m!3m', { seat: 'S' }], misses: [], doubles: 3 }],
  [
    'troubled-hand',
    {
      hand: ['99p11z~222p~555p~678p!1z', { seat: 'S' }],
      misses: [['99p11z~123p~555p~678p!1z', { seat: 'S' }]],
      doubles: 1,
    },
  ],
  [
    'all-honours',
    {
      hand: ['99p22277z~111m~999s!7z', { seat: 'S' }],
      misses: [['88p22277z~111m~999s!7z', { seat: 'S' }]],
      doubles: 2,
    },
  ],
  [
    'concealed-hand',
    {
      hand: ['123m234456p6789s*9s', { seat: 'S' }],
      misses: [['123m234456p6789s!9s', { seat: 'S' }]],
      doubles: 2,
    },
  ],
  [
    'seven-pairs',
    {
      hand: ['2255m1188p33s227z!7z', { seat: 'S' }],
      misses: [
        ['3m5577p1199s2z~333m!2z', { seat: 'S' }],
        ['225m1188p333s277z!2z', { seat: 'S' }],
      ],
      mark: 250,
    },
  ],
  ['seven-pairs', { hand: ['3m5577p1199s2z~333m*2z', { seat: 'S' }], misses: [], mark: 250 }],
  [
    'twins-of-heaven',
    {
      hand: ['1122334455667z!7z', { seat: 'S' }],
      misses: [['9m112233445566z!9m', { seat: 'S' }]],
      mark: 1000,
    },
  ],
  [
    'honour-pairs',
    {
      hand: ['1199m1199p99s337z!7z', { seat: 'S' }],
      misses: [['1199m1188p99s337z!7z', { seat: 'S' }]],
      mark: 500,
    },
  ],
  [
    'bicolour',
    {
      hand: ['2456789p245678s!9s', { seat: 'S' }],
      misses: [
        ['2456789p245678s!9p', { seat: 'S' }],
        ['2456789p245678s!9m', { seat: 'S' }],
      ],
      mark: 500,
    },
  ],
  [
    'tricot',
    {
      hand: ['13579m3579p3579s!1p', { seat: 'S' }],
      misses: [['13579m3579p3579s!1m', { seat: 'S' }]],
      mark: 250,
    },
  ],
  [
    'windy-chow',
    {
      hand: ['123m456p789s1234z!1z', { seat: 'S' }],
      misses: [['123m456p789s1234z!5z', { seat: 'S' }]],
      mark: 250,
    },
  ],
  [
    'wriggling-snake',
    {
      hand: ['1234567899m123z!4z', { seat: 'S' }],
      misses: [['123456789m1234z!1z', { seat: 'S' }]],
      mark: 500,
    },
  ],
  [
    'unique-wonder',
    {
      hand: ['19m19p19s1234567z!7z', { seat: 'S' }],
      misses: [['19m19p11s1234567z!7z', { seat: 'S' }]],
      mark: 2000,
    },
  ],
  [
    'imperial-jade',
    {
      hand: ['3388s666z~234s~666s!8s', { seat: 'S' }],
      misses: [['3355588s~234s~666s!8s', { seat: 'S' }]],
      mark: 1000,
    },
  ],
  ['imperial-jade', { hand: ['3388s~234s~234s~666s!8s', { seat: 'S' }], misses: [], mark: 1000 }],
  ['imperial-jade', { hand: ['88s66z~234s~234s~666s!8s', { seat: 'S' }], misses: [], mark: 1000 }],
  [
    'jade-pairs',
    {
      hand: ['222233446688s6z!6z', { seat: 'S' }],
      misses: [['222233445588s6z!6z', { seat: 'S' }]],
      mark: 500,
    },
  ],
  [
    'royal-ruby',
    {
      hand: ['777999s7z~111s~5555s!7z', { seat: 'S' }],
      misses: [['7899s777z~111s~555s!9s', { seat: 'S' }]],
      mark: 2000,
    },
  ],
  [
    'ruby-pairs',
    {
      hand: ['111155557799s7z!7z', { seat: 'S' }],
      misses: [['1111555577779s!9s', { seat: 'S' }]],
      mark: 1000,
    },
  ],
  [
    'windy-dragons',
    {
      hand: ['1122334z~555z~777z!4z', { seat: 'S' }],
      misses: [['1122334z~5555z~777z!4z', { seat: 'S' }]],
      mark: 1000,
    },
  ],
  [
    'gates-of-heaven',
    {
      hand: ['1112345678999m!5m', { seat: 'S' }],
      misses: [
        ['1112345678999m!1m', { seat: 'S' }],
        ['2345678999m~111m!5m', { seat: 'S' }],
      ],
      mark: 1000,
    },
  ],
  ['gates-of-heaven', { hand: ['2345678999m(1111m)!5m', { seat: 'S' }], misses: [], mark: 1000 }],
  [
    'sequence-pung-pair',
    {
      hand: ['1222234567889p!8p', { seat: 'S' }],
      misses: [['1234567889p~222p!8p', { seat: 'S' }]],
      mark: 1000,
    },
  ],
  [
    'winds-and-dragons',
    {
      hand: ['2233355z~111z~6666z!5z', { seat: 'S' }],
      misses: [['99m33355z~111z~6666z!5z', { seat: 'S' }]],
      mark: 1000,
    },
  ],
  [
    'three-great-scholars',
    {
      hand: ['34m11777z~555z~666z!5m', { seat: 'S' }],
      misses: [['34m11177z~555z~666z!5m', { seat: 'S' }]],
      mark: 1000,
    },
  ],
  [
    'four-blessings',
    {
      hand: ['55s44z~111z~222z~3333z!4z', { seat: 'S' }],
      misses: [['55s44z~111z~222z~3333z!5s', { seat: 'S' }]],
      mark: 1000,
    },
  ],
  [
    'grace-of-heaven',
    {
      hand: ['123456m789p234s5z*5z', { how: ['heaven'] }],
      misses: [['123456m789p234s5z*5z', { seat: 'S', how: ['heaven'] }]],
      mark: 2000,
    },
  ],
  [
    'grace-of-earth',
    {
      hand: ['222m444p66678s55z!9s', { seat: 'S', how: ['earth'] }],
      misses: [['222m444p66678s55z!9s', { seat: 'S' }]],
      mark: 1000,
    },
  ],
  [
    'moon-from-the-sea',
    {
      hand: ['22789m11p456s333z*1p', { seat: 'S', how: ['last-wall'] }],
      misses: [['22789m11p456s333z*1p', { seat: 'S' }]],
      mark: 1000,
    },
  ],
  [
    'plum-blossom-on-the-roof',
    {
      hand: ['22789m46p888s333z1f*5p', { seat: 'S', how: ['replacement'] }],
      misses: [['22789m46p888s333z*5p', { seat: 'S' }]],
      mark: 500,
    },
  ],
  [
    'jade-ruby',
    {
      hand: ['4445599s~777z~666z!9s', { seat: 'S' }],
      misses: [['4445588s~777z~666z!8s', { seat: 'S' }]],
      mark: 1000,
    },
  ],
  [
    'gretas-garden',
    {
      hand: ['1234567p123456z!7z', { seat: 'S' }],
      misses: [['123456p1234567z!8p', { seat: 'S' }]],
      mark: 1000,
    },
  ],
];

/** A set alone in a losing hand. */
export const SETS: readonly (readonly [set: string, points: number])[] = [
  ['~555p', 2],
  ['~111p', 4],
  ['~999s', 4],
  ['~333z', 4],
  ['~777z', 4],
  ['555p', 4],
  ['111p', 8],
  ['777z', 8],
  ['~5555p', 8],
  ['~9999m', 16],
  ['~2222z', 16],
  ['(5555p)', 16],
  ['(9999m)', 32],
  ['(7777z)', 32],
  ['~123m', 0],
  ['789s', 0],
  ['~888m', 2],
  ['222m', 4],
  ['~111s', 4],
  ['999s', 8],
  ['~444z', 4],
  ['666z', 8],
  ['~8888m', 8],
  ['(2222m)', 16],
  ['~1111s', 16],
  ['(9999s)', 32],
  ['~4444z', 16],
  ['(6666z)', 32],
  ['~123s', 0],
];

export const PAIRS: readonly (readonly [pair: string, about: Told, points: number])[] = [
  ['55z', { seat: 'S' }, 2],
  ['22z', { seat: 'S' }, 2],
  ['11z', { seat: 'S' }, 2],
  ['11z', {}, 4],
  ['33z', { seat: 'S' }, 0],
  ['99m', { seat: 'S' }, 0],
];

export const FLOWERS: readonly (readonly [
  flowers: string,
  about: Told,
  points: number,
  doubles: number,
])[] = [
  ['', {}, 0, 0],
  ['2f', {}, 4, 0],
  ['1f', {}, 4, 1],
  ['2f6f', { seat: 'S' }, 8, 2],
  ['3f8f', { seat: 'W' }, 8, 1],
  ['1f2f3f', { seat: 'N' }, 12, 0],
  ['1f2f3f4f', { seat: 'N' }, 16, 3],
  ['1f2f3f4f8f', { seat: 'N' }, 20, 4],
  ['1f2f3f4f7f', { seat: 'N' }, 20, 3],
  ['1f2f3f4f5f6f7f8f', {}, 32, 6],
];

/** What one player pays another whose hand is worth this. */
export const PAYMENTS: readonly (readonly [mark: number, east: boolean, pays: number])[] = [
  [100, false, 100],
  [100, true, 200],
  [1000, false, 1000],
  [1000, true, 2000],
  [1400, true, 2800],
  [1600, true, 3000],
  [2000, false, 2000],
  [2000, true, 3000],
  [4000, false, 2000],
];

type BySeat = Readonly<Record<Wind, number>>;

export const ACCOUNTS: readonly (readonly [winner: Wind, marks: BySeat, net: BySeat])[] = [
  ['S', { E: 24, S: 216, W: 8, N: 40 }, { E: -432, S: 864, W: -280, N: -152 }],
  ['E', { E: 100, S: 10, W: 4, N: 64 }, { E: 600, S: -248, W: -266, N: -86 }],
  ['S', { E: 0, S: 8000, W: 0, N: 0 }, { E: -3000, S: 7000, W: -2000, N: -2000 }],
  ['E', { E: 2000, S: 0, W: 0, N: 0 }, { E: 9000, S: -3000, W: -3000, N: -3000 }],
  ['S', { E: 10, S: 1000, W: 20, N: 20 }, { E: -2040, S: 4000, W: -980, N: -980 }],
  ['S', { E: 3000, S: 10, W: 5000, N: 4500 }, { E: -6020, S: 40, W: 3490, N: 2490 }],
];
