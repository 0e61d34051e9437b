import type { JsonValue } from '~/platform/json';
import { pushEvent } from '~/ui/analytics';
import { onConsent } from '~/ui/consent';

/** Tag managers take no more items with one event. */
const MOST_ITEMS = 200;

export interface ListMeasure {
  /** Other cards are shown, or only more of them. */
  shown(isMore: boolean): void;
  /** The list that is shown now was asked for with these words. */
  searched(words: string): void;
}

const SILENT: ListMeasure = { shown: () => undefined, searched: () => undefined };

/**
 * Tells analytics what a list shows, which of its cards is opened and what is searched for; nothing without consent to
 * it. A list without `data-list-name` is not measured.
 */
export function measureList(form: HTMLFormElement, signal: AbortSignal): ListMeasure {
  const name = form.dataset.listName;
  if (name === undefined) return SILENT;
  const push = (event: string, items: readonly JsonValue[], leaving: boolean) =>
    pushEvent({ event, ecommerce: { item_list_name: name, items } }, { leaving });
  let told: readonly Element[] = [];
  let asked = keyphraseOf(form);
  const shown = (isMore: boolean) => {
    const cards = cardsOf(form);
    if (!isMore) told = [];
    const fresh = cards.filter((card) => !told.includes(card));
    told = cards;
    if (fresh.length === 0) return;
    const items = fresh.slice(0, MOST_ITEMS).map((card) => itemOf(card, cards.indexOf(card)));
    push('view_item_list', items, false);
  };
  onConsent('analytics', () => {
    // What was shown before the visitor agreed has been told to nobody.
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
      if (words !== '' && words !== asked)
        pushEvent({ event: 'search', search_type: name, search_term: words });
      // Some of the words may have become filters; those that are left are not searched for anew.
      asked = keyphraseOf(form);
    },
  };
}

const keyphraseOf = (form: HTMLFormElement): string =>
  form.querySelector<HTMLInputElement>('input[type="search"]')?.value.trim() ?? '';

/** Cards of records: beside them a list may have a notice. */
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
