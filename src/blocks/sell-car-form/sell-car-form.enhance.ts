import {
  fieldMessages,
  holdStill,
  missingOf,
  newId,
  type OfferValues,
  sendOffer,
  submissionIds,
  thankInPlace,
} from '~/features/request-form/browser';
import { pushEvent } from '~/ui/analytics';
import { showEstimate } from './show-estimate';

/** The lead (SELL-FORM-5); it says nothing of who sent it. */
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

/** Checks, sends and thanks without leaving the page (SELL-FORM-4). */
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
      thankInPlace(root, form, outcome.confirmation);
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
