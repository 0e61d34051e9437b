import { type ReactNode, useState } from 'react';
import type { Say } from '../messages';
import { Dialog, LeaveDialog } from './dialog';

/** Asks before something goes: what it is, what that means, and whether it can be undone. The keyboard begins at *Cancel*, or at what is chosen before. */
export function ConfirmDialog({
  title,
  act,
  isReady = true,
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
  readonly say: Say;
  onConfirm(): Promise<void>;
  onClose(): void;
  readonly children: ReactNode;
}) {
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    setIsBusy(true);
    await onConfirm();
    setIsBusy(false);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <LeaveDialog label={say('cancel')}>
        <button
          type="button"
          className="button primary danger"
          disabled={!isReady || isBusy}
          onClick={confirm}
        >
          {act}
        </button>
      </LeaveDialog>
    </Dialog>
  );
}
