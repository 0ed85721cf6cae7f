/** The 66 examples of the source as hands, with the list that it prints beside each. */
import type { Told } from './score-hand.ts';

/** Times by the number of the hand. */
export type Counts = Readonly<Record<number, number>>;

export interface Example {
  readonly title: number;
  readonly hand: Told;
  readonly points: number;
  /** What the hand counts: its title and what is printed below it, corrected. */
  readonly expect: Counts;
  /** Printed, but against the rules that all the other lists follow. */
  readonly slip: Counts;
  readonly printedPoints?: number;
}

interface Notes {
  readonly about?: Told[1];
  /** Not printed, though no hand that fits the list goes without it. */
  readonly unavoidable?: string;
  readonly slip?: string;
  readonly printedPoints?: number;
}

/** Numbers of hands, each as often as it counts: `5 5 14`. */
const numbersOf = (text = ''): readonly number[] => text.split(' ').filter(Boolean).map(Number);

function countsOf(numbers: readonly number[]): Counts {
  const counts: Record<number, number> = {};
  for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
  return counts;
}

/** The hand under its title, what it is worth, and the numbers of the other hands printed with it. */
function example(
  title: number,
  notation: string,
  points: number,
  printed: string,
  { about, unavoidable, slip, ...more }: Notes = {},
): Example {
  const slips = numbersOf(slip);
  const right = numbersOf(printed).filter((number) => !slips.includes(number));
  return {
    ...{ title, points, ...more, slip: countsOf(slips) },
    hand: about ? [notation, about] : [notation],
    expect: countsOf([title, ...right, ...numbersOf(unavoidable)]),
  };
}

export const EXAMPLES: readonly Example[] = [
  example(24, '1123s~111m~123m~111p!1s', 35, '5 19 20 63', { unavoidable: '2 5' }),
  example(24, '78m99p~123m~123p~222z!9m', 8, '2 4 5 7'),
  example(30, '56s22z~234m~345p~888m!4s', 6, ''),
  example(31, '67s55z~234m~678p~222z!5s', 7, '', { unavoidable: '5' }),
  example(35, '55p78s~123m~456p~123m!9s', 11, '1 18'),
  example(35, '99p78s~123m~456p~456m!9s', 11, '2 3 18', { slip: '2', printedPoints: 12 }),
  example(36, '4599p~123p~234p~888p!3p', 48, '51 58'),
  example(36, '44p22s~999p~999s~555z!4p', 20, '5 5 14 20 28'),
  example(37, '44m23s~234m~234p~456m!4s', 14, '18 19 23'),
  example(37, '99p67s~678m~678p~678m!8s', 23, '1 18 46'),
  example(38, '4433s~222m~333p~222p!4s', 30, '20 23 28 47'),
  example(38, '88m99s~777m~888p~789s!9s', 35, '5 19 61'),
  example(39, '56p22z~234m~888p~567s!4p', 8, ''),
  example(44, '147m258p36s12345z!6z', 12, ''),
  example(45, '147m258p36s22z~666m!9s', 12, ''),
  example(45, '258m369p14s44z~567s!7s', 12, '', { about: { seat: 'E', round: 'E' } }),
  example(46, '7899m~777p~888p~666s!6m', 12, ''),
  example(46, '66p78s~789m~789p~789m!9s', 23, '1 18 37'),
  example(47, '23m11p~444p~222s~333s!1m', 12, ''),
  example(48, '11m99p~111z~222z~333z!1m', 45, '7 66'),
  example(48, '5688m~111z~222z~333z!4m', 18, '29'),
  example(49, '7855s~123s~456s~123s!9s', 43, '1 18 58'),
  example(49, '78p77s~123p~456p~444s!9p', 18, '7 8'),
  example(50, '78p55s~123m~789m~123p!9p', 16, ''),
  example(51, '67m99p~234m~456m~234p!8m', 20, '2 7 18'),
  example(51, '67m22z~234m~456m~888p!8m', 17, '', { unavoidable: '7' }),
  example(52, '55m56p~456m~456m~456p!4p', 48, '1 2 18 19 62', { unavoidable: '2 7' }),
  example(52, '5655s~555m~555p~456m!7s', 20, '19 20'),
  example(53, '33p22s~222m~222p~234m!2s', 32, '19 23 47'),
  example(54, '999m111p1s333z~777z!1s', 57, '14 31 66', { unavoidable: '11' }),
  example(54, '222m444p888s2z~567s!2z', 17, '', { unavoidable: '11' }),
  example(55, '22225577m33668p!8p', 29, '7 19 23'),
  example(55, '1144m7799p3366s2z!2z', 24, ''),
  example(56, '147m25p36s123456z!7z', 24, ''),
  example(57, '4488p~222m~222p~444m!4p', 29, '7 20 20'),
  example(58, '4466m~111m~222m~333m!4m', 73, '5 68'),
  example(58, '1232344s~123s~123s!1s', 86, '18 47 67'),
  example(59, '5655p~456m~456m~456m!4p', 68, '2 7 18 52 62'),
  example(60, '4433p~222m~333m~444m!4p', 47, '7 20 23 28 47'),
  example(61, '99p88s~777m~777p~888m!9p', 33, '5 20 28'),
  example(61, '78m88s~777p~777s~789p!9m', 29, '2 19 20'),
  example(62, '66m55p~444m~555m~456m!6m', 55, '7 19 19 19 60'),
  example(63, '22m23s~123m~123m~123p!1s', 37, '1 18 19 37'),
  example(64, '5688m~123m~234m~345m!4m', 58, '18 58'),
  example(64, '56m88p~123m~234m~345m!4m', 35, '7 18'),
  example(65, '4433p~2222m~3333m~4444m!4p', 79, '7 20 23 28 47 60'),
  example(66, '99s33z~111m~999p~222z!3z', 32, '', { about: { seat: 'E', round: 'E' } }),
  example(67, '23434m99p~234m~234m!2m', 51, '', { unavoidable: '7 18' }),
  example(68, '44p22s~111p~222p~333p!4p', 69, '5 7 36 47', { slip: '7', printedPoints: 70 }),
  example(69, '99p11s~111m~999m~111p!9p', 64, ''),
  example(70, '23m44z~111z~222z~333z!1m', 74, '24 29'),
  example(71, '78p77z~555z~666z~234m!6p', 65, '', { unavoidable: '7' }),
  example(71, '99p77z~555z~666z~123m!9p', 70, '5 7 24'),
  example(72, '2233z~555z~666z~111z!2z', 70, '34'),
  example(73, '222m3334p222444s!4p', 88, '20 23 38 47'),
  example(74, '7855m~123m~789m~123m!9m', 64, ''),
  example(75, '4455z~111z~222z~333z!4z', 152, '72'),
  example(75, '11m44z~111z~222z~333z!4z', 126, '29 66'),
  example(76, '11m99p~555z~666z~777z!1m', 121, '7 66'),
  example(76, '3488m~555z~666z~777z!2m', 94, '29'),
  example(77, '88s66z~234s~234s~666s!8s', 89, '', { unavoidable: '1' }),
  example(77, '6688s~222s~333s~444s!6s', 144, '23 28 58 60'),
  example(79, '5z~1111m~5555p(8888s)~2222z!5z', 96, '5 5 31'),
  example(79, '4s~1111m~2222p~3333s(1111p)!4s', 112, '5 5 20 38 47'),
  example(80, '1122334455667p!7p', 88, ''),
  example(81, '19m19p19s1234567z!1m', 88, ''),
];
