/** What the reader chose once for the whole site. Each is kept as a word of its own. */
import type { WritableAtom } from 'nanostores';
import { $rules } from './own-rules.ts';
import { persistentWord } from './persistent-word.ts';
import { SETTINGS, type SettingName } from './setting-values.ts';
import { settingKey } from './storage.ts';

const names = Object.keys(SETTINGS) as readonly SettingName[];

export const $settings = Object.fromEntries(
  names.map((name) => [
    name,
    name === 'rules' ? $rules : persistentWord(settingKey(name), SETTINGS[name]),
  ]),
) as Readonly<Record<SettingName, WritableAtom<string>>>;
