import type { Quotation } from '~/modules/finance/server';
import { detailsOf, headlineOf, type QuoteCard } from './quote-model';

/** What a card shows of a quote. */
export interface QuoteResult {
  waiting(): void;
  /** @param said read aloud; empty for what nobody has asked for */
  show(quotation: Quotation, said: string): void;
  failed(retry: () => void): void;
  /** There is nothing to choose from: the controls stay out of use. */
  unavailable(retry: () => void): void;
}

/** Figures, details, notifications and the state of the card, which the style sheet reads from `data-state`. */
export function quoteResult(card: HTMLElement, { texts, locale }: QuoteCard): QuoteResult {
  const part = (name: string) => card.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const [message, ways, status] = [part('message'), part('ways'), part('status')];
  const figure = (name: string) => card.querySelector<HTMLElement>(`[data-figure="${name}"]`);
  let again: (() => void) | null = null;
  part('retry')?.addEventListener('click', () => again?.());

  const say = (state: string, text: string, retry: (() => void) | null = null) => {
    card.dataset.state = state;
    again = retry;
    if (message !== null) message.textContent = text;
    if (ways !== null) ways.hidden = retry === null;
  };
  const read = (text: string) => {
    if (status !== null) status.textContent = text;
  };

  return {
    waiting: () => say('working', texts.loading),
    show(quotation, said) {
      const { payment, apr } = headlineOf(quotation, locale);
      write(figure('payment'), payment);
      write(figure('apr'), apr ?? '');
      figure('apr')?.parentElement?.toggleAttribute('hidden', apr === null);
      showDetails(part('details'), quotation);
      part('example')?.removeAttribute('hidden');
      showApply(part('apply'), quotation.Finance.Quote.QuoteActions.Apply);
      const notifications = quotation.Finance.Notifications.map(({ Message }) => Message);
      say(notifications.length > 0 ? 'notified' : 'ready', notifications.join(' ') || texts.hint);
      read(said);
    },
    failed(retry) {
      say('failed', texts.error, retry);
      read(texts.error);
    },
    unavailable(retry) {
      say('failed', texts.unavailable, retry);
      read(texts.unavailable);
    },
  };
}

function write(element: HTMLElement | null, text: string): void {
  if (element !== null && element.textContent !== text) element.textContent = text;
}

function showDetails(list: HTMLElement | null, { Blocks }: Quotation): void {
  const rows = detailsOf(Blocks).map(({ Label, DisplayValue }) => {
    const row = document.createElement('div');
    row.append(textElement('dt', Label), textElement('dd', DisplayValue));
    return row;
  });
  list?.replaceChildren(...rows);
}

function textElement(name: 'dt' | 'dd', text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

/** Only a web address or a place on this page: the answer came from elsewhere. */
function showApply(link: HTMLElement | null, address: string | null): void {
  if (link === null) return;
  const safe = address !== null && /^(https?:\/\/|#)/i.test(address);
  link.hidden = !safe;
  if (safe) link.setAttribute('href', address);
}
