import type { Page } from 'playwright-core';

/**
 * Fades between pages (`@view-transition`) that are left out, which is right, and of which a promise is rejected that no
 * script can hold: on a busy machine a page may be drawn before Chromium has the picture of the page before it
 * (`pagereveal`, the event that would hand the promise out, is over), and a test may change the width in the middle.
 */
const NO_FADE =
  /^Transition was aborted because of invalid state\. (Page already revealed|Viewport size changed)$/;

/** Tells of whatever goes wrong in a page: errors and warnings of its console, errors nobody caught, requests that fail. */
export function watchPage(page: Page, onFault: (fault: string) => void): void {
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // The answer 404 of a page that shall be missing is no fault; a missing picture or script is found below.
    if (/Failed to load resource: .* status of 404/.test(message.text())) return;
    onFault(`console.${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => {
    if (!NO_FADE.test(error.message)) onFault(`uncaught: ${error.stack || error.message}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // What a page that is being left had asked for is cut off by the browser.
    if (reason !== 'net::ERR_ABORTED') onFault(`request failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isPage) onFault(`${response.status()} ${response.url()}`);
    if (response.status() >= 500) onFault(`${response.status()} ${response.url()}`);
  });
}
