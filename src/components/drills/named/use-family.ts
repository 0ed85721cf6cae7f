import { useState } from 'preact/hooks';
import type { Family } from '../../boards/families.ts';

export type OpenFamily = readonly [active: Family, onActivate: (family: Family) => void];

/** The family whose tiles are offered. */
export const useFamily = (): OpenFamily => useState<Family>('m');
