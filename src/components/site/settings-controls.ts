/** Joins what sets something to what is set: in the header, and on the page of all settings. */
import {
  isSetting,
  SETTINGS,
  type SettingName,
  STYLE_SETTINGS,
} from '../../stores/device/setting-values.ts';
import { $settings } from '../../stores/device/settings.ts';
import { closesOutside } from '../parts/closes-outside.ts';
import { withStyles } from '../parts/with-styles.ts';

/** The other value of a box that is ticked or not. */
const blankOf = (name: SettingName, ticked: string): string =>
  SETTINGS[name].find((value) => value !== ticked) ?? ticked;

/** A box stands for one of two values, a round one for its own. */
function joinInput(input: HTMLInputElement, name: SettingName): void {
  const setting = $settings[name];
  const isBox = input.type === 'checkbox';
  input.addEventListener('change', () => {
    if (input.checked) setting.set(input.value);
    else if (isBox) setting.set(blankOf(name, input.value));
  });
  setting.subscribe((value) => {
    input.checked = value === input.value;
  });
}

/** What is written on tiles, unless the page has come with it. */
function fetchNotes(): void {
  const { notes } = document.querySelector<HTMLElement>('[data-notes]')?.dataset ?? {};
  const isWanted = $settings.names.get() === 'on' || $settings.marks.get() === 'on';
  if (!notes || !isWanted || document.querySelector(`link[href="${notes}"]`)) return;
  void withStyles(notes, Promise.resolve());
}

let follows = false;

/** The root of the page follows, whatever the script before the first paint has found. */
function followAtRoot(): void {
  if (follows) return;
  follows = true;
  const { dataset } = document.documentElement;
  for (const name of STYLE_SETTINGS) {
    $settings[name].subscribe((value) => {
      if (value === SETTINGS[name][0]) delete dataset[name];
      else dataset[name] = value;
      fetchNotes();
    });
  }
}

function showWhatCanBeFelt(place: ParentNode): void {
  const felt = place.querySelector<HTMLElement>('[data-touch-only]');
  if (felt) felt.hidden = !('vibrate' in navigator) || !matchMedia('(any-pointer: coarse)').matches;
}

/** Shows what is set and follows it, here and in other windows. */
export function joinControls(place: ParentNode): void {
  followAtRoot();
  for (const input of place.querySelectorAll('input')) {
    if (isSetting(input.name)) joinInput(input, input.name);
  }
  showWhatCanBeFelt(place);
}

/** The panel that opens below the header. */
export function joinPanel(panel: HTMLDetailsElement): void {
  joinControls(panel);
  closesOutside(panel);
}
