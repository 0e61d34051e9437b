import loaders from 'virtual:enhancements';
import { whenClicked } from './clicked';
import { capturedEvents, takeEvents } from './early-events';
import { once, whenInteracted, whenStored, whenVisible } from './waking';

/**
 * Enhancements: plain scripts for markup that works without them and needs no React to work better.
 * `data-enhance="dialog"` on an element loads `dialog.enhance.ts`, whose default export gets the element: at once,
 * or by `data-enhance-when` as `visible` when it nears the viewport, as `interaction` when the visitor is about to act, as
 * `stored` once the browser has something under one of the names in `data-stored`.
 * A part of it that comes later is what it returns, so that it is asked for again where it is lost.
 * One with `data-clicks` also runs with each element that the selector names and a visitor clicks (`clicked.ts`). `wake` brings markup to life that a script has brought.
 */
type WakeMarkup = (root: ParentNode) => void;

/** What is lost on its way, and asked for by the next press. */
const ignore = () => undefined;

const known = new WeakSet<Element>();

/** Loads and runs the enhancements of the page, each in its own time; one that fails leaves the others alone. */
export function enhance(root: ParentNode, wake: WakeMarkup): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-enhance]')) {
    const load = loaders.get(element.dataset.enhance ?? '');
    // Markup that is drawn again keeps some of its elements.
    if (!load || known.has(element)) continue;
    known.add(element);
    const run = () => {
      // Lost on its way: whoever acts on it asks again.
      const again = () => whenInteracted(element, once(run));
      void load().then((module) => {
        void Promise.resolve(module.default(element, wake)).catch(again);
        element.dataset.ready = '';
        const early = takeEvents(element);
        // Seldom needed, so it is no part of what every page starts with.
        if (early.length) void import('./replay').then((module) => module.replay(early), ignore);
      }, again);
    };
    schedule(element, run);
  }
}

/** One listener for all elements that wait for a click. */
export function enhanceClicked(wake: WakeMarkup): void {
  whenClicked('[data-enhance]', async (element, owner) =>
    (
      await loaders
        .get(owner.dataset.enhance ?? '')?.()
        .catch(ignore)
    )?.default(element, wake),
  );
}

function schedule(element: HTMLElement, run: () => void): void {
  const { enhanceWhen: when } = element.dataset;
  const waits = when && !capturedEvents().some(({ target }) => element.contains(target));
  const runOnce = once(run);
  if (!waits) runOnce();
  else whenInteracted(element, runOnce);
  if (when === 'visible') whenVisible(element, runOnce);
  if (when === 'stored') whenStored(element.dataset.stored ?? '', runOnce);
}
