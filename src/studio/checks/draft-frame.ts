import type axe from 'axe-core';
import axeScript from 'axe-core/axe.min.js?url';
import { STUDIO_PATH } from '~/modules/content/studio-wire';
import type { PageKey } from '../api';

declare global {
  interface Window {
    /** Where its script has run. */
    axe?: typeof axe;
  }
}

/** The most that a sheet, a picture or the script is waited for. */
const MAX_WAIT_MS = 8000;
/** The most that the server may take to draw the draft. */
const MAX_DRAWING_MS = 20_000;

const settled = (element: Element): Promise<void> =>
  new Promise((resolve) => {
    element.addEventListener('load', () => resolve(), { once: true });
    element.addEventListener('error', () => resolve(), { once: true });
    setTimeout(resolve, MAX_WAIT_MS);
  });

/** Of a draft only what is seen: the canvas runs no scripts, and nor does this, except the one that checks. */
const UNSAFE = 'script, iframe, object, embed, base, meta[http-equiv], template, video source, audio source';

/**
 * The saved draft in a frame of the studio that nobody sees, in which axe can run: the canvas lets no script in. Call `close` when the
 * checks are over.
 *
 * @throws Error where the draft or axe cannot be had
 */
export async function openDraftFrame({ id, language }: PageKey): Promise<{
  readonly page: Document;
  readonly runner: typeof axe;
  close(): void;
}> {
  const response = await fetch(`${STUDIO_PATH}/frame/${id}/${language}`, {
    signal: AbortSignal.timeout(MAX_DRAWING_MS),
  });
  if (!response.ok) throw new Error(`the draft is not to be had: ${response.status}`);
  const drawn = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const element of drawn.querySelectorAll(UNSAFE)) element.remove();
  // A film shows its first picture: the studio plays none.
  for (const film of drawn.querySelectorAll('video, audio')) film.removeAttribute('src');
  for (const image of drawn.querySelectorAll('img')) image.loading = 'eager';

  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  frame.style.cssText = 'position:fixed;top:0;left:-20000px;width:1440px;height:900px;border:0';
  frame.srcdoc = '<!doctype html><title>draft</title>';
  const ready = settled(frame);
  document.body.append(frame);
  try {
    await ready;
    const page = frame.contentDocument;
    if (page === null) throw new Error('the frame has no document');
    const root = page.importNode(drawn.documentElement, true);
    page.replaceChild(root, page.documentElement);
    const still = page.createElement('style');
    // All of a picture's layers are met at a point, and nothing is half-way faded in.
    still.textContent =
      '*,::before,::after{pointer-events:auto!important;animation:none!important;transition:none!important}';
    page.head.append(still);
    const sheets = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    const images = [...page.images].filter(({ complete }) => !complete);
    const script = page.createElement('script');
    script.src = axeScript;
    page.head.append(script);
    await Promise.all([...sheets.filter(({ sheet }) => sheet === null), ...images, script].map(settled));
    const runner = frame.contentWindow?.axe;
    if (runner === undefined) throw new Error('axe did not load');
    return { page, runner, close: () => frame.remove() };
  } catch (error) {
    frame.remove();
    throw error;
  }
}
