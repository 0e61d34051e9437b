import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { numberIn, openStage, type Stage, type VisitOptions, visit } from '../browser';

let currentStage: Stage;

export const stage = (): Stage => currentStage;

export const LIST = '/kop-bil/alla-bilar-i-lager';

export const on = (query: string, options: VisitOptions, act: (price: Price, page: Page) => Promise<void>) =>
  visit(stage().browser, options, async (page) => {
    await page.goto(stage().server.site('automotive-se', LIST + query));
    if (options.javaScript !== false)
      await page.waitForFunction(() => document.querySelector('form[data-enhance][data-ready]') !== null);
    await act(new Price(page), page);
  });

export type End = 'from' | 'to';

/** The price filter as a visitor has it. */
export class Price {
  readonly facet: Locator;
  readonly lower: Locator;
  readonly upper: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.facet = page.getByRole('group', { name: 'Pris', exact: true });
    this.lower = this.facet.getByRole('slider', { name: 'Lägsta pris' });
    this.upper = this.facet.getByRole('slider', { name: 'Högsta pris' });
  }

  box(end: End): Locator {
    return this.facet.locator(`input[name="car_price.${end}"]`);
  }

  /** The two numbers in the boxes; null for an empty one. */
  async numbers(): Promise<readonly (number | null)[]> {
    const texts = [await this.box('from').inputValue(), await this.box('to').inputValue()];
    return texts.map((text) => (text === '' ? null : numberIn(text)));
  }

  /** Where the thumbs stand. */
  thumbs(): Promise<readonly number[]> {
    return this.facet
      .getByRole('slider')
      .evaluateAll((all) =>
        all.map((thumb) => (thumb instanceof HTMLInputElement ? Number(thumb.value) : -1)),
      );
  }

  scale(): Promise<{ min: number; max: number; step: number }> {
    return this.lower.evaluate((thumb) => {
      if (!(thumb instanceof HTMLInputElement)) throw new Error('no slider');
      return { min: Number(thumb.min), max: Number(thumb.max), step: Number(thumb.step) };
    });
  }

  /** What a finger has set rolling has stopped: two pictures in a row show the slider at one place. */
  async atRest(): Promise<void> {
    const placeNow = async () => JSON.stringify(await this.lower.boundingBox());
    let last = '';
    await expect
      .poll(async () => {
        const before = last;
        last = await placeNow();
        return last === before;
      })
      .toBe(true);
  }

  /** The middle of a thumb that stands on a value, in the window. */
  async place(value: number): Promise<{ x: number; y: number }> {
    await this.lower.evaluate((thumb) => thumb.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const area = await this.lower.boundingBox();
    if (area === null) throw new Error('no track');
    const { min, max } = await this.scale();
    const way = area.width - area.height;
    return { x: area.x + area.height / 2 + ((value - min) / (max - min)) * way, y: area.y + area.height / 2 };
  }

  async drag(from: number, to: number): Promise<void> {
    const [start, end] = [await this.place(from), await this.place(to)];
    await this.#page.mouse.move(start.x, start.y);
    await this.#page.mouse.down();
    await this.#page.mouse.move(end.x, end.y, { steps: 5 });
    await this.#page.mouse.up();
  }

  async click(value: number): Promise<void> {
    const { x, y } = await this.place(value);
    await this.#page.mouse.click(x, y);
  }
}

/** A server and a browser for the tests of this file. */
export function openTheStage(): void {
  beforeAll(async () => {
    currentStage = await openStage();
  });
  afterAll(() => stage().close());
}
