const CLICKED = 'island-click';

/** For the runtime: an element with `data-island-click` was clicked, and its island is awake. */
export const islandClicked = (opener: HTMLElement): boolean =>
  opener.dispatchEvent(new CustomEvent(CLICKED, { bubbles: true }));

/**
 * Hears of clicks on elements with `data-island-click` of this island's name, wherever on the page they stand, also of the
 * one that woke the island. Returns how to stop.
 */
export function onIslandClick(name: string, act: (opener: HTMLElement) => void): () => void {
  const hear = ({ target }: Event) => {
    if (target instanceof HTMLElement && target.dataset.islandClick === name) act(target);
  };
  document.addEventListener(CLICKED, hear);
  return () => document.removeEventListener(CLICKED, hear);
}
