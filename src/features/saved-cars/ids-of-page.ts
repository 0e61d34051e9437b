import type { PageContext } from '~/page/contract';
import { idsInAddress, type ListName } from './device/chosen-cars';

/**
 * The ids in a page's address. Such a page is one visitor's own: it is not cached and not indexed.
 */
export function idsOfPage(page: PageContext, name: ListName) {
  const ids = idsInAddress(page.query, name);
  return { ids, answer: { head: { noindex: true, canonical: page.path }, incomplete: page.query.size > 0 } };
}
