import type { JsonValue } from '~/platform/json';
import { pushEvent } from '~/ui/analytics';
import { onConsent } from '~/ui/consent';

/** Limit of tag managers per event. */
const MAX_ITEMS = 200;

export interface ListMeasure {
  /** Other cards are shown, or more of the same. */
  shown(isMore: boolean): void;
  /** The list now shown was searched with these words. */
  searched(words: string): void;
}

const NO_MEASURE: ListMeasure = { shown: () => undefined, searched: () => undefined };

/** Sends analytics the cards a list shows, opened cards and searches, with consent; not for lists without `data-list-name`. */
export function measureList(form: HTMLFormElement, signal: AbortSignal): ListMeasure {
  const name = form.dataset.listName;
  if (name === undefined) return NO_MEASURE;
  const push = (event: string, items: readonly JsonValue[], leaving: boolean) =>
    pushEvent({ event, ecommerce: { item_list_name: name, items } }, { leaving });
  let reported: readonly Element[] = [];
  let lastKeyphrase = keyphraseOf(form);
  const shown = (isMore: boolean) => {
    const cards = cardsOf(form);
    if (!isMore) reported = [];
    const fresh = cards.filter((card) => !reported.includes(card));
    reported = cards;
    if (fresh.length === 0) return;
    const items = fresh.slice(0, MAX_ITEMS).map((card) => itemOf(card, cards.indexOf(card)));
    push('view_item_list', items, false);
  };
  onConsent('analytics', () => {
    // What was shown before consent has not been sent.
    shown(false);
  });
  form.addEventListener(
    'click',
    ({ target }) => {
      const card = target instanceof Element ? target.closest('a')?.closest('[data-key]') : null;
      if (card === null || card === undefined) return;
      const at = cardsOf(form).indexOf(card);
      if (at >= 0) push('select_item', [itemOf(card, at)], true);
    },
    { signal },
  );
  return {
    shown,
    searched(words) {
      if (words !== '' && words !== lastKeyphrase)
        pushEvent({ event: 'search', search_type: name, search_term: words });
      // Some words may have become filters; the rest is not a new search.
      lastKeyphrase = keyphraseOf(form);
    },
  };
}

const keyphraseOf = (form: HTMLFormElement): string =>
  form.querySelector<HTMLInputElement>('input[type="search"]')?.value.trim() ?? '';

/** Cards of records, without notices among them. */
const cardsOf = (form: HTMLFormElement): readonly Element[] =>
  [...form.querySelectorAll('[data-part="cards"] > [data-key]')].filter(
    (card) => card.querySelector('a') !== null && card.getAttribute('data-key') !== 'loan',
  );

function itemOf(card: Element, index: number): JsonValue {
  const text = card.querySelector('a')?.textContent ?? '';
  return {
    item_id: card.getAttribute('data-key') ?? '',
    item_name: text.replace(/\s+/g, ' ').trim(),
    index,
  };
}
