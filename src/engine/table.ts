/** The table seen from above, and how a hand is made ready. */
export { type WalkQuestion, walkTables } from './drills/table/walk.ts';
export { loadAtTable } from './rulesets/tables.ts';
export { CEREMONY_PARTS, type CeremonyPart, ceremony, partsOf } from './table/ceremony.ts';
export { exampleChance } from './table/ceremony-chance.ts';
export type { CeremonyAct, CeremonyChance, CeremonyStep } from './table/ceremony-step.ts';
export {
  type Scene,
  type SceneMeld,
  type SceneSeat,
  type SceneStack,
  sceneFor,
} from './table/scene.ts';
export { placeAt } from './table/wall.ts';
