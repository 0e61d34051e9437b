import { forgetFields, restoreFields, storeFields } from './stored-fields';

/** What was typed into a form that the browser sends by itself outlives the page, until it is sent. */
export function keepFields(form: HTMLFormElement): void {
  let isSent = false;
  restoreFields(form);
  // A choice that nobody sees is no choice.
  for (const chosen of form.querySelectorAll('details :checked'))
    chosen.closest('details')?.setAttribute('open', '');
  form.addEventListener('submit', () => {
    isSent = true;
  });
  // On its way back the browser brings the page as it was left.
  addEventListener('pageshow', () => {
    isSent = false;
  });
  addEventListener('pagehide', () => (isSent ? forgetFields(form) : storeFields(form)));
}
