/** What is heard and felt when a tile is chosen: made here, no file is fetched. */
import { $settings } from '../../stores/device/settings.ts';

/** How long a tile rings on wood, and how long it is felt. */
const RING = 0.05;
const PULSE = 12;

const CHOICES = ':is(.question, .open-table, [data-felt]) button';
const MAIN = '.button--main';

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** The same grains every time: a falling knock. */
function knockIn(audio: AudioContext): AudioBuffer {
  const { sampleRate } = audio;
  const buffer = audio.createBuffer(1, Math.ceil(sampleRate * RING), sampleRate);
  const grains = buffer.getChannelData(0);
  for (let at = 0, grain = 1; at < grains.length; at++) {
    grain = (grain * 16_807) % 2_147_483_647;
    const fall = Math.exp(-at / (sampleRate * 0.007));
    grains[at] = (grain / 1_073_741_823 - 1) * fall;
  }
  return buffer;
}

/** Bone on wood: noise through a narrow band; lower where the answer is laid down. */
function knock(pitch: number): void {
  context ??= new AudioContext();
  noise ??= knockIn(context);
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 3 });
  const volume = new GainNode(context, { gain: 0.6 });
  source.connect(band).connect(volume).connect(context.destination);
  void context.resume();
  source.start();
}

function feel(isMain: boolean): void {
  if ($settings.sound.get() === 'on') knock(isMain ? 900 : 1900);
  if ($settings.touch.get() === 'on') navigator.vibrate?.(PULSE);
}

let listens = false;

export function initFeedback(): void {
  if (listens) return;
  listens = true;
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest(CHOICES);
      if (button) feel(button.matches(MAIN));
    },
    { capture: true, passive: true },
  );
}
