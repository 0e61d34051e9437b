const CLICKED = 'island-click';

/** For the runtime: an element with `data-island-click` was clicked, and its island is awake. */
export const islandClicked = (opener: HTMLElement): boolean =>
  opener.dispatchEvent(new CustomEvent(CLICKED, { bubbles: true }));
