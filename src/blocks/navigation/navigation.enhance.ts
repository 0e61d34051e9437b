import { moveByArrows } from './behaviour/arrows';
import { selectBranches } from './behaviour/branches';
import { watchExpanded } from './behaviour/expanded';
import { closeOnLeave, openOnHover } from './behaviour/hover';
import { fitItems } from './behaviour/overflow';
import { placePanels } from './behaviour/place';

/** Adds to the server's navigation what browsers do not do by themselves; the menu works without. */
export default function enhance(root: HTMLElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  placePanels(root, signal);
  watchExpanded(root, signal);
  openOnHover(root, signal);
  closeOnLeave(root, signal);
  moveByArrows(root, signal);
  selectBranches(root, signal);
  fitItems(root, signal);
  return () => controller.abort();
}
