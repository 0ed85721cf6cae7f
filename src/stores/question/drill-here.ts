import { callDesk, type DeskCall, findDesk } from '../../engine/drills.ts';

/** Does on the page what a worker would do; fetched only where none does it. */
export const callHere = async (call: DeskCall): Promise<unknown> =>
  callDesk(await findDesk(call.drill), call);
