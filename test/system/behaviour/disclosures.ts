import { describe, expect, test } from 'vitest';
import { axeFaults, settled, visit } from '../browser';
import { examples, focused, LONE, type OpenStage } from './gallery';

/** Questions, small print and lists of files that open. */
export function disclosures(stage: OpenStage): void {
  const example = examples(stage);

  describe('texts that open', () => {
    test('C-180, C-182: questions open by Enter and Space, independent of each other, and hide nothing that can be reached', async () => {
      await example('FaqList', 'Standard', {}, async (page) => {
        const questions = page.locator('main summary');
        const open = () => page.locator('main details[open]').count();
        expect([await questions.count(), await open()]).toEqual([3, 0]);
        await questions.first().focus();
        await page.keyboard.press('Tab');
        // The link in the closed answer is passed over.
        expect(await questions.nth(1).evaluate((element) => element === document.activeElement)).toBe(true);
        await page.keyboard.press('Enter');
        await questions.first().focus();
        await page.keyboard.press('Space');
        expect(await open()).toBe(2);
        await settled(page);
        await page.keyboard.press('Tab');
        expect(await focused(page)).toBe('villkoren');
        const client = await page.context().newCDPSession(page);
        const { nodes } = await client.send('Accessibility.getFullAXTree');
        const role = (name: string) => nodes.filter((node) => node.role?.value === name);
        const expanded = role('DisclosureTriangle').map(
          ({ properties }) => properties?.find(({ name }) => name === 'expanded')?.value.value,
        );
        expect(expanded).toEqual([true, true, false]);
        expect(role('heading').map(({ name }) => name?.value)).toContain('Vad kostar en provkörning?');
        expect(await axeFaults(page, LONE)).toEqual([]);
      });
    });

    test('C-178, C-179: wide is wider, and the margin above is there only when it is wanted', async () => {
      await visit(stage().browser, {}, async (page) => {
        await page.goto(`${stage().server.url}/_dev/blocks/FaqList`);
        const [narrow, wide] = await page
          .locator('main details:first-of-type')
          .evaluateAll((items) => items.map((item) => item.clientWidth));
        expect(wide).toBeGreaterThan((narrow ?? 0) * 1.3);
        const margins = await page
          .locator('main > section')
          .evaluateAll((blocks) =>
            blocks.map((block) => Number.parseFloat(getComputedStyle(block).marginTop)),
          );
        expect(margins[0]).toBeGreaterThan(0);
        expect(margins[1]).toBe(0);
      });
    });

    test('C-218, C-219, C-220: legal text is hidden, shown, and hidden again, by its labels', async () => {
      await example('LegalInfo', 'With its own labels', {}, async (page) => {
        const toggle = page.locator('main summary');
        const text = page.locator('main details p').first();
        for (const [shown, label] of [
          [false, 'Läs villkoren'],
          [true, 'Dölj villkoren'],
          [false, 'Läs villkoren'],
        ] as const) {
          await text.waitFor({ state: shown ? 'visible' : 'hidden' });
          expect((await toggle.innerText()).startsWith(label)).toBe(true);
          await toggle.click();
        }
      });
    });
  });

  describe('files', () => {
    const EXAMPLE = 'Collapsed to three';

    test('C-186, C-187, C-188, C-189, C-195, C-196: three files, then all, then three, by click and keys, in 300 ms', async () => {
      await example('FileDownloadList', EXAMPLE, {}, async (page) => {
        await page.locator('[data-enhance="collapse"][data-ready]').waitFor();
        const toggle = page.locator('main button');
        const list = page.locator('main ul');
        const visible = () =>
          list.locator('a').evaluateAll((links) => links.filter((link) => link.checkVisibility()).length);
        const state = async () => [
          await toggle.getAttribute('aria-expanded'),
          await toggle.innerText(),
          await visible(),
        ];
        const closed = ['false', 'Visa alla filer', 3];
        const opened = ['true', 'Visa färre filer', 6];
        const rests = () =>
          page.waitForFunction(() => document.querySelector('main ul')?.getAttribute('style') === '');
        expect(await state()).toEqual(closed);
        const style = await list.evaluate((element) => {
          const { rowGap, transitionProperty, transitionDuration } = getComputedStyle(element);
          return { rowGap, transitionProperty, transitionDuration };
        });
        expect(style).toEqual({ rowGap: '8px', transitionProperty: 'height', transitionDuration: '0.3s' });
        const [first, second] = await list
          .locator('li')
          .evaluateAll((items) =>
            items.map((item) => item.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]),
          );
        expect((second?.[0] ?? 0) - (first?.[1] ?? 0)).toBe(8);
        await toggle.click();
        await rests();
        expect(await state()).toEqual(opened);
        await toggle.press('Enter');
        await rests();
        expect(await state()).toEqual(closed);
        await toggle.press('Space');
        await rests();
        expect(await state()).toEqual(opened);
      });
      await example('FileDownloadList', EXAMPLE, { reducedMotion: 'reduce' }, async (page) => {
        const duration = await page
          .locator('main ul')
          .evaluate((list) => getComputedStyle(list).transitionDuration);
        expect(Number.parseFloat(duration)).toBeLessThanOrEqual(0.001);
      });
    });

    test('C-185: an entry is a file to take home, of the kind it says', async () => {
      await example('FileDownloadList', EXAMPLE, {}, async (page) => {
        const link = page.locator('main ul a').first();
        expect(await link.getAttribute('download')).toBe('');
        const answer = await page.request.get(
          new URL((await link.getAttribute('href')) ?? '', page.url()).href,
        );
        expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/webp']);
      });
    });

    test('C-189: without a script all files are there', async () => {
      await example('FileDownloadList', EXAMPLE, { javaScript: false }, async (page) => {
        expect(await page.locator('main ul a').last().isVisible()).toBe(true);
        expect(await page.locator('main button').isVisible()).toBe(false);
      });
    });
  });
}
