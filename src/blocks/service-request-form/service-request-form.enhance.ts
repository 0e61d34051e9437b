import {
  fieldMessages,
  holdStill,
  newId,
  sendOffer,
  submissionIds,
  thankInPlace,
} from '~/features/request-form/browser';
import { pushEvent } from '~/ui/analytics';
import { findNearest } from './find-nearest';

/** The lead (SERVICE-REQUEST-8); it says nothing of who sent it. */
const LEAD = {
  event: 'form_interaction',
  category: 'form interaction',
  name: 'Service request form',
  action: 'submit form',
  type: 'hard',
} as const;

const TEXTS = [
  'typeCar',
  'siteName',
  'description',
  'customerName',
  'customerPhone',
  'customerEmail',
  'regno',
  'milage',
  'date',
  'other',
] as const;

/** Checks, sends and thanks without leaving the page (SERVICE-REQUEST-8); finds the nearest dealer. */
export default function enhanceServiceRequestForm(root: HTMLElement): void {
  const form = root.querySelector<HTMLFormElement>('form[method="post"]');
  if (form === null) return;
  form.noValidate = true;
  const messages = fieldMessages(root, form);
  const idOf = submissionIds(newId);
  let sending = false;

  form.addEventListener('input', ({ target }) => {
    messages.clearBox();
    const control = controlOf(form, target);
    if (control !== null) messages.clearField(control);
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    // The page may have been open since yesterday.
    setFirstDate(form, new Date());
    if (sending || !messages.check()) return;
    sending = true;
    const data = new FormData(form);
    const values = valuesOf(form, data);
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
  setFirstDate(form, new Date());
  findNearest(root, form);
}

/** The control that a message stands at: of a group, its first. */
function controlOf(form: HTMLFormElement, target: EventTarget | null) {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return target;
  if (!(target instanceof HTMLInputElement)) return null;
  const first = form.querySelector(`[data-missing][name="${CSS.escape(target.name)}"]`);
  return first instanceof HTMLInputElement ? first : target;
}

/** Today in the workshop's zone is the first day that can be wished for (SERVICE-REQUEST-3). */
function setFirstDate(form: HTMLFormElement, now: Date): void {
  const input = form.querySelector<HTMLInputElement>('input[name="date"]');
  if (input === null) return;
  const { zone } = input.dataset;
  // The Swedish way to write a date is that of the field.
  input.min = new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(now);
}

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

/** The values by their names (SERVICE-REQUEST-7). */
function valuesOf(form: HTMLFormElement, data: FormData) {
  const dealer = form.querySelector<HTMLSelectElement>('select[name="siteName"]')?.selectedOptions[0];
  return {
    ...Object.fromEntries(TEXTS.map((name) => [name, textOf(data, name)])),
    siteEmail: dealer?.dataset.email ?? '',
    services: data.getAll('services').filter((name) => typeof name === 'string'),
    gdpr: data.has('gdpr'),
    newsletter: data.has('newsletter'),
    sourceUrl: location.origin + location.pathname + location.search,
  };
}
