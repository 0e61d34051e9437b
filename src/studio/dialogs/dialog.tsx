import { type ReactNode, useEffect, useId, useRef } from 'react';
import { keepInside } from '~/ui/dialog/keep-inside';

/** Leaves a dialog without anything else. */
export const LeaveDialog = ({
  label,
  children,
}: {
  readonly label: string;
  readonly children?: ReactNode;
}) => (
  <form method="dialog" className="dialog-acts">
    <button type="submit" className="button">
      {label}
    </button>
    {children}
  </form>
);

/** To what opened the dialog; where that is behind a button by now, as on a phone, to the button. */
function goBackTo(opener: Element | null) {
  const panel = opener?.closest('[popover]');
  const ways = [opener, panel && document.querySelector(`[popovertarget="${panel.id}"]`)];
  for (const way of ways)
    if (document.activeElement === document.body && way instanceof HTMLElement) way.focus();
}

/** A dialog over the studio; Escape closes it, unless a choice has to be made. */
export function Dialog({
  title,
  className = '',
  children,
  onClose,
}: {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
  /** Without it the dialog stays. */
  onClose?: () => void;
}) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  const isClosable = onClose !== undefined;
  useEffect(() => {
    const opener = document.activeElement;
    element.current?.showModal();
    // It comes unasked, while somebody types: the next key answers nothing.
    if (!isClosable) element.current?.focus();
    return () => {
      // One that is taken away while it is open leaves the keyboard nowhere.
      goBackTo(opener);
    };
  }, [isClosable]);
  return (
    <dialog
      ref={element}
      tabIndex={isClosable ? undefined : -1}
      aria-labelledby={id}
      onClose={({ target, currentTarget }) => {
        // React tells it of a dialog within this one too.
        if (target !== currentTarget) return;
        if (onClose === undefined) element.current?.showModal();
        else onClose();
      }}
      onKeyDown={({ nativeEvent, currentTarget }) => keepInside(nativeEvent, currentTarget)}
      // Of a form within a form: what is sent here is not sent there.
      onSubmit={(event) => event.stopPropagation()}
      className={`dialog ${className}`}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}
