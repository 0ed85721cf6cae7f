import { Button } from './Button.tsx';

interface UndoLineProps {
  /** What has gone; absent once it cannot be had back. */
  readonly said: string | undefined;
  readonly name: string;
  readonly undo: () => Promise<void>;
}

/** Read out as it comes, and gone by itself. */
export const UndoLine = ({ said, name, undo }: UndoLineProps) => (
  <p class="undo-line" role="status">
    {said !== undefined && (
      <>
        {said}{' '}
        <Button look="quiet" onClick={undo}>
          {name}
        </Button>
      </>
    )}
  </p>
);
