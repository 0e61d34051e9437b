import { capturedEvents } from './early-events';

/**
 * What stands on a page by the hundred, and comes and goes, has no script of its own and does not name one either: an element
 * that stands once says by `data-clicks`, a selector, which clicks it answers, wherever on the page.
 */
export interface Clicked {
  readonly owner: HTMLElement;
  readonly element: HTMLElement;
}

/** What a click was made on, and which of `owners` answers it: the first on the page. */
export function clickedOf(owners: string, target: EventTarget | null): Clicked | undefined {
  for (const owner of document.querySelectorAll<HTMLElement>(`${owners}[data-clicks]`)) {
    const element = target instanceof Element && target.closest<HTMLElement>(owner.dataset.clicks ?? '');
    if (element) return { owner, element };
  }
  return undefined;
}

/**
 * One listener for all that is clicked. Until `act` has an answer, what was clicked says that it is on its way: on a slow line
 * its script takes a second.
 */
export function whenClicked(
  owners: string,
  act: (element: HTMLElement, owner: HTMLElement) => Promise<unknown>,
): void {
  const run = ({ target }: Pick<Event, 'target'>) => {
    const clicked = clickedOf(owners, target);
    if (!clicked) return;
    const { owner, element } = clicked;
    element.ariaBusy = 'true';
    void act(element, owner).finally(() => {
      element.ariaBusy = null;
    });
  };
  // Events before this script; later clicks are handled here until their part of the page is activated.
  for (const event of capturedEvents()) if (event.type === 'click') run(event);
  document.addEventListener('click', run);
}
