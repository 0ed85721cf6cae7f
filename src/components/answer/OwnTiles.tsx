import type { Say } from '../../i18n/speak.ts';
import { LAYINGS, type Laying } from '../../stores/picker/hand-picker.ts';
import type { OwnHandStore } from '../../stores/picker/own-hand.ts';
import { useStore } from '../parts/use-store.ts';
import { EditableHand } from '../picker/EditableHand.tsx';
import { LockedNote } from '../picker/LockedNote.tsx';
import { Palette } from '../picker/Palette.tsx';
import type { TilesPart } from './own-part.ts';

interface OwnTilesProps {
  readonly part: TilesPart;
  readonly error: string | undefined;
  readonly own: Pick<OwnHandStore, 'pickerOf'>;
  readonly say: Say;
}

const LAID: Readonly<Record<TilesPart['kind'], readonly Laying[]>> = {
  won: LAYINGS,
  hand: LAYINGS.filter((laying) => laying !== 'win'),
  tiles: ['tile'],
  tile: ['tile'],
};

export function OwnTiles({ part: { part, label, kind }, error, own, say }: OwnTilesProps) {
  const picker = own.pickerOf(part);
  const picked = useStore(picker.$picked);
  const isLocked = picked.error !== undefined;
  return (
    <div class="own-tiles full-width pack-top middle">
      <label class="field full-width">
        <span>{say(label)}</span>
        <input
          type="text"
          name={part}
          value={picked.text}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={error}
          onInput={({ currentTarget }) => picker.type(currentTarget.value)}
        />
      </label>
      {isLocked && <LockedNote picked={picked} say={say} onBack={picker.back} />}
      <div inert={isLocked}>
        {picked.hand && <EditableHand hand={picked.hand} say={say} onRemove={picker.remove} />}
        <Palette
          hand={kind === 'tile' ? undefined : picked.hand}
          layings={LAID[kind]}
          withFlowers={kind === 'won'}
          say={say}
          onAdd={picker.add}
        />
      </div>
    </div>
  );
}
