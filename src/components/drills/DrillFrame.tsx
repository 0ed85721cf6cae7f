import type { ComponentChildren } from 'preact';
import { pageHref } from '../../course/links.ts';
import type { Voice } from '../../i18n/speak.ts';
import { TileBack } from '../tiles/Tile.tsx';

interface DrillFrameProps extends Voice {
  readonly title: string;
  /** What it is about. */
  readonly text: string;
  readonly dealing: boolean;
  readonly bar?: ComponentChildren;
  /** Absent until the first question is here. */
  readonly children?: ComponentChildren;
}

/** The page of a drill: its bar, and below it the question or the word that it is being dealt. */
export const DrillFrame = ({ dealing, bar, children, ...props }: DrillFrameProps) => (
  <div class="drill first-screen column pack-top" aria-busy={dealing}>
    <header class="drill-bar row gap-2 sans text-s">
      <a
        class="grid centre touch no-underline"
        href={pageHref(props.locale, 'drills')}
        aria-label={props.say('nav.drills')}
      >
        ‹
      </a>
      <h1 class="text-l one-line">{props.title}</h1>
      {bar}
    </header>
    {children ?? <Dealing {...props} />}
  </div>
);

/** What the drill is about, while the first hand is dealt; what a reader without JavaScript sees. */
const Dealing = ({ say, text }: Pick<DrillFrameProps, 'say' | 'text'>) => (
  <div
    class="drill-dealing grid centre middle pack-middle gap-4 text-l text-centre"
    aria-busy="true"
  >
    <p class="measure">{text}</p>
    <p class="visually-hidden">{say('finder.dealing')}</p>
    <span class="tile-row" aria-hidden="true">
      {Array.from({ length: 7 }, (_, at) => (
        <TileBack key={at} say={say} />
      ))}
    </span>
  </div>
);
