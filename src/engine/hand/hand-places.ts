/** Numbers kept under packed hands, found again by where the keys of a hand scatter to. */
import { PARTS, type PackedHand } from './packed-hand.ts';

const FEWEST_SLOTS = 64;
/** Odd numbers far from each other: one for each part. */
const SPREAD = Int32Array.of(0x9e3779b1, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f);

export class HandPlaces {
  private slots = new Int32Array(FEWEST_SLOTS).fill(-1);
  private readonly keys: number[] = [];
  private readonly numbers: number[] = [];

  /** The number under the hand, or −1. */
  get(hand: PackedHand): number {
    const place = this.slots[this.slotOf(hand, 0)] as number;
    return place < 0 ? place : (this.numbers[place] as number);
  }

  /** Puts a number under a hand that has none. */
  add(hand: PackedHand, number: number): void {
    if (2 * this.numbers.length >= this.slots.length) this.grow();
    this.slots[this.slotOf(hand, 0)] = this.numbers.length;
    for (let part = 0; part < PARTS; part++) this.keys.push(hand[part] as number);
    this.numbers.push(number);
  }

  /** The slot of a hand, or the free one where it would stand; its keys begin at a place. */
  private slotOf(keys: ArrayLike<number>, at: number): number {
    const last = this.slots.length - 1;
    let scattered = 0;
    for (let part = 0; part < PARTS; part++) {
      scattered = Math.imul(scattered ^ (keys[at + part] as number), SPREAD[part] as number);
      scattered ^= scattered >>> 15;
    }
    let slot = scattered & last;
    while (!this.isFor(this.slots[slot] as number, keys, at)) slot = (slot + 1) & last;
    return slot;
  }

  private isFor(place: number, keys: ArrayLike<number>, at: number): boolean {
    if (place < 0) return true;
    for (let part = 0; part < PARTS; part++) {
      if (this.keys[PARTS * place + part] !== keys[at + part]) return false;
    }
    return true;
  }

  private grow(): void {
    this.slots = new Int32Array(2 * this.slots.length).fill(-1);
    for (let place = 0; place < this.numbers.length; place++) {
      this.slots[this.slotOf(this.keys, PARTS * place)] = place;
    }
  }
}
