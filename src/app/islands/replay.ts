import { clickedOf } from './clicked';
import type { EarlyEvent } from './early-events';

/** What acts by itself when it is pressed: a second press would take back what the first has done, or do it twice. */
const ACTS_BY_ITSELF = 'input, textarea, select, label, summary, a:not([data-acts])';

/** A button within such an element is pressed for itself alone. */
const isReplayed = (target: HTMLElement): boolean =>
  target.closest(`button, a, ${ACTS_BY_ITSELF}`)?.matches(ACTS_BY_ITSELF) !== true;

/**
 * Replays events from before a part of the page was activated, which its listeners missed: clicks on what does nothing by
 * itself, arrow keys where the focus still is, and one input event per control. Values and checked states are as the visitor
 * left them. As with real events, each meets the page as the one before it has left it: the second of two quick clicks on
 * what sends a form finds it being sent.
 */
export async function replay(events: readonly EarlyEvent[]): Promise<void> {
  const handled = new Map<HTMLElement, Set<string>>();
  for (const { type, target, key } of events) {
    if (!target.isConnected) continue;
    if (type === 'click') {
      // Delegated listeners have handled clicks of their kind.
      if (isReplayed(target) && clickedOf('', target) === undefined) target.click();
    } else if (type === 'keydown') {
      if (key !== undefined && target === document.activeElement)
        target.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
    } else if (handled.get(target)?.has(type) !== true)
      target.dispatchEvent(new Event(type, { bubbles: true }));
    handled.set(target, (handled.get(target) ?? new Set()).add(type));
    // React draws what an event has changed when the code that runs has ended, and this may run in the midst of its work.
    await null;
  }
}
