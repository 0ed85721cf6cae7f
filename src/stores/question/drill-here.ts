import { callDesk, type DeskCall, deskFor } from '../../engine/drills.ts';

/** Does what a call of a desk asks: in the worker, or on the page where none does it. */
export const callHere = async (call: DeskCall): Promise<unknown> =>
  callDesk(await deskFor(call), call);
