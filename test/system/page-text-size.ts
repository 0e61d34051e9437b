import type { Locator, Page } from 'playwright-core';

/** Makes all texts of a page, and nothing else, twice as large (WCAG 1.4.4). */
export async function withTextsOfTwiceTheSize(page: Page): Promise<void> {
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
}

/** From so many letters on a browser that knows the language sets hyphens (`base.css`); the one of the tests knows none. */
export const COMPOUND = 14;

/** Words that go on in a second line, but for those that a hyphen or a slash lets break. */
export const brokenWords = (part: Locator): Promise<readonly string[]> =>
  part.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        // For screen readers only.
        if (text.parentElement !== null && text.parentElement.offsetWidth === 1) continue;
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s\-/@.]+/g)) {
          const range = new Range();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            broken.push(word);
        }
      }
      return broken;
    }),
  );
