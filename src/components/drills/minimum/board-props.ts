import type { RouteTypes } from '../../../engine/drills.ts';
import type { RouteDraft } from '../../../stores/minimum/route-draft.ts';
import type { BoardProps } from '../view.ts';

export type RouteBoardProps = BoardProps<RouteTypes, RouteDraft>;
