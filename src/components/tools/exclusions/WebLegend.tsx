import type { Say } from '../../../i18n/speak.ts';
import { THREAD_GROUNDS, THREAD_KINDS } from '../../../stores/exclusions/exclusion-web.ts';

export const WebLegend = ({ say }: { readonly say: Say }) => (
  <section class="web-legend grid gap-2 text-s soft line-above" aria-labelledby="web-legend">
    <h2 class="text-m ink" id="web-legend">
      {say('exclusions.legend')}
    </h2>
    <ul class="cluster plain-list">
      {THREAD_KINDS.map((on) => (
        <li class="row gap-2" key={on}>
          <svg viewBox="0 0 36 12" aria-hidden="true" focusable="false">
            <path class="web-thread" data-on={on} d="M2 6H34" />
          </svg>
          {say(`exclusions.legend.${on}`)}
        </li>
      ))}
      {THREAD_GROUNDS.map((ground) => (
        <li class="row gap-2" key={ground}>
          <span class="web-mark" data-ground={ground} aria-hidden="true" />
          {say(`exclusions.ground.${ground}`)}
        </li>
      ))}
    </ul>
    <p>{say('exclusions.legend.marks')}</p>
  </section>
);
