export type { Vulcain1953ItemId } from './items/table.ts';
