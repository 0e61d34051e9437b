/** What a visitor did to a sleeping part of the page, kept by the inline script of the document head. */
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

/** What came before the owner was ready; it is asked for once. The listener of the head goes on filling the same list. */
function takeEvents(owner: HTMLElement): readonly EarlyEvent[] {
  owner.dataset.ready = '';
  const events = window.__early ?? [];
  const isMine = ({ target }: EarlyEvent) => target.closest('fc-island, [data-enhance]') === owner;
  const mine = events.filter(isMine);
  events.splice(0, events.length, ...events.filter((event) => !isMine(event)));
  return mine.filter(({ target }) => target.isConnected);
}

/**
 * Gives an island that has just woken the clicks, ticks and typed text that came before it: React saw
 * none of them. Text and ticks stay as the visitor left them; React is told of the difference.
 */
export function replayInto(island: HTMLElement): void {
  for (const { type, target } of takeEvents(island)) {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      replayInput(target, type);
    else if (target instanceof HTMLSelectElement)
      target.dispatchEvent(new Event('change', { bubbles: true }));
    else if (type === 'click') target.click();
  }
}

/** The same for an enhancement: its listeners hear once what each control has gone through. */
export function replayEnhanced(element: HTMLElement): void {
  const heard = new Map<HTMLElement, Set<string>>();
  for (const { type, target } of takeEvents(element)) {
    if (type === 'click') {
      // Heard already by whoever listens for all clicks of its kind.
      if (!target.matches('[data-enhance-click]')) target.click();
    } else if (heard.get(target)?.has(type) !== true)
      target.dispatchEvent(new Event(type, { bubbles: true }));
    heard.set(target, (heard.get(target) ?? new Set()).add(type));
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
