/** What a visitor did to a sleeping part of the page, kept by the inline script of the document head. */
export interface EarlyEvent {
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

export const capturedEvents = (): EarlyEvent[] => window.__early ?? [];

/**
 * What came before the owner woke; it is asked for once. From then on the owner hears for itself: the listener of the head
 * passes over what lies in it.
 */
export function takeEvents(owner: HTMLElement): readonly EarlyEvent[] {
  owner.dataset.awake = '';
  const events = capturedEvents();
  const isMine = ({ target }: EarlyEvent) => target.closest('fc-island, [data-enhance]') === owner;
  const mine = events.filter(isMine);
  events.splice(0, events.length, ...events.filter((event) => !isMine(event)));
  return mine;
}
