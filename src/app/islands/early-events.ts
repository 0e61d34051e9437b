/** What a visitor did to a sleeping part of the page, kept by the inline script of the document head. */
interface EarlyEvent {
  readonly type: 'click' | 'input' | 'change' | 'keydown';
  readonly target: HTMLElement;
  /** Of `keydown`: an arrow. */
  readonly key?: string;
}

declare global {
  interface Window {
    __early?: EarlyEvent[];
  }
}

export const capturedEvents = (): readonly EarlyEvent[] => window.__early ?? [];

/**
 * What came before the owner woke; it is asked for once. From then on the owner hears for itself: the listener of the head
 * passes over what lies in it.
 */
export function takeEvents(owner: HTMLElement): readonly EarlyEvent[] {
  owner.dataset.awake = '';
  const events = window.__early ?? [];
  const isMine = ({ target }: EarlyEvent) => target.closest('fc-island, [data-enhance]') === owner;
  const mine = events.filter(isMine);
  events.splice(0, events.length, ...events.filter((event) => !isMine(event)));
  return mine;
}

/**
 * Replays events from before a part of the page was activated, which its listeners missed: clicks on what does nothing by
 * itself, arrow keys where the focus still is, and one input event per control. Values and checked states are as the visitor
 * left them.
 */
export function replay(events: readonly EarlyEvent[]): void {
  const handled = new Map<HTMLElement, Set<string>>();
  for (const { type, target, key } of events) {
    if (!target.isConnected) continue;
    if (type === 'click') {
      // Native controls have acted already; delegated listeners have handled clicks of their kind.
      if (!target.matches('input, textarea, select, [data-enhance-click], [data-island-click]'))
        target.click();
    } else if (type === 'keydown') {
      if (key !== undefined && target === document.activeElement)
        target.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
    } else if (handled.get(target)?.has(type) !== true)
      target.dispatchEvent(new Event(type, { bubbles: true }));
    handled.set(target, (handled.get(target) ?? new Set()).add(type));
  }
}
