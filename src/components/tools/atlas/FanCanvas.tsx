import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Atlas } from '../../../engine/hand.ts';
import type { Say } from '../../../i18n/speak.ts';
import type { AtlasState, AtlasStep } from '../../../stores/atlas/atlas.ts';
import { digitsOf, isOpen } from '../../../stores/atlas/atlas-filter.ts';
import { useInks } from '../../parts/use-inks.ts';
import { type Fan, type FanBox, layFanInSteps } from './fan.ts';
import { type Nearest, nearestOn } from './nearest.ts';
import { drawChosen, drawFan, FAN_INKS, type FanInks, fitCanvas } from './paint.ts';
import { useBox } from './use-paper.ts';
import './fan.css';

interface FanCanvasProps {
  readonly state: AtlasState;
  readonly book: readonly number[];
  readonly say: Say;
  readonly onSelect: (place: number) => void;
  readonly onPeek: (place: number | undefined) => void;
  readonly onStep: (step: AtlasStep) => void;
  readonly onTwin: () => void;
  readonly onDrawn: () => void;
}

const KEYS: Readonly<Record<string, AtlasStep>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'outward',
  ArrowDown: 'inward',
  Home: 'first',
  End: 'last',
};

/** The browser takes as long again to show what was drawn. */
const SLICE_MS = 4;

/** Part of it at once, the rest in the frames that follow. */
function inSlices<Made>(
  steps: Generator<undefined, Made>,
  onEnd: (made: Made) => void,
): () => void {
  let frame = 0;
  const slice = (): void => {
    const until = performance.now() + SLICE_MS;
    while (performance.now() < until) {
      const step = steps.next();
      if (!step.done) continue;
      onEnd(step.value);
      return;
    }
    frame = requestAnimationFrame(slice);
  };
  slice();
  return () => cancelAnimationFrame(frame);
}

const hitRadius = (pointer: string): number => (pointer === 'mouse' ? 14 : 26);

function focusOf({ filter: { waits, on } }: AtlasState): number | undefined {
  return on === 0 ? waits : digitsOf(on).length;
}

/** Undefined while the hands are being laid out for this size and focus. */
function useFan(atlas: Atlas | undefined, box: FanBox | undefined, focus: number | undefined) {
  const [laid, setLaid] = useState<{ readonly fan: Fan; readonly of: readonly unknown[] }>();
  // After the paint: the page has enough to draw when the hands arrive.
  useEffect(() => {
    if (!atlas || !box) return undefined;
    const keep = (fan: Fan): void => setLaid({ fan, of: [atlas, box, focus] });
    return inSlices(layFanInSteps(atlas, box, focus), keep);
  }, [atlas, box, focus]);
  return laid && [atlas, box, focus].every((part, at) => part === laid.of[at])
    ? laid.fan
    : undefined;
}

/** Sorts the dots only when something is looked for. */
function useNearest(fan: Fan | undefined): Nearest | undefined {
  return useMemo(() => {
    let nearest: Nearest | undefined;
    return (
      fan &&
      ((...asked) => {
        nearest ??= nearestOn(fan);
        return nearest(...asked);
      })
    );
  }, [fan]);
}

/** All hands on one canvas; the selected hand on another above it, redrawn by itself. */
function useLayers(
  { state, book, onDrawn }: Pick<FanCanvasProps, 'state' | 'book' | 'onDrawn'>,
  fan: Fan | undefined,
  inks: FanInks | undefined,
) {
  const { atlas, filter, matches } = state;
  const paper = useRef<HTMLCanvasElement>(null);
  const glass = useRef<HTMLCanvasElement>(null);
  const open = isOpen(filter);
  const shown = state.peeked ?? state.selected;

  // A layout effect, to draw before the next paint: the reader is waiting for the picture.
  useLayoutEffect(() => {
    const canvas = paper.current;
    if (!canvas) return undefined;
    delete canvas.dataset['drawn'];
    if (!atlas || !fan || !inks) return undefined;
    const pen = fitCanvas(canvas, fan.box);
    const end = (): void => {
      canvas.dataset['drawn'] = String(atlas.keys.length);
      onDrawn();
    };
    if (pen) return inSlices(drawFan(pen, { atlas, fan, inks, matches, open, book }), end);
    onDrawn();
    return undefined;
  }, [atlas, fan, inks, matches, open, book, onDrawn]);

  useEffect(() => {
    if (!glass.current || !atlas || !fan || !inks) return;
    const pen = fitCanvas(glass.current, fan.box);
    if (pen) drawChosen(pen, { atlas, fan, inks }, shown);
  }, [atlas, fan, inks, shown]);
  return { paper, glass };
}

