import { useState } from 'react';
import { expect, test } from 'vitest';
import { hydrate } from '~test/component/hydrate';
import { INITIAL } from './state/booking';
import { useFocus } from './use-focus';

let go: () => void = () => undefined;

/** Two pages of the flow with a button far below their heading. */
function Pages() {
  const [page, setPage] = useState<1 | 2>(1);
  go = () => setPage(2);
  useFocus('flow', page, INITIAL);
  return (
    <>
      <h2 id="flow-page" tabIndex={-1}>
        Page {page}
      </h2>
      <div style={{ blockSize: 3000 }} />
      <button type="button">Next</button>
      <div style={{ blockSize: 1000 }} />
    </>
  );
}

const nextFrame = () => new Promise(requestAnimationFrame);

test.each([0, 20, 100])(
  'a page begins at its top, also when the browser has gone more than %d pixels of its way to the button',
  async (pixels) => {
    const place = await hydrate(<Pages />);
    place.querySelector('button')?.focus();
    while (scrollY <= pixels) await nextFrame();
    go();
    await expect.poll(() => document.activeElement?.textContent).toBe('Page 2');
    for (let frame = 0; frame < 40; frame++) await nextFrame();
    expect(scrollY).toBe(0);
  },
);
