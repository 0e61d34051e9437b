import { keepInside } from './keep-inside';

/**
 * Makes the open dialog modal: the page behind it is inert to pointer, keys and screen readers. Only its approve button
 * closes it; whatever else a browser closes it by opens it again. Approval is kept for this view of the page alone
 * (DISCLAIMER-2).
 */
export default function enhanceDisclaimer(dialog: HTMLElement): void {
  // It may have been approved before this script came.
  if (!(dialog instanceof HTMLDialogElement) || !dialog.open) return;
  const makeModal = () => {
    // Not `close()`, which would say that it was closed.
    dialog.removeAttribute('open');
    dialog.showModal();
  };
  makeModal();
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  dialog.addEventListener('keydown', keepInside);
  dialog.addEventListener('close', () => {
    if (dialog.returnValue === 'approve')
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    else makeModal();
  });
}
