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
 * Gives a part of the page that has just woken what came before it, as none of its listeners saw it: clicks on what does
 * nothing by itself, and once for each control what it has gone through. Text and ticks are as the visitor left them.
 */
export function replay(owner: HTMLElement): void {
  const heard = new Map<HTMLElement, Set<string>>();
  for (const { type, target } of takeEvents(owner)) {
    if (type === 'click') {
      // A control has gone on by itself; the last are heard already by whoever listens for all clicks of their kind.
      if (!target.matches('input, textarea, select, [data-enhance-click]')) target.click();
    } else if (heard.get(target)?.has(type) !== true)
      target.dispatchEvent(new Event(type, { bubbles: true }));
    heard.set(target, (heard.get(target) ?? new Set()).add(type));
  }
}
