import type { ReactNode } from 'react';
import type { Say } from '../messages';
import { useOneAtATime } from '../use-one-at-a-time';
import { Dialog, LeaveDialog } from './dialog';
import { Refused, Waiting } from './outcome';

/** Asks before something goes: what it is, what that means, and whether it can be undone. The keyboard begins at *Cancel*, or at what is chosen before. */
export function ConfirmDialog({
  title,
  act,
  isReady = true,
  problem,
  say,
  onConfirm,
  onClose,
  children,
}: {
  readonly title: string;
  /** The button that does it. */
  readonly act: string;
  /** False while what has to be said is not known yet. */
  readonly isReady?: boolean;
  /** Why it was not done; left out where that is said elsewhere. */
  readonly problem?: string;
  readonly say: Say;
  onConfirm(): Promise<void>;
  onClose(): void;
  readonly children: ReactNode;
}) {
  const { isBusy, run } = useOneAtATime();
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      {problem !== undefined && <Refused isBusy={isBusy} problem={problem} />}
      <LeaveDialog label={say('cancel')}>
        <Waiting isBusy={isBusy} say={say} />
        <button
          type="button"
          className="button primary danger"
          disabled={!isReady}
          // One that is disabled would lose the keyboard, and a refusal would leave it nowhere.
          aria-disabled={isBusy}
          onClick={() => run(onConfirm)}
        >
          {act}
        </button>
      </LeaveDialog>
    </Dialog>
  );
}
