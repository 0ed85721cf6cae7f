/** Hands that the register works out: figures, and the cases of its decisions. */
import type { Counts } from './register-examples.ts';
import type { Told } from './score-hand.ts';

export interface Worked {
  readonly rule: string;
  readonly hand: Told;
  readonly points?: number;
  readonly expect?: Counts;
  readonly waits?: readonly string[];
  readonly pay?: {
    readonly self_drawn: boolean;
    readonly each?: number;
    readonly discarder?: number;
    readonly others?: number;
    readonly total: number;
  };
}

export const WORKED: readonly Worked[] = [
  {
    rule: 'mcr.rule.8',
    hand: ['5799s~234m~789m~456p!6s'],
    points: 3,
    expect: { '10': 1, '18': 1 },
  },
  {
    rule: 'mcr.rule.8',
    hand: ['5679s~234m~789m~456p!9s'],
    points: 3,
    expect: { '11': 1, '18': 1 },
  },
  {
    rule: 'mcr.fig.1',
    hand: ['68m678234p12399s*7m'],
    points: 8,
    expect: { '2': 1, '10': 1, '18': 1, '25': 1 },
    pay: { self_drawn: true, each: 16, total: 48 },
  },
  {
    rule: 'mcr.fig.2',
    hand: ['23457m12378955p!6m'],
    points: 8,
    expect: { '3': 1, '4': 1, '7': 1, '10': 1, '17': 1, '18': 1 },
    pay: { self_drawn: false, discarder: 16, others: 8, total: 32 },
  },
  {
    rule: 'mcr.fig.3',
    hand: ['345m4599p234456s!6p'],
    points: 11,
    expect: { '2': 1, '17': 1, '18': 1, '30': 1 },
  },
  {
    rule: 'mcr.fig.3',
    hand: ['345m4599p345456s*6p'],
    points: 8,
    expect: { '2': 2, '18': 1, '25': 1 },
  },
  {
    rule: 'mcr.fig.3',
    hand: ['345m4599p345456s!6p'],
    points: 6,
    expect: { '2': 2, '17': 1, '18': 1 },
  },
  {
    rule: 'mcr.fig.3',
    hand: ['345m4599p345456s!3p'],
    points: 12,
    expect: { '17': 1, '18': 1, '37': 1 },
  },
  { rule: 'mcr.fig.4', hand: ['78m22z~234m~555m~789m!6m'], points: 6, expect: { '29': 1 } },
  { rule: 'mcr.fig.5', hand: ['55s22z~222m~888p~333m!5s'], points: 6, expect: { '28': 1 } },
  {
    rule: 'mcr.fig.6',
    hand: ['678m66p35s~345m~345p!4s'],
    points: 14,
    expect: { '3': 1, '10': 1, '18': 1, '23': 1, '37': 1 },
    pay: { self_drawn: false, discarder: 22, others: 8, total: 38 },
  },
  {
    rule: 'mcr.fig.6',
    hand: ['678m66p35s~345m~345p*4s'],
    points: 15,
    expect: { '3': 1, '10': 1, '12': 1, '18': 1, '23': 1, '37': 1 },
    pay: { self_drawn: true, each: 23, total: 69 },
  },
  {
    rule: 'mcr.fig.7',
    hand: ['147m25p36s123456z!7z'],
    points: 24,
    expect: { '56': 1 },
    waits: ['8p', '9s', '7z'],
  },
  {
    rule: 'mcr.fig.7',
    hand: ['147m25p36s123456z!8p'],
    points: 12,
    expect: { '44': 1 },
    waits: ['8p', '9s', '7z'],
  },
  {
    rule: 'mcr.dec.1',
    hand: ['444555666456m5p!5p'],
    points: 94,
    expect: { '7': 1, '11': 1, '17': 1, '18': 1, '52': 1, '62': 1, '67': 1 },
  },
  { rule: 'mcr.dec.2', hand: ['1144m7799p3366s2z*2z'], points: 25, expect: { '12': 1, '55': 1 } },
  { rule: 'mcr.dec.2', hand: ['19m19p19s1234567z*1m'], points: 89, expect: { '12': 1, '81': 1 } },
  { rule: 'mcr.dec.3', hand: ['99p78s~123m~456p~456m!9s'], points: 11 },
  {
    rule: 'mcr.dec.3',
    hand: ['7855s~123s~456s~123s!9s'],
    points: 43,
    expect: { '1': 1, '18': 1, '49': 1, '58': 1 },
  },
  { rule: 'mcr.dec.4', hand: ['1233s~345m~888p~567p!3s'], waits: ['3s'] },
  { rule: 'mcr.dec.4', hand: ['12234s22z~888p~456p!3s'], waits: ['3s'] },
  { rule: 'mcr.dec.4', hand: ['4556s~345m~888p~567p!5s'], waits: ['5s'] },
  { rule: 'mcr.dec.4', hand: ['2444s~345m~888p~567p!3s'], waits: ['2s', '3s'] },
  { rule: 'mcr.dec.4', hand: ['1234s~345m~888p~567p!1s'], waits: ['1s', '4s'] },
  { rule: 'mcr.dec.5', hand: ['147m258p36s12345z*6z'], points: 13, expect: { '12': 1, '44': 1 } },
  { rule: 'mcr.dec.5', hand: ['1122334455667p*7p'], points: 89, expect: { '12': 1, '80': 1 } },
  {
    rule: 'mcr.dec.5',
    hand: ['222m3334p222444s*4p'],
    points: 89,
    expect: { '12': 1, '20': 1, '23': 1, '38': 1, '47': 1, '73': 1 },
  },
  { rule: 'mcr.dec.6', hand: ['1199m1199p11s227z!7z'], points: 56, expect: { '55': 1, '66': 1 } },
  { rule: 'mcr.dec.6', hand: ['1122334455667z!7z'], points: 88, expect: { '55': 1, '72': 1 } },
  {
    rule: 'mcr.dec.6',
    hand: ['223344668888s6z!6z'],
    points: 114,
    expect: { '19': 1, '55': 1, '77': 1 },
  },
  { rule: 'mcr.dec.8', hand: ['147m258p369s1234z!5z'], points: 24, expect: { '44': 1, '45': 1 } },
];
