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
