/** What a visitor did to a sleeping island, kept by the inline script of the document head. */
interface EarlyEvent {
  readonly type: 'click' | 'input' | 'change';
  readonly target: HTMLElement;
}

declare global {
  interface Window {
    __early?: EarlyEvent[];
  }
}

export const capturedEvents = (): readonly EarlyEvent[] => window.__early ?? [];

/**
 * Gives an island that has just woken the clicks, ticks and typed text that came before it: React saw
 * none of them. Text and ticks stay as the visitor left them; React is told of the difference.
 */
export function replayInto(element: HTMLElement): void {
  element.dataset.ready = '';
  const mine = capturedEvents().filter((event) => element.contains(event.target));
  window.__early = capturedEvents().filter((event) => !mine.includes(event));
  for (const { type, target } of mine) {
    if (!target.isConnected) continue;
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      replayInput(target, type);
    else if (target instanceof HTMLSelectElement)
      target.dispatchEvent(new Event('change', { bubbles: true }));
    else if (type === 'click') target.click();
  }
}

type Tracked = { _valueTracker?: { setValue(value: string): void } };

function replayInput(
  target: (HTMLInputElement | HTMLTextAreaElement) & Tracked,
  type: EarlyEvent['type'],
): void {
  const ticked = target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type);
  // React compares with the value it saw at hydration, which already is the visitor's: forget that one.
  target._valueTracker?.setValue(ticked ? String(!target.checked) : `${target.value}\u0000`);
  if (ticked && type === 'click') target.dispatchEvent(new Event('click', { bubbles: true }));
  else if (!ticked && type !== 'click') target.dispatchEvent(new Event('input', { bubbles: true }));
}
