import { useEffect, useRef } from 'react';
import type { RedirectShape } from '~/modules/content/studio-wire';
import { ConfirmDialog } from '../dialogs/confirm-dialog';
import type { RoomProps } from '../rooms/room-props';
import type { TypedRedirect } from './use-typed-redirect';

/** The form for one more redirect. @returns via `onAdd` whether the row was taken */
export function AddRedirect({
  typed,
  filledIn,
  say,
  onType,
  onAdd,
  onAdded,
}: {
  readonly typed: TypedRedirect;
  /** How often it was filled in from an address that was not found. */
  readonly filledIn: number;
  readonly say: RoomProps['say'];
  onType(typed: TypedRedirect): void;
  onAdd(row: RedirectShape): Promise<boolean>;
  onAdded(typed: TypedRedirect): void;
}) {
  const { from, to } = typed;
  const target = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (filledIn > 0) target.current?.focus();
  }, [filledIn]);
  const isAdding = useRef(false);
  const add = async () => {
    if (isAdding.current) return;
    isAdding.current = true;
    const taken = await onAdd({ from, to, query: {}, status: 301, note: '' });
    isAdding.current = false;
    if (taken) onAdded(typed);
  };
  return (
    <form
      className="filters"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <label>
        {say('redirects.from')}
        <input
          required
          maxLength={500}
          value={from}
          onChange={(event) => onType({ from: event.target.value, to })}
        />
      </label>
      <label>
        {say('redirects.to')}
        <input
          ref={target}
          required
          maxLength={1000}
          value={to}
          onChange={(event) => onType({ from, to: event.target.value })}
        />
      </label>
      <button type="submit" className="button primary">
        {say('redirects.add')}
      </button>
    </form>
  );
}

/** Asks before an address that was not found takes the place of what is typed and not added. */
export function ReplaceTyped({
  typed,
  say,
  onReplace,
  onClose,
}: {
  /** Null: nothing is asked. */
  readonly typed: TypedRedirect | null;
  readonly say: RoomProps['say'];
  onReplace(): void;
  onClose(): void;
}) {
  if (typed === null) return null;
  return (
    <ConfirmDialog
      title={say('redirects.typedTitle')}
      act={say('redirects.typedAct')}
      say={say}
      onConfirm={async () => onReplace()}
      onClose={onClose}
    >
      <p>{say('redirects.typedIntro', { from: typed.from || '–', to: typed.to || '–' })}</p>
    </ConfirmDialog>
  );
}
