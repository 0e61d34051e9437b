import type { ReactNode } from 'react';
import type { Say } from '../messages';
import { useOneAtATime } from '../use-one-at-a-time';
import { Refused, Waiting } from './outcome';

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
  onSubmit(): Promise<void>;
  onClose(): void;
}) {
  const { isBusy, run } = useOneAtATime();
  return (
    <form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isIncomplete) void run(onSubmit);
      }}
    >
      {children}
      <Refused isBusy={isBusy} problem={problem} />
      <div className="dialog-acts">
        <Waiting isBusy={isBusy} say={say} />
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
