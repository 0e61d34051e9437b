import { fieldsOf } from '../canvas/fields-in';
import { marksIn } from '../canvas/marks';
import { fieldShownBy } from '../canvas/touch';
import type { NamedKind } from '../names/name-kinds';
import type { BlockNode } from '../state/document';

/** The block in which an element is drawn, the innermost; null where it is in none. */
export function blockOfElement(page: Document, element: Element): string | null {
  const inside = marksIn(page).filter(
    ({ start, end }) =>
      (start.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
      (end.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
  );
  return inside.at(-1)?.uid ?? null;
}

/** The field that an element shows: by the text in it, the text that it is in, its picture or its link. */
export function fieldOfElement(
  page: Document,
  element: Element,
  node: BlockNode,
  kinds: ReadonlyMap<string, NamedKind>,
): string | undefined {
  const place = fieldsOf(page, node.uid).find(
    ({ start, end }) =>
      element.contains(start) ||
      ((start.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
        (end.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0),
  );
  if (place !== undefined) return place.path;
  const forms = kinds.get(node.componentName)?.fields ?? [];
  const shown = element.matches('a[href], img, video') ? element : element.closest('a[href]');
  return shown === null ? undefined : fieldShownBy(shown, node, forms);
}
