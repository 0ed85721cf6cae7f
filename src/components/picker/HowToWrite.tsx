import type { Say } from '../../i18n/speak.ts';

const LINES = [
  [['123m', '456p', '789s'], 'pick.how.suits'],
  [['1234z', '567z'], 'pick.how.honours'],
  [['1234f', '5678f'], 'pick.how.flowers'],
  [['~123s', '(9999p)'], 'pick.how.melds'],
  [['*5p', '!5p'], 'pick.how.win'],
] as const;

export const HowToWrite = ({ say }: { readonly say: Say }) => (
  <>
    <dl class="picker-notation grid gap-2">
      {LINES.map(([signs, word]) => (
        <div class="grid gap-3" key={word}>
          <dt class="cluster pack-top gap-2">
            {signs.map((sign) => (
              <code key={sign}>{sign}</code>
            ))}
          </dt>
          <dd>{say(word)}</dd>
        </div>
      ))}
    </dl>
    <p class="question-note">{say('pick.how.free')}</p>
  </>
);
