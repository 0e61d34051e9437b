import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useGone } from './use-gone';

let times = 0;
function Board({ isChosen, isShown }: { readonly isChosen: boolean; readonly isShown: boolean }) {
  useGone(isChosen, isShown, () => {
    times += 1;
  });
  return null;
}

let root: ReturnType<typeof createRoot>;
const show = (isChosen: boolean, isShown: boolean) =>
  act(() => root.render(<Board isChosen={isChosen} isShown={isShown} />));
beforeEach(() => {
  times = 0;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

test('what is chosen and goes is told once; what nobody has chosen may go', () => {
  show(false, false);
  show(true, true);
  show(false, false);
  expect(times).toBe(0);
  show(true, true);
  show(true, false);
  show(true, false);
  expect(times).toBe(1);
});
