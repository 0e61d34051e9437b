import { hasConsent, onChoice } from '~/ui/consent';
import { type AnalyticsEvent, PAGE_VIEW } from './event';
import { forgetCookies } from './forget-cookies';
import { forgetOnce } from './once';
import type { PageData } from './page-data';
import { ALL_DENIED, signalsOf } from './signals';
import { takeStoredEvents } from './stored-events';

declare global {
  interface Window {
    /** The queue between the page and a tag manager. */
    dataLayer?: unknown[];
  }
}

let page: PageData | null = null;
let containerRuns = false;
let viewed = false;

const layer = (): unknown[] => {
  window.dataLayer ??= [];
  return window.dataLayer;
};

/** Tag managers tell commands from events by this: a command is an `arguments` object, never an array. */
const command: (...words: readonly unknown[]) => void = function command() {
  // biome-ignore lint/complexity/noArguments: see above
  layer().push(arguments);
};

/** Brings the data layer in line with the choice as it stands; the first call sets the layer up. */
export function follow(of: PageData): void {
  if (page !== null) return;
  page = of;
  command('consent', 'default', ALL_DENIED);
  applyConsent();
  onChoice(applyConsent);
  // A page restored from the back/forward cache is a new view.
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    viewed = false;
    applyConsent();
  });
}

/** Everything of an event in the order that tag managers need. Events of a shop never mix with the one before. */
export function push(event: AnalyticsEvent): void {
  if (!hasConsent('analytics')) return;
  if ('ecommerce' in event) layer().push({ ecommerce: null });
  layer().push({ ...event });
}

function applyConsent(): void {
  if (page === null) return;
  const [analytics, marketing] = [hasConsent('analytics'), hasConsent('marketing')];
  command('consent', 'update', signalsOf(hasConsent));
  withdraw({ analytics, marketing });
  if (analytics || marketing) runContainer(page);
  if (!analytics) return;
  if (!viewed) {
    viewed = true;
    push(viewOf(page));
  }
  for (const event of takeStoredEvents()) push(event);
}

const viewOf = ({ name, variant, language, currency }: PageData): AnalyticsEvent => ({
  event: PAGE_VIEW,
  channel: 'WEB',
  currency,
  page_name: name,
  variant_id: variant,
  language,
});

function runContainer({ container }: PageData): void {
  if (container === null || containerRuns) return;
  containerRuns = true;
  layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = container.script;
  document.head.append(script);
}

let agreed = { analytics: false, marketing: false };

/** Deletes what was stored for a purpose that is no longer agreed to; loaded tags end with the document. */
function withdraw(now: { readonly analytics: boolean; readonly marketing: boolean }): void {
  const lost = (['analytics', 'marketing'] as const).filter((purpose) => agreed[purpose] && !now[purpose]);
  agreed = { ...now };
  if (lost.length === 0) return;
  for (const purpose of lost) forgetCookies(purpose);
  if (lost.includes('analytics')) {
    takeStoredEvents();
    forgetOnce();
    viewed = false;
  }
  if (containerRuns) location.reload();
}
