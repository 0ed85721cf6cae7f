/**
 * The island of the page that asks a choice again. No other page shows such a question: its view
 * stands apart from those of the drills, for the table brings many styles.
 */
import type { ComponentChildren } from 'preact';
import { Island, type Shown } from '../Island.tsx';
import type { DrillInfo, DrillProps } from '../view.ts';

interface ChoiceIslandProps extends DrillProps {
  readonly info: DrillInfo;
  readonly children?: ComponentChildren;
}

async function load({ info, ...props }: ChoiceIslandProps): Promise<Shown> {
  const parts = [import('./choice-view.tsx'), import('../Drill.tsx')] as const;
  const [{ VIEW }, { Drill, pageView }] = await Promise.all(parts);
  const view = pageView(VIEW, info);
  return () => <Drill {...props} view={view} />;
}

export const ChoiceIsland = ({ children, ...props }: ChoiceIslandProps) => (
  <Island load={() => load(props)}>{children}</Island>
);
