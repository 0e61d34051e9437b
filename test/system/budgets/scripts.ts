import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { openStage, type Stage, visit } from '../browser';
import { britishCar, exampleCar } from '../example-cars';

export const KB = 1024;

let currentStage: Stage;

export const stage = (): Stage => currentStage;

let currentCar = '';

export const car = () => currentCar;

let currentBritish = '';

export const british = () => currentBritish;

export const nameOf = (path: string): string => path.replace(/^.*\/|-[\w-]{7}\.js$/g, '');

/** Sizes as a visitor's line carries them: gzip, level 6, by path. */
export class Scripts {
  readonly #sizes = new Map<string, number>();

  constructor(page: Page) {
    page.on('response', async (response) => {
      const { pathname } = new URL(response.url());
      if (response.request().resourceType() !== 'script') return;
      this.#sizes.set(pathname, 0);
      // A page that is closed meanwhile has nothing more to tell.
      const body = await response.body().catch(() => null);
      if (body !== null) this.#sizes.set(pathname, gzipSync(body).byteLength);
    });
  }

  /** Bytes of all scripts so far. */
  async total(page: Page): Promise<number> {
    await page.waitForLoadState('networkidle');
    return this.sizeSoFar();
  }

  /** The same on a page that never stops listening to us. */
  async sizeSoFar(): Promise<number> {
    await expect.poll(() => [...this.#sizes.values()].every((size) => size > 0)).toBe(true);
    return [...this.#sizes.values()].reduce((sum, size) => sum + size, 0);
  }

  get names(): readonly string[] {
    return [...this.#sizes.keys()].map(nameOf).sort();
  }

  /** Bytes of these scripts, by name. */
  sizeOf(names: readonly string[]): number {
    return [...this.#sizes].reduce(
      (sum, [path, size]) => (names.includes(nameOf(path)) ? sum + size : sum),
      0,
    );
  }
}

/** What a page loads until it rests, without anybody having done anything but read it. */
export const reading = (
  site: string,
  path: string,
  check: (scripts: Scripts, page: Page) => Promise<void>,
): Promise<void> =>
  visit(stage().browser, {}, async (page) => {
    const scripts = new Scripts(page);
    await page.goto(stage().server.site(site, path));
    await check(scripts, page);
  });

/** What every page starts with. */
export const START = ['boot', 'common', 'navigation.enhance', 'alert-banner.enhance'];

export const BOOKING = '/service-och-verkstad/boka-bilverkstad';

export const LIST = '/kop-bil/alla-bilar-i-lager';

/** A server and a browser for the tests of this file. */
export function openTheStage(): void {
  beforeAll(async () => {
    currentStage = await openStage();
    currentCar = await exampleCar(stage().server);
    currentBritish = await britishCar(stage().server);
  });
  afterAll(() => stage().close());
}
