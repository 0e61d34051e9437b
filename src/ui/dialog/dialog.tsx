import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../button';
import { classNames } from '../class-names';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** Asked for by Escape, the close button and a click on the backdrop. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** `drawer` slides in from the end, `sheet` from below, `full` fills the screen. */
  shape?: 'window' | 'drawer' | 'sheet' | 'full';
  /** Stays in view below the content: the action. */
  footer?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/** Tab stays inside, from the last to the first and back: the browser alone would leave for its own controls. */
function keepInside(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return;
  const inside = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((e) =>
    e.checkVisibility(),
  );
  const first = inside[0];
  const last = inside.at(-1);
  const leaves = event.shiftKey
    ? document.activeElement === first || document.activeElement?.getAttribute('tabindex') === '-1'
    : document.activeElement === last;
  if (!leaves) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/**
 * A modal dialog on the native element: the rest of the page is inert, Escape closes, focus goes to the
 * title and comes back to what opened it; the page behind does not scroll (base styles). For islands.
 */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  shape = 'window',
  footer,
  children,
  className,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === open) return;
    if (open) {
      element.showModal();
      heading.current?.focus();
    } else {
      element.close();
    }
  }, [open]);

  const closeFromBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose();
  };

  return (
    <dialog
      ref={dialog}
      data-modal=""
      aria-labelledby={titleId}
      className={classNames(styles.dialog, styles[shape], className)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (open) onClose();
      }}
      onClick={closeFromBackdrop}
      onKeyDown={keepInside}
    >
      <div className={styles.panel}>
        <header className={styles.header}>
          <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <IconButton icon="Cross" label={closeLabel} onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
}
