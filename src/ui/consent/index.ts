import { readChoice } from './choice';
import { followChoice } from './state';

export type { ConsentCategory } from './choice';
export { hasConsent, onChoice, onConsent } from './state';

/** Attribute of whatever opens the settings. */
const SETTINGS = '[data-consent-settings]';

/** Opens the settings dialog. Its code, style and texts are fetched with the first wish for it. */
function askConsent(): void {
  void import('./dialog').then((dialog) => dialog.openSettings());
}

/**
 * Once per page. Whoever has not chosen yet is asked, when the page has loaded and the browser has nothing better to do:
 * the question lies over the page and moves nothing. For everybody else this is all that is loaded.
 *
 * @param ask false on pages that are no visitor's page: nothing is asked, the settings work all the same
 */
export function startConsent(ask: boolean): void {
  followChoice();
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(SETTINGS) !== null) askConsent();
  });
  if (!ask || readChoice(document.cookie) !== null) return;
  const question = () => {
    if (readChoice(document.cookie) === null) void import('./dialog').then((dialog) => dialog.showQuestion());
  };
  if (document.readyState === 'complete') whenIdle(question);
  else addEventListener('load', () => whenIdle(question), { once: true });
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 300);
}
