import { readChoice } from './choice';
import { followChoice } from './state';
import { consentTextsPath } from './texts-path';

export type { ConsentCategory } from './choice';
export { hasConsent, onChoice, onConsent } from './state';

/** Attribute of whatever opens the settings. */
const SETTINGS = '[data-consent-settings]';

/** The dialog with its code, style and texts, on first use: beside each other, not one after the other. */
async function loadDialog() {
  const texts = fetch(consentTextsPath(document.documentElement.lang));
  // Where its script fails, nobody hears of theirs.
  texts.catch(() => undefined);
  const [dialog] = await Promise.all([import('./dialog'), import('~/messages/translate')]);
  return { dialog, texts };
}

function askConsent(): void {
  void loadDialog().then(({ dialog, texts }) => dialog.openSettings(texts));
}

/**
 * Once per page. A visitor without a choice gets the dialog when the page has loaded and the browser is idle: it lies over the
 * page and moves nothing. For all others this is all that is loaded. Resolves once nobody waits for the dialog.
 *
 * @param ask false on pages that are no visitor's page: no dialog, but the settings work
 */
export async function startConsent(ask: boolean): Promise<void> {
  followChoice();
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(SETTINGS) !== null) askConsent();
  });
  if (!ask || readChoice(document.cookie) !== null) return;
  await loaded();
  await idle();
  if (readChoice(document.cookie) !== null) return;
  const { dialog, texts } = await loadDialog();
  await dialog.showQuestion(texts);
}

const loaded = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    else addEventListener('load', resolve, { once: true });
  });

const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 300);
  });
