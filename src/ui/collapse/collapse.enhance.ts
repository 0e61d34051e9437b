import { collapseContent } from './collapse-content';
import { collapseList } from './collapse-list';

/** Opens and closes what shows a part of itself at first: content cut off at a height, or a list after its first entries. */
export default function enhance(root: HTMLElement): void {
  const list = root.querySelector<HTMLElement>(':scope > ul[data-collapsed]');
  if (list === null) collapseContent(root);
  else collapseList(root, list);
}
