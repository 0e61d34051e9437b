/** The button that stays in view opens the form's window; the button in it, Escape and a click beside it close it. */
export default function enhance(popup: HTMLElement): void {
  const dialog = popup.querySelector('dialog');
  if (dialog === null) return;
  popup.querySelector('[data-open]')?.addEventListener('click', () => {
    dialog.showModal();
    dialog.querySelector('h2')?.focus();
  });
  popup.querySelector('[data-close]')?.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
}
