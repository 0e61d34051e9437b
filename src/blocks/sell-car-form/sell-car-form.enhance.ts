import { pushEvent } from '~/ui/analytics';
import { fieldMessages } from '../contact-form/field-messages';
import { showConfirmation } from '../contact-form/show-confirmation';
import { submissionIds } from '../contact-form/submission-ids';
import type { Confirmation } from '../contract';
import { missingOf, type OfferValues, sendOffer } from './send-offer';
import { showEstimate } from './show-estimate';

/** The lead of specification 3 §7; it says nothing of who sent it. */
const LEAD = {
  event: 'form_interaction',
  category: 'form interaction',
  name: 'SellCar form',
  action: 'submit form',
  type: 'hard',
} as const;

const VALUES = [
  'regno',
  'milage',
  'customerName',
  'customerPhone',
  'customerEmail',
  'option',
  'other',
] as const;

/** Checks, sends and thanks without leaving the page (specification 3 §4, sell-car form). */
export default function enhanceSellCarForm(root: HTMLElement): void {
  const form = root.querySelector('form');
  if (form === null) return;
  form.noValidate = true;
  const messages = fieldMessages(root, form);
  const idOf = submissionIds(newId);
  showEstimate(form);
  let sending = false;

  form.addEventListener('input', ({ target }) => {
    messages.clearBox();
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
      const group = form.elements.namedItem(target.name);
      const first = group instanceof RadioNodeList ? group[0] : target;
      messages.clearField(first instanceof HTMLInputElement ? first : target);
    }
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (sending || !messages.check()) return;
    const data = new FormData(form);
    const values = valuesOf(data);
    const missing = missingOf(values);
    if (Object.keys(missing).length > 0) return messages.showProblems(missing);
    sending = true;
    const release = holdStill(form);
    const envelope = {
      formName: textOf(data, 'formName'),
      formSubmissionId: idOf(values),
      website: textOf(data, 'website'),
      values,
    };
    const outcome = await sendOffer(form.action, envelope, (input, init) => fetch(input, init));
    release();
    sending = false;
    if (outcome.kind === 'invalid') messages.showProblems(outcome.problems);
    else if (outcome.kind === 'failed')
      messages.showBox(navigator.onLine ? (outcome.error ?? 'failed') : 'offline');
    else {
      pushEvent(LEAD);
      thank(root, form, outcome.confirmation);
    }
  });
}

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

const valuesOf = (data: FormData): OfferValues => ({
  ...Object.fromEntries(VALUES.map((name) => [name, textOf(data, name)])),
  sourceUrl: location.origin + location.pathname + location.search,
});

/** `randomUUID` is there on secure pages only; a site may be tried out without. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Puts the thanks where the form was, and the form back for another car. */
function thank(root: HTMLElement, form: HTMLFormElement, confirmation: Confirmation | null): void {
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

/** Busy: nothing can be typed or pressed while the offer is on its way; returns how to let go. */
function holdStill(form: HTMLFormElement): () => void {
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  const label = button?.querySelector('span') ?? button;
  const idle = label?.textContent ?? '';
  const held = [...form.querySelectorAll<HTMLButtonElement | HTMLInputElement>('button, input, textarea')];
  for (const control of held) control.disabled = true;
  form.setAttribute('aria-busy', 'true');
  if (label && button?.dataset.sending) label.textContent = button.dataset.sending;
  return () => {
    for (const control of held) control.disabled = false;
    form.removeAttribute('aria-busy');
    if (label) label.textContent = idle;
  };
}
