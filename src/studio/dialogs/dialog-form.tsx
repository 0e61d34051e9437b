import type { ReactNode } from 'react';
import type { Say } from '../messages';

/** Fields of a dialog, why they were refused, and its two ways out. */
export function DialogForm({
  act,
  problem,
  isIncomplete = false,
  say,
  children,
  onSubmit,
  onClose,
}: {
  /** What the button that sends it says. */
  readonly act: string;
  /** Empty where nothing was refused. */
  readonly problem: string;
  readonly isIncomplete?: boolean;
  readonly say: Say;
  readonly children: ReactNode;
  onSubmit(): void;
  onClose(): void;
}) {
  return (
    <form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <p className="problem" role="alert">
        {problem}
      </p>
      <div className="dialog-acts">
        <button type="button" className="button" onClick={onClose}>
          {say('cancel')}
        </button>
        <button type="submit" className="button primary" disabled={isIncomplete}>
          {act}
        </button>
      </div>
    </form>
  );
}
