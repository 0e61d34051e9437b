import type { Confirmation } from '~/page/contract';
import { showConfirmation } from './show-confirmation';

/** Puts the thanks of `ThanksPanel` where the form was, and the empty form back for another request. */
export function thankInPlace(
  root: HTMLElement,
  form: HTMLFormElement,
  confirmation: Confirmation | null,
): void {
  const thanks = root
    .querySelector<HTMLTemplateElement>('template[data-thanks]')
    ?.content.firstElementChild?.cloneNode(true);
  if (!(thanks instanceof HTMLElement)) return;
  if (confirmation !== null) showConfirmation(thanks, confirmation);
  form.reset();
  form.replaceWith(thanks);
  thanks.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  thanks.querySelector('[data-again]')?.addEventListener('click', (event) => {
    event.preventDefault();
    thanks.replaceWith(form);
    form.querySelector<HTMLElement>('[data-missing]')?.focus();
  });
}
