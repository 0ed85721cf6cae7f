import { rulesName } from '../../../i18n/rules-name.ts';
import { whichVerdictText } from '../../../i18n/scores/which-rules-words.ts';
import { whichSituation } from '../../../i18n/scores/which-situation.ts';
import { Boxes } from '../../boards/blanks.tsx';
import { ScoredHand } from '../../boards/ScoredHand.tsx';
import type { PaperView } from '../view.ts';
import { heldIn, NamelessResult, type WhichTypes } from './WhichBoard.tsx';
import { Clues } from './WhichReasons.tsx';

export const WHICH_PAPER: PaperView<WhichTypes> = {
  ask: ({ show }, { say }) => say(`whichRules.ask.${show}`),
  Position: (props) => (
    <>
      <p class="situation">{whichSituation(props.shown, props.say)}</p>
      <ScoredHand {...props} hand={heldIn(props.shown)} />
      <NamelessResult {...props} />
    </>
  ),
  Blank: ({ shown, say }) => (
    <Boxes
      label={say('whichRules.choices')}
      items={shown.choices.map((rules) => rulesName(say, rules))}
    />
  ),
  Solved: ({ verdict, ...voice }) => (
    <>
      <p>{whichVerdictText(verdict, voice)}</p>
      <Clues {...voice} proof={verdict.proof} />
    </>
  ),
};
