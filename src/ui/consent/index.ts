import { LANGUAGES } from '~/messages/language';
import { SETTINGS_FAILED } from '~/messages/settings-failed';
import { readChoice } from './choice';
import { followChoice } from './state';
import { consentTextsPath } from './texts-path';

export type { ConsentCategory } from './choice';
export { hasConsent, onChoice, onConsent } from './state';

/** Attribute of whatever opens the settings. */
const SETTINGS = '[data-consent-settings]';

/** Texts that take longer are taken for lost. */
const MAX_WAIT_MS = 8000;

/** The dialog with its code, style and texts, on first use: beside each other, not one after the other. */
async function loadDialog() {
  const signal = AbortSignal.timeout(MAX_WAIT_MS);
  const texts = fetch(consentTextsPath(document.documentElement.lang), { signal });
  // Where its script fails, nobody hears of theirs.
  texts.catch(() => undefined);
  const [dialog] = await Promise.all([import('./dialog'), import('~/messages/translate')]);
  return { dialog, texts };
}

async function askConsent(control: HTMLElement): Promise<void> {
  const previous = control.nextElementSibling;
  if (previous?.role === 'alert') previous.remove();
  try {
    const { dialog, texts } = await loadDialog();
    await dialog.openSettings(texts);
  } catch {
    const alert = document.createElement('span');
    alert.role = 'alert';
    control.after(alert);
    const language = LANGUAGES.find((each) => each === document.documentElement.lang);
    alert.textContent = SETTINGS_FAILED[language ?? 'en'];
  }
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
    const control = target instanceof Element ? target.closest<HTMLElement>(SETTINGS) : null;
    if (control !== null) void askConsent(control);
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
