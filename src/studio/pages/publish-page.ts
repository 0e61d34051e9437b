import type { StudioPage } from '~/modules/content/studio-wire';
import { api, type Called } from '../api';
import { isSamePage } from '../changes/compare-pages';
import type { PageDocument } from '../state/document';
import { documentOf } from '../state/document';

/**
 * Publishes the draft of a page. The answer to an earlier try may have been lost: if visitors see this very page since, that
 * is the answer.
 * @param revision of the draft
 */
export async function publishPage(
  { id, language, publishedAt }: Pick<StudioPage, 'id' | 'language' | 'publishedAt'>,
  document: PageDocument,
  revision: number,
): Called<StudioPage> {
  const key = { id, language };
  const answer = await api.publish(key, { revision });
  if (answer.ok) return answer;
  const stored = await api.open(key);
  const isDone =
    stored.ok &&
    stored.value.revision === 0 &&
    stored.value.publishedAt !== publishedAt &&
    isSamePage(documentOf(stored.value), document);
  return isDone ? stored : answer;
}
