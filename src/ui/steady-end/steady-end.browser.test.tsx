import { useState } from 'react';
import { expect, test } from 'vitest';
import { hydrate } from '~test/component/hydrate';
import { useSteadyEnd } from './steady-end';

let come: () => void = () => undefined;

/** A box with what stands for something, which comes when `come` is called, and what is above and below it. */
function Page() {
  const [isAwaited, setAwaited] = useState(true);
  const box = useSteadyEnd<HTMLDivElement>(isAwaited);
  come = () => setAwaited(false);
  return (
    <>
      <div style={{ blockSize: 3000 }} />
      <div ref={box} data-box="">
        <div style={{ blockSize: isAwaited ? 2000 : 100, overflowAnchor: 'none' }}>
          <p style={{ position: 'fixed', insetBlockStart: '150vh' }}>a drawer that is closed</p>
        </div>
      </div>
      <div style={{ blockSize: 3000 }} data-below="" />
    </>
  );
}

const IMMEDIATELY = 0;
const LATE = 150;

async function shown(scrolledTo: number, afterMs: number) {
  const place = await hydrate(<Page />);
  const part = (name: string) =>
    place.querySelector(`[data-${name}]`)?.getBoundingClientRect() ?? new DOMRect();
  scrollTo(0, scrolledTo);
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  const before = part('below').top;
  come();
  const height = () => Math.round(part('box').height);
  return { before, after: () => part('below').top, height };
}

test('what is below what comes late stays where it is seen, and moves up once it is out of view', async () => {
  const { before, after, height } = await shown(4900, LATE);
  expect(before).toBeLessThan(innerHeight);
  await expect.poll(height).toBe(2000);
  expect(after()).toBe(before);
  scrollTo(0, 0);
  await expect.poll(height).toBe(100);
});

test('no more is kept than keeps what is below out of view, once the page is scrolled there', async () => {
  const { height } = await shown(4900, LATE);
  await expect.poll(height).toBe(2000);
  scrollTo(0, 2900);
  // A hundred pixels of the page stand above the box.
  await expect.poll(height).toBe(innerHeight - 100);
});

test('what is below and out of view stays out of view', async () => {
  const { before, after, height } = await shown(3000, LATE);
  expect(before).toBeGreaterThan(innerHeight);
  await expect.poll(height).toBe(innerHeight);
  expect(after()).toBe(innerHeight);
});

test('nothing is kept where it moves nothing that is seen, or where it comes as soon as it is asked for', async () => {
  await expect.poll((await shown(0, LATE)).height).toBe(100);
  await expect.poll((await shown(3000, IMMEDIATELY)).height).toBe(100);
});
