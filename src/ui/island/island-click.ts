const CLICKED = 'island-click';

/** For the runtime: what opens the island of this name was clicked, and the island is awake. */
export const islandClicked = (opener: HTMLElement, name: string): boolean =>
  opener.dispatchEvent(new CustomEvent(CLICKED, { bubbles: true, detail: name }));

/**
 * Hears of clicks on what this island's `clicks` names, wherever on the page they stand, also of the
 * one that woke the island. Returns how to stop.
 */
export function onIslandClick(name: string, act: (opener: HTMLElement) => void): () => void {
  const hear = (event: Event) => {
    if (event instanceof CustomEvent && event.detail === name && event.target instanceof HTMLElement)
      act(event.target);
  };
  document.addEventListener(CLICKED, hear);
  return () => document.removeEventListener(CLICKED, hear);
}
