import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openOwnStage, type Stage } from '../browser';
import { startTagHost, type TagHost } from '../tag-host';

/** What a visitor is asked, and that nothing of others happens before the answer (ANALYTICS-1, ADR 0010). */
let currentHost: TagHost;

export const host = (): TagHost => currentHost;

let currentStage: Stage;

export const stage = (): Stage => currentStage;

let currentBefore = 0;

export const before = () => currentBefore;

/** What the other host was asked for in this test. */
export const requests = (): readonly string[] => host().requests.slice(before());

export const home = (path = '/', site = 'automotive-se') => stage().server.site(site, path);

export const gallery = (block: string, example: string) =>
  `${stage().server.url}/_dev/blocks/${block}?example=${encodeURIComponent(example)}`;

export const settings = (page: Page) => page.getByRole('dialog', { name: 'Inställningar för kakor' });

/** The data layer as JSON, commands as lists; null where there is none. */
export const dataLayer = (page: Page): Promise<readonly unknown[] | null> =>
  page.evaluate(() => {
    if (window.dataLayer === undefined) return null;
    const plain = (entry: unknown) =>
      Object.prototype.toString.call(entry) === '[object Arguments]' ? Object.values(Object(entry)) : entry;
    return JSON.parse(JSON.stringify(window.dataLayer.map(plain)));
  });

export const stored = (page: Page) =>
  page.evaluate(() => ({
    cookies: document.cookie,
    local: localStorage.length,
    session: sessionStorage.length,
  }));

/** A server and a browser for the tests of this file. */
export function openTheStage(): void {
  beforeAll(async () => {
    currentHost = await startTagHost();
    currentStage = await openOwnStage({
      TAG_CONTAINERS: 'automotive-se=GTM-TEST123',
      TAG_MANAGER_URL: `${host().origin}/gtm.js`,
      MARKETING_FORM_URL: `${host().origin}/form/{formId}`,
      THIRD_PARTY_FORM_URL: `${host().origin}/form/{formId}`,
    });
  });
  afterAll(async () => {
    await stage().close();
    await host().close();
  });
  beforeEach(() => {
    currentBefore = host().requests.length;
  });
}
