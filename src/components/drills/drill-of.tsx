import { useMemo } from 'preact/hooks';
import type { DrillTypes } from '../../engine/drills.ts';
import { Drill } from './Drill.tsx';
import type { TaughtDrill } from './taught-drill.ts';
import type { DrillProps, DrillView } from './view.ts';

/** The page of a drill that a rule set teaches. */
export const drillOf = <T extends DrillTypes, Draft>(
  viewOf: (taught: TaughtDrill) => DrillView<T, Draft>,
) =>
  function TaughtPage({ title, text, locale, words, ...taught }: DrillProps & TaughtDrill) {
    const { id, parts, levels, rules, steerAs } = taught;
    const view = useMemo(
      () => viewOf({ id, parts, levels, rules, steerAs }),
      [id, parts, levels, rules, steerAs],
    );
    return <Drill {...{ view, title, text, locale, words }} />;
  };
