import type { Commerce } from '~/features/request-form/browser';
import { PAGE_VIEW, pushEvent } from '~/ui/analytics';
import { hasConsent, onConsent } from '~/ui/consent';

/** How often the page's own event is looked for (ANALYTICS-4). */
const LOOK_MS = 100;

/** Tells analytics which car is looked at: once, after the event of the page itself, and never without consent. */
export default function measureCar(mark: HTMLElement): void {
  const page = mark.closest<HTMLElement>('[data-commerce]');
  const commerce: Commerce | null = JSON.parse(page?.dataset.commerce ?? 'null');
  if (commerce === null) return;
  onConsent('analytics', () => {
    afterPageView(() => pushEvent({ event: 'view_item', ecommerce: commerce }));
  });
}

function afterPageView(act: () => void): void {
  const timer = setInterval(() => {
    // Whoever has thought better of it is not waited for.
    if (!hasConsent('analytics')) return clearInterval(timer);
    if (!(window.dataLayer ?? []).some(isPageView)) return;
    clearInterval(timer);
    act();
  }, LOOK_MS);
}

const isPageView = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'event' in entry && entry.event === PAGE_VIEW;
