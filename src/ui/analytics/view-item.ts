import { decodeJson } from '~/platform/json';
import { hasConsent, onConsent } from '~/ui/consent';
import { jsonOfAttribute } from '~/ui/island/attribute-json';
import { type AnalyticsEvent, PAGE_VIEW } from './event';

/** How often the page's own event is looked for (ANALYTICS-4). */
const VIEW_MS = 100;

/** Tells analytics which car is looked at: once, after the event of the page itself, and never without consent. */
export function reportView(wares: HTMLElement, push: (event: AnalyticsEvent) => void): void {
  const commerce = decodeJson(jsonOfAttribute(wares.dataset.commerce)) ?? null;
  if (commerce === null) return;
  onConsent('analytics', () => {
    afterPageView(() => push({ event: 'view_item', ecommerce: commerce }));
  });
}

function afterPageView(act: () => void): void {
  const timer = setInterval(() => {
    // Consent may be withdrawn while this waits.
    if (!hasConsent('analytics')) return clearInterval(timer);
    if (!(window.dataLayer ?? []).some(isPageView)) return;
    clearInterval(timer);
    act();
  }, VIEW_MS);
}

const isPageView = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'event' in entry && entry.event === PAGE_VIEW;
