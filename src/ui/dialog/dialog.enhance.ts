import { keepInside } from './keep-inside';

/**
 * `data-dialog="window"`: a button opens the window of its place; the button in it, Escape and a click beside it close it.
 * `data-dialog="approval"`: the open dialog becomes modal, and only its approve button closes it; whatever else a browser
 * closes it by opens it again. Approval is kept for this view of the page alone (DISCLAIMER-2).
 */
export default function enhance(place: HTMLElement): void {
  const dialog = place instanceof HTMLDialogElement ? place : place.querySelector('dialog');
  if (dialog === null) return;
  if (place.dataset.dialog === 'approval') requireApproval(dialog);
  else offerWindow(place, dialog);
}

function offerWindow(place: HTMLElement, dialog: HTMLDialogElement): void {
  place.querySelector('[data-open]')?.addEventListener('click', () => {
    dialog.showModal();
    dialog.querySelector('h2')?.focus();
  });
  place.querySelector('[data-close]')?.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('keydown', (event) => keepInside(event, dialog));
}

function requireApproval(dialog: HTMLDialogElement): void {
  // It may have been approved before this script came.
  if (!dialog.open) return;
  const makeModal = () => {
    // Not `close()`, which would say that it was closed.
    dialog.removeAttribute('open');
    dialog.showModal();
  };
  makeModal();
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  dialog.addEventListener('keydown', (event) => keepInside(event, dialog));
  dialog.addEventListener('close', () => {
    if (dialog.returnValue === 'approve')
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    else makeModal();
  });
}
