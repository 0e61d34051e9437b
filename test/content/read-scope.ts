import type { ContentReader, ReadScope } from '~/modules/content';
import { SITE } from './site-fixture';

export type Reader = () => ContentReader;

/** A scope that keeps the tags of what was read. */
export function scope(language = 'sv', site = SITE): ReadScope & { readonly tags: Set<string> } {
  const tags = new Set<string>();
  return { site, language, tags, tag: (tag) => tags.add(tag) };
}