function keyHandler({ onStep, onTwin }: Pick<FanCanvasProps, 'onStep' | 'onTwin'>) {
  return (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = Object.hasOwn(KEYS, event.key) ? KEYS[event.key] : undefined;
    if (step === undefined && event.key.toLowerCase() !== 't') return;
    event.preventDefault();
    if (step) onStep(step);
    else onTwin();
  };
}

export function FanCanvas(props: FanCanvasProps) {
  const { state, say, onSelect, onPeek } = props;
  const { atlas, filter, matches } = state;
  const frame = useRef<HTMLDivElement>(null);
  const box = useBox(frame);
  const focus = focusOf(state);
  const fan = useFan(atlas, box, focus);
  const { paper, glass } = useLayers(props, fan, useInks(frame, FAN_INKS));
  const nearest = useNearest(fan);
  const placeAt = (event: PointerEvent): number | undefined => {
    const point = { x: event.offsetX, y: event.offsetY };
    const reach = hitRadius(event.pointerType);
    return (
      nearest?.(point, reach, (place) => matches.marks[place] === 1) ?? nearest?.(point, reach)
    );
  };
  const choose = (event: PointerEvent): void => {
    const place = placeAt(event);
    if (place !== undefined) onSelect(place);
  };
  return (
    <figure class="fan grid gap-2">
      <div
        class="fan-paper"
        ref={frame}
        style={box && { blockSize: `${box.height}px` }}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys walk through the drawing
        tabIndex={0}
        aria-label={say('atlas.fan', { size: filter.size })}
        aria-describedby="fan-keys"
        onPointerUp={choose}
        onPointerMove={(event) => event.pointerType === 'mouse' && onPeek(placeAt(event))}
        onPointerLeave={() => onPeek(undefined)}
        onKeyDown={keyHandler(props)}
      >
        <canvas ref={paper} class="fan-layer full-width" />
        <canvas ref={glass} class="fan-layer full-width" />
        {!atlas && <p class="fan-wait grid centre soft">{say('atlas.unfolding')}</p>}
      </div>
      <FanFoot dots={isOpen(filter) ? 'hand' : 'match'} say={say} />
    </figure>
  );
}

interface FanFootProps {
  readonly dots: 'hand' | 'match';
  readonly say: Say;
}

const FanFoot = ({ dots, say }: FanFootProps) => (
  <>
    <figcaption class="fan-foot cluster spread sans text-xs soft">
      <span class="fan-low">{say('atlas.low')}</span>
      <span class="fan-legend cluster">
        <span class="fan-key" data-of={dots}>
          {say(dots === 'hand' ? 'atlas.legend.hand' : 'atlas.legend.match')}
        </span>
        <span class="fan-key" data-of="book">
          {say('atlas.legend.book')}
        </span>
        <span class="fan-key" data-of="chosen">
          {say('atlas.legend.chosen')}
        </span>
        <span class="fan-key" data-of="twin">
          {say('atlas.legend.twin')}
        </span>
      </span>
      <span class="fan-high">{say('atlas.high')}</span>
    </figcaption>
    <details class="fold">
      <summary>{say('atlas.how')}</summary>
      <p class="measure text-s air-below">{say('atlas.how.map')}</p>
      <p class="measure text-s air-below">{say('atlas.how.sides')}</p>
      <p class="measure text-s air-below">{say('atlas.how.dots')}</p>
      <p class="measure text-s air-below" id="fan-keys">
        {say('atlas.how.keys')}
      </p>
    </details>
  </>
);
