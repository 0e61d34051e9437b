import type { Confirmation } from '~/page/contract';
import { pushEvent } from '~/ui/analytics';
import type { CALCULATION_FIELD } from './calculation-field';
import { fieldMessages } from './field-messages';
import { holdStill } from './hold-still';
import { type Commerce, leadEvent, type SentEnvelope } from './lead-event';
import { type SendOutcome, sendRequest } from './send-request';
import { showConfirmation } from './show-confirmation';
import { newId, submissionIds } from './submission-ids';

/** Hashes that tick a box of the form (CAR-PAGE-10). */
const TICKS = { '#contact-quote': 'quote', '#contact-testdrive': 'testDrive' } as const;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element | null): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** Checks, sends and thanks without leaving the page (REQUEST-4 to REQUEST-6). */
export default function enhanceContactForm(root: HTMLElement): void {
  const form = root.querySelector<HTMLFormElement>('form[method="post"]');
  const dialog = root.querySelector<HTMLDialogElement>('dialog[data-success]');
  if (form === null || dialog === null) return;
  form.noValidate = true;
  const messages = fieldMessages(root, form);
  const idOf = submissionIds(newId);
  let sending = false;

  form.addEventListener('input', ({ target }) => {
    messages.clearBox();
    if (target instanceof Element && isControl(target)) messages.clearField(target);
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (sending || !messages.check()) return;
    sending = true;
    const body = envelopeOf(form, idOf);
    const release = holdStill(form);
    const outcome = await sendRequest({
      endpoint: form.action,
      body,
      post: (input, init) => fetch(input, init),
      pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      // biome-ignore lint/suspicious/noConsole: REQUEST-6 wants failed attempts logged, and says nothing of who wrote what
      note: (level, line) => console[level](line),
    });
    release();
    sending = false;
    if (outcome.kind === 'sent') pushEvent(leadEvent(body, commerceOf(root)));
    show(outcome, { form, dialog, messages });
  });
  dialog.addEventListener('close', () => {
    form.reset();
    form.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
  });
  followHash(form);
}

interface Parts {
  readonly form: HTMLFormElement;
  readonly dialog: HTMLDialogElement;
  readonly messages: ReturnType<typeof fieldMessages>;
}

function show(outcome: SendOutcome, { dialog, messages }: Parts): void {
  if (outcome.kind === 'sent') thank(dialog, outcome.confirmation);
  else if (outcome.kind === 'invalid') messages.showProblems(outcome.problems);
  else messages.showBox(navigator.onLine ? (outcome.error ?? 'failed') : 'offline');
}

function thank(dialog: HTMLDialogElement, confirmation: Confirmation | null): void {
  if (confirmation !== null) showConfirmation(dialog, confirmation);
  dialog.showModal();
  dialog.querySelector<HTMLElement>('h2')?.focus();
}

/** What the page around the form sells, as it says to analytics; null where it sells nothing. */
function commerceOf(root: HTMLElement): Commerce | null {
  const { commerce } = root.closest<HTMLElement>('[data-commerce]')?.dataset ?? {};
  return commerce === undefined ? null : JSON.parse(commerce);
}

/** The JSON of REQUEST-7. The same words sent again after a failure are the same submission. */
function envelopeOf(form: HTMLFormElement, idOf: (values: SentEnvelope['values']) => string): SentEnvelope {
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const ticked = (name: string) =>
    data.has(name) ? { [name]: true } : has(form, name) ? { [name]: false } : {};
  const given = [
    'name',
    'phone',
    'email',
    'message',
    'siteName',
    'car',
    'carId',
    'siteId',
    'toName',
    'toEmail',
    // Its name alone: pages without a calculator load nothing of it.
    'calculation' satisfies typeof CALCULATION_FIELD,
  ];
  const values = {
    ...Object.fromEntries(given.filter((name) => data.has(name)).map((name) => [name, text(name)])),
    ...chosenDealer(form),
    ...ticked('quote'),
    ...ticked('testDrive'),
    sourceUrl: location.origin + location.pathname + location.search,
  };
  return {
    ...{ formName: text('formName'), formSubmissionId: idOf(values) },
    ...{ website: text('website'), values },
  };
}

const has = (form: HTMLFormElement, name: string): boolean => form.elements.namedItem(name) !== null;

/** Of a sample car: the chosen dealer's new-cars department, or nobody where that has none. */
function chosenDealer(form: HTMLFormElement): Readonly<Record<string, string>> {
  const choice = form.querySelector<HTMLSelectElement>('select[name="siteName"]');
  if (choice === null) return {};
  const { toName = '', toEmail = '' } = choice.selectedOptions[0]?.dataset ?? {};
  return { toName, toEmail };
}

/** Ticks the box that the address asks for, now, later, and when its link is pressed again. */
function followHash(form: HTMLFormElement): void {
  const tick = (hash: string) => {
    const name = Object.entries(TICKS).find(([each]) => each === hash)?.[1];
    const box = name === undefined ? null : form.elements.namedItem(name);
    if (!(box instanceof HTMLInputElement)) return;
    box.checked = true;
    form.parentElement?.scrollIntoView();
  };
  tick(location.hash);
  addEventListener('hashchange', () => tick(location.hash));
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#contact-"]') : null;
    if (link !== null && link.hash === location.hash) tick(link.hash);
  });
}
