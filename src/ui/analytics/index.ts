import { hasConsent, onChoice } from '~/ui/consent';
import type { AnalyticsEvent } from './event';
import { pageData } from './page-data';
import { storeForNextPage, takeStoredEvents } from './stored-events';

export type { AnalyticsEvent } from './event';
export { oncePerDay } from './once';
export { pageData } from './page-data';

/** Milliseconds after which a page that was to be left has evidently stayed. */
const STAY_MS = 3000;

const measuring = () => import('./measure');
/** Lost on its way, it is not counted; nobody waits for it. */
const ignore = () => undefined;

/**
 * Brings an event to the data layer, after the page view. Without consent to analytics it is dropped: nothing is
 * stored and nothing is sent later.
 *
 * @param options.leaving the page is about to be left (a search, a link): the event is pushed by the next page of this
 * site, or here if the visitor stays
 */
export function pushEvent(event: AnalyticsEvent, options: { readonly leaving?: boolean } = {}): void {
  const page = pageData();
  if (page === null || !hasConsent('analytics')) return;
  const push = (events: readonly AnalyticsEvent[]) =>
    void measuring().then((measure) => {
      measure.follow(page);
      for (const each of events) measure.push(each);
    }, ignore);
  if (options.leaving === true) {
    storeForNextPage(event);
    setTimeout(() => push(takeStoredEvents()), STAY_MS);
  } else {
    push([event]);
  }
}

/** Once per page. Until the visitor agrees to analytics or marketing nothing is loaded, stored or pushed. */
export function startAnalytics(): void {
  const page = pageData();
  if (page === null) return;
  const follow = () => {
    if (hasConsent('analytics') || hasConsent('marketing')) {
      void measuring().then((measure) => measure.follow(page), ignore);
    }
  };
  follow();
  onChoice(follow);
  const wares = document.querySelector<HTMLElement>('[data-commerce]');
  if (wares !== null)
    void import('./view-item').then(({ reportView }) => reportView(wares, pushEvent), ignore);
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement) reportSearch(target);
  });
}

/**
 * A form with `data-search-type` tells what was searched for, exactly as typed (ANALYTICS-3). It leads to another
 * page, which is where the event is pushed.
 */
function reportSearch(form: HTMLFormElement): void {
  const { searchType } = form.dataset;
  const term = form.querySelector<HTMLInputElement>('input[type="search"]')?.value ?? '';
  if (searchType === undefined || term.trim() === '') return;
  pushEvent({ event: 'search', search_type: searchType, search_term: term }, { leaving: true });
}
