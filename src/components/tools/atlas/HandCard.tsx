import { type Atlas, pureTiles, ranksIn, twinOf } from '../../../engine/hand.ts';
import { formatTiles, rankOf, type Tile } from '../../../engine/notation.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { listText, type Say, type Voice } from '../../../i18n/speak.ts';
import type { AtlasState, AtlasStep } from '../../../stores/atlas/atlas.ts';
import { Button } from '../../parts/Button.tsx';
import { TileRow } from '../../tiles/TileRow.tsx';
import './hand-card.css';

/** URL prefixes, to which a hand or a formula's number is added. */
export interface AtlasLinks {
  readonly ask: string;
  readonly analyse: string;
  readonly formulas: string;
}

export type BookFormulas = ReadonlyMap<number, string>;

/** Any other suit would do. */
export const SUIT = 'p';

const waitTiles = (mask: number): Tile[] => ranksIn(mask).map((rank): Tile => `${rank}${SUIT}`);

export const ranksText = (key: number): string => pureTiles(key, SUIT).map(rankOf).join(' ');

export function handSpeech(say: Say, locale: Locale, key: number, mask: number): string {
  const tiles = ranksText(key);
  if (mask === 0) return say('atlas.hand.saidNone', { tiles });
  return say('atlas.hand.said', { tiles, waits: listText(locale, ranksIn(mask).map(String)) });
}

interface HandCardProps extends Voice {
  readonly state: AtlasState;
  readonly book: BookFormulas;
  readonly links: AtlasLinks;
  readonly onSelect: (place: number) => void;
  readonly onStep: (step: AtlasStep) => void;
  readonly onSame: (mask: number) => void;
}

export function HandCard(props: HandCardProps) {
  const { state, locale, say } = props;
  const { atlas } = state;
  const place = state.peeked ?? state.selected;
  if (!atlas || place === undefined) return null;
  const key = atlas.keys[place] as number;
  const mask = atlas.masks[place] as number;
  const count = ranksIn(mask).length;
  return (
    <section class="hand-card card column gap-3" aria-labelledby="hand-card">
      <div class="hand-card-head row cluster spread">
        <h2 class="text-l" id="hand-card">
          {count > 0 ? say('atlas.hand.title', { n: count }) : say('atlas.hand.titleNone')}
        </h2>
        <Steps {...props} place={place} />
      </div>
      <div class="hand-card-tiles" role="group" aria-label={handSpeech(say, locale, key, mask)}>
        <TileRow tiles={pureTiles(key, SUIT)} say={say} />
      </div>
      <dl class="hand-card-facts cluster">
        <div>
          <dt class="sans text-xs soft">{say('atlas.hand.waits')}</dt>
          <dd>
            {mask === 0 ? (
              say('atlas.hand.nothing')
            ) : (
              <TileRow tiles={waitTiles(mask)} say={say} size="small" />
            )}
          </dd>
        </div>
        <div>
          <dt class="sans text-xs soft">{say('atlas.hand.twin')}</dt>
          <dd>
            <Twin {...props} atlas={atlas} place={place} />
          </dd>
        </div>
      </dl>
      <Links {...props} atlas={atlas} place={place} />
    </section>
  );
}

interface StepsProps extends Pick<HandCardProps, 'state' | 'say' | 'onStep'> {
  readonly place: number;
}

function Steps({ state: { matches }, place, say, onStep }: StepsProps) {
  const at = matches.marks[place] === 1 ? matches.places.indexOf(place) + 1 : undefined;
  return (
    <div class="hand-card-step row gap-2 sans text-s figure-line soft">
      <Button onClick={() => onStep('previous')}>
        <span aria-hidden="true">←</span>
        <span class="visually-hidden">{say('atlas.hand.previous')}</span>
      </Button>
      <span class="hand-card-at text-centre">
        {at !== undefined && say('atlas.hand.at', { at, all: matches.places.length })}
      </span>
      <Button onClick={() => onStep('next')}>
        <span aria-hidden="true">→</span>
        <span class="visually-hidden">{say('atlas.hand.next')}</span>
      </Button>
    </div>
  );
}

interface TwinProps extends Pick<HandCardProps, 'locale' | 'say' | 'onSelect'> {
  readonly atlas: Atlas;
  readonly place: number;
}

function Twin({ atlas, place, locale, say, onSelect }: TwinProps) {
  const twin = twinOf(atlas, place);
  if (twin === place) return <>{say('atlas.hand.ownMirror')}</>;
  const key = atlas.keys[twin] as number;
  return (
    <button
      type="button"
      class="hand-pick grid items-start pack-middle gap-1 touch"
      aria-label={handSpeech(say, locale, key, atlas.masks[twin] as number)}
      onClick={() => onSelect(twin)}
    >
      <TileRow tiles={pureTiles(key, SUIT)} say={say} size="small" />
    </button>
  );
}

interface LinksProps extends Pick<HandCardProps, 'book' | 'links' | 'say' | 'onSame'> {
  readonly atlas: Atlas;
  readonly place: number;
}

function Links({ atlas, place, book, links, say, onSame }: LinksProps) {
  const key = atlas.keys[place] as number;
  const mask = atlas.masks[place] as number;
  const hand = formatTiles(pureTiles(key, SUIT));
  const formula = book.get(key);
  const same = atlas.masks.reduce((count, other) => count + Number(other === mask), 0);
  return (
    <p class="hand-card-links cluster gap-x-5 text-s">
      {formula !== undefined && (
        <a class="inline-row touch" href={links.formulas + formula}>
          {say('atlas.hand.formula', { n: formula })}
        </a>
      )}
      <a class="inline-row touch" href={links.ask + hand}>
        {say('analyse.ask')}
      </a>
      <a class="inline-row touch" href={links.analyse + hand}>
        {say('atlas.hand.analyse')}
      </a>
      {mask !== 0 && same === 1 && (
        <span class="inline-row touch">{say('atlas.hand.same', { n: same })}</span>
      )}
      {mask !== 0 && same > 1 && (
        <button
          type="button"
          class="button--link bare inline-row touch"
          onClick={() => onSame(mask)}
        >
          {say('atlas.hand.same', { n: same })}
        </button>
      )}
    </p>
  );
}
