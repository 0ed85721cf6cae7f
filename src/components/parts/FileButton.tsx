/** A file is chosen by what looks like any other button. */
import type { RefObject } from 'preact';
import './file-button.css';

interface FileButtonProps {
  readonly label: string;
  /** The kinds of files that are offered first. */
  readonly accept: string;
  readonly onFile: (file: File) => unknown;
  readonly input?: RefObject<HTMLInputElement>;
}

export function FileButton({ label, accept, onFile, input }: FileButtonProps) {
  const choose = async (field: HTMLInputElement): Promise<void> => {
    const [file] = field.files ?? [];
    if (file) await onFile(file);
    // The same file can be chosen again.
    field.value = '';
  };
  return (
    <label class="button file-button">
      {label}
      <input
        {...(input && { ref: input })}
        type="file"
        accept={accept}
        class="visually-hidden"
        onChange={({ currentTarget }) => void choose(currentTarget)}
      />
    </label>
  );
}
