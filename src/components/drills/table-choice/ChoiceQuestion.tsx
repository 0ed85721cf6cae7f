/**
 * The island of the page that asks a choice again. No other page shows such a question: its view
 * stands apart from those of the drills, for the table brings many styles.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { untilDone } from '../../../stores/device/failure.ts';
import type { DrillInfo, DrillProps } from '../view.ts';

interface ChoiceQuestionProps extends DrillProps {
  readonly handed: DrillInfo;
  readonly children?: ComponentChildren;
}

type Shown = () => ComponentChildren;

async function load({ handed, ...props }: ChoiceQuestionProps): Promise<Shown> {
  const parts = [import('./choice-view.tsx'), import('../Drill.tsx')] as const;
  const [{ VIEW }, { Drill, pageView }] = await Promise.all(parts);
  const view = pageView(VIEW, handed);
  return () => <Drill {...props} view={view} />;
}

export function ChoiceQuestion({ children, ...props }: ChoiceQuestionProps) {
  // The page hands in nothing else later.
  const [first] = useState(props);
  const [show, setShow] = useState<Shown>();
  useEffect(() => void untilDone(() => load(first)).then((shown) => setShow(() => shown)), [first]);
  return show ? show() : <div data-pending>{children}</div>;
}
