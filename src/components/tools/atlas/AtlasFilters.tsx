import { useState } from 'preact/hooks';
import { ATLAS_SIZES, MOST_PURE_WAITS } from '../../../engine/hand.ts';
import { RANKS, type Rank } from '../../../engine/notation.ts';
import { tileName } from '../../../i18n/hand/tile-names.ts';
import type { Say } from '../../../i18n/speak.ts';
import {
  ATLAS_FLAGS,
  type AtlasFilter,
  type AtlasFlag,
  longestRun,
  SHORTEST_RUN,
} from '../../../stores/atlas/atlas-filter.ts';
import { SelectField } from '../../parts/SelectField.tsx';
import { Tile } from '../../tiles/Tile.tsx';
import './filters.css';

interface AtlasFiltersProps {
  readonly filter: AtlasFilter;
  readonly say: Say;
  readonly onChange: (values: Partial<AtlasFilter>) => void;
}

const FLAG_WORDS = {
  triplet: 'atlas.triplet',
  four: 'atlas.four',
  symmetric: 'atlas.symmetric',
  book: 'atlas.book',
} as const satisfies Record<AtlasFlag, string>;

const ANY = '';

const span = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

const finerIn = ({ on, run, flags }: AtlasFilter): number =>
  flags.length + Number(on !== 0) + Number(run !== 0);

export function AtlasFilters({ filter, say, onChange }: AtlasFiltersProps) {
  const { size, waits } = filter;
  const [isUnfolded, setUnfolded] = useState(false);
  const finer = finerIn(filter);
  return (
    <form
      class="atlas-filters cluster items-end"
      aria-label={say('atlas.filters')}
      onSubmit={(event) => event.preventDefault()}
    >
      <SelectField
        label={say('finder.size')}
        value={size}
        options={ATLAS_SIZES.map((option) => [option, String(option)] as const)}
        onPick={(n) => onChange({ size: ATLAS_SIZES.find((known) => String(known) === n) ?? size })}
      />
      <SelectField
        label={say('atlas.waits')}
        value={waits ?? ANY}
        options={[
          [ANY, say('atlas.any')],
          ...span(0, MOST_PURE_WAITS[size])
            .reverse()
            .map((n) => [n, String(n)] as const),
        ]}
        onPick={(n) => onChange({ waits: n === ANY ? undefined : Number(n) })}
      />
      <button
        type="button"
        class="button button--quiet atlas-unfold"
        aria-expanded={isUnfolded}
        aria-controls="atlas-finer"
        onClick={() => setUnfolded(!isUnfolded)}
      >
        {finer > 0 ? say('atlas.finer.some', { n: finer }) : say('atlas.finer')}
      </button>
      <div class="atlas-finer cluster items-end" id="atlas-finer" data-unfolded={isUnfolded}>
        <SelectField
          label={say('atlas.run')}
          value={filter.run}
          options={[
            [0, say('atlas.any')],
            ...span(SHORTEST_RUN, longestRun(size)).map(
              (n) => [n, say('atlas.run.option', { n })] as const,
            ),
          ]}
          onPick={(n) => onChange({ run: Number(n) })}
        />
        <WaitToggles on={filter.on} say={say} onToggle={(on) => onChange({ on })} />
        <FlagBoxes flags={filter.flags} say={say} onChange={onChange} />
      </div>
    </form>
  );
}

interface FlagBoxesProps extends Pick<AtlasFiltersProps, 'say' | 'onChange'> {
  readonly flags: readonly AtlasFlag[];
}

function FlagBoxes({ flags, say, onChange }: FlagBoxesProps) {
  const toggle = (flag: AtlasFlag): void =>
    onChange({
      flags: ATLAS_FLAGS.filter((known) => flags.includes(known) !== (known === flag)),
    });
  return (
    <div
      class="atlas-flags row cluster gap-x-5 sans text-s"
      role="group"
      aria-labelledby="atlas-has"
    >
      <span class="atlas-label sans text-xs soft" id="atlas-has">
        {say('atlas.has')}
      </span>
      {ATLAS_FLAGS.map((flag) => (
        <label class="inline-row gap-2 touch" key={flag}>
          <input
            type="checkbox"
            name={flag}
            checked={flags.includes(flag)}
            onChange={() => toggle(flag)}
          />
          {say(FLAG_WORDS[flag])}
        </label>
      ))}
    </div>
  );
}

interface WaitTogglesProps {
  readonly on: number;
  readonly say: Say;
  readonly onToggle: (on: number) => void;
}

const WaitToggles = ({ on, say, onToggle }: WaitTogglesProps) => (
  <div class="atlas-on" role="group" aria-labelledby="atlas-on">
    <span class="atlas-label sans text-xs soft" id="atlas-on">
      {say('atlas.on')}
    </span>
    <div class="atlas-toggles grid" data-corners="off">
      {RANKS.map((rank: Rank) => {
        const bit = 1 << (rank - 1);
        return (
          <button
            type="button"
            key={rank}
            class="atlas-toggle bare touch"
            aria-pressed={(on & bit) !== 0}
            aria-label={tileName(say, `${rank}p`)}
            onClick={() => onToggle(on ^ bit)}
          >
            <Tile tile={`${rank}p`} say={say} silent />
          </button>
        );
      })}
    </div>
  </div>
);
