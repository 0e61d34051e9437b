import type { ReactNode } from 'react';

/** A button that may have nothing to do. It says so, and keeps the focus, which one that is disabled would lose. */
export const ActButton = ({
  isIdle,
  children,
  onAct,
}: {
  readonly isIdle: boolean;
  readonly children: ReactNode;
  onAct(): void;
}) => (
  <button type="button" className="button" aria-disabled={isIdle} onClick={() => !isIdle && onAct()}>
    {children}
  </button>
);
