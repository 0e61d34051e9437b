import { readChoice } from './choice';
import { followChoice } from './state';

export type { ConsentCategory } from './choice';
export { hasConsent, onChoice, onConsent } from './state';

/** Attribute of whatever opens the settings. */
const SETTINGS = '[data-consent-settings]';

/** Opens the settings dialog. Its code, style and texts are loaded on first use. */
function askConsent(): void {
  void import('./dialog').then((dialog) => dialog.openSettings());
}

/**
 * Once per page. A visitor without a choice gets the dialog when the page has loaded and the browser is idle: it lies over the
 * page and moves nothing. For all others this is all that is loaded.
 *
 * @param ask false on pages that are no visitor's page: no dialog, but the settings work
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
