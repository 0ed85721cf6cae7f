import { useEffect, useRef, useState } from 'preact/hooks';
import type { Say, Voice } from '../../../i18n/speak.ts';
import type { FileOverlap } from '../../../stores/mine/file-overlap.ts';
import { mergeMine, type Preview, previewOf, replaceMine } from '../../../stores/mine/mine.ts';
import { type FileFault, MOST_BYTES } from '../../../stores/mine/record-file.ts';
import { Button } from '../../parts/Button.tsx';
import { FileButton } from '../../parts/FileButton.tsx';
import type { Tell } from './tell.ts';

interface ReadProps extends Voice {
  readonly tell: Tell;
}

interface Opened {
  readonly file: File;
  readonly preview: Preview;
}

function faultText(say: Say, { code, part }: FileFault): string {
  const named = part === undefined ? '' : say(`mine.part.${part}`);
  return say(`mine.fault.${code}`, { most: MOST_BYTES / 1_000_000, part: named });
}

/** What is done with a file: looked into first, then added, put in the place of all, or left. */
function useFile({ say, tell }: ReadProps) {
  const [opened, setOpened] = useState<Opened>();
  const [busy, setBusy] = useState(false);
  const working = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      tell(say('mine.reading'));
      await work();
    } catch {
      tell(say('mine.refused'));
    }
    setBusy(false);
  };
  const leave = (): void => setOpened(undefined);
  const take = (way: typeof mergeMine, done: string, file: File) =>
    working(async () => {
      const taken = await way(file);
      if (taken.ok) tell(done, taken.value);
      else tell(faultText(say, taken.error));
      leave();
    });
  return {
    ...{ opened, busy, leave },
    read: (file: File) =>
      working(async () => {
        // What the last one brings is not what this one does.
        leave();
        const preview = await previewOf(file);
        tell(preview.ok ? '' : faultText(say, preview.error));
        setOpened(preview.ok ? { file, preview: preview.value } : undefined);
      }),
    merge: (file: File) => take(mergeMine, say('mine.merged'), file),
    replace: (file: File) => take(replaceMine, say('mine.replaced'), file),
  };
}

export function ReadFile(props: ReadProps) {
  const { locale, say } = props;
  const input = useRef<HTMLInputElement>(null);
  const { opened, busy, read, merge, replace, leave } = useFile(props);
  const back = (): void => input.current?.focus();
  return (
    <>
      <FileButton
        label={say('mine.read')}
        accept="application/json,.json"
        {...{ input, onFile: read }}
      />
      {opened && (
        <FilePreview
          {...{ locale, say, busy, preview: opened.preview }}
          onMerge={() => merge(opened.file).then(back)}
          onReplace={() => replace(opened.file).then(back)}
          onLeave={() => {
            leave();
            back();
          }}
        />
      )}
    </>
  );
}

interface FilePreviewProps extends Voice {
  readonly busy: boolean;
  readonly preview: Preview;
  readonly onMerge: () => void;
  readonly onReplace: () => void;
  readonly onLeave: () => void;
}

const isAny = ([, { fresh, known, alone }]: readonly [string, FileOverlap]): boolean =>
  fresh + known + alone > 0;

type OverlapLine = readonly [keyof Preview['rows'], FileOverlap];

interface OverlapsProps extends Voice {
  readonly lines: readonly OverlapLine[];
}

/** Of each kind of row what is new, what is here already, and what only this device has. */
const Overlaps = ({ lines, locale, say }: OverlapsProps) => (
  <table>
    <thead>
      <tr>
        <th class="text-xs soft" scope="col">
          {say('mine.row')}
        </th>
        <th class="text-xs soft" scope="col">
          {say('mine.fresh')}
        </th>
        <th class="text-xs soft" scope="col">
          {say('mine.known')}
        </th>
        <th class="text-xs soft" scope="col">
          {say('mine.alone')}
        </th>
      </tr>
    </thead>
    <tbody>
      {lines.map(([name, { fresh, known, alone }]) => (
        <tr key={name}>
          <th scope="row">{say(`mine.of.${name}`)}</th>
          <td>{fresh.toLocaleString(locale)}</td>
          <td>{known.toLocaleString(locale)}</td>
          <td>{alone.toLocaleString(locale)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

function FilePreview({
  locale,
  say,
  busy,
  preview,
  onMerge,
  onReplace,
  onLeave,
}: FilePreviewProps) {
  const head = useRef<HTMLHeadingElement>(null);
  // Read out, and where the keyboard goes on.
  useEffect(() => head.current?.focus(), []);
  const { rows, lessons, settings } = preview;
  const all = [...Object.entries(rows), ['lessons', lessons], ['settings', settings]] as const;
  const lines = (all as readonly OverlapLine[]).filter(isAny);
  return (
    <section class="mine-brought card grid gap-3" aria-labelledby="mine-brings">
      <h3 class="sans text-s bold" id="mine-brings" ref={head} tabIndex={-1}>
        {say('mine.brings')}
      </h3>
      {lines.length === 0 ? <p>{say('mine.nothing')}</p> : <Overlaps {...{ lines, locale, say }} />}
      <div class="mine-ways grid items-start gap-2">
        <p class="mine-note measure soft">{say('mine.merge.text')}</p>
        <Button look="main" disabled={busy} onClick={onMerge}>
          {say('mine.merge')}
        </Button>
        <p class="mine-note measure soft">{say('mine.replace.text')}</p>
        <Button disabled={busy} onClick={onReplace}>
          {say('mine.replace')}
        </Button>
        <Button look="quiet" disabled={busy} onClick={onLeave}>
          {say('mine.leave')}
        </Button>
      </div>
    </section>
  );
}
