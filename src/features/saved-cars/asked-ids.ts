import type { PageContext } from '~/page/contract';
import { idsInAddress, type ListName } from './chosen-cars';

/**
 * The ids that the address of a page names. Such a page is one visitor's own: it is drawn for whoever asks, kept for
 * nobody else, and no search engine's business.
 */
export function askedIds(page: PageContext, name: ListName) {
  const ids = idsInAddress(page.query, name);
  return { ids, answer: { head: { noindex: true, canonical: page.path }, incomplete: page.query.size > 0 } };
}
