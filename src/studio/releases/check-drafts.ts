import type { Dashboard, TreeItem } from '~/modules/content/studio-wire';
import { api } from '../api';
import type { NamedKind } from '../names/name-kinds';
import { checkPage } from '../state/checks/checks';
import type { Finding } from '../state/checks/finding';
import { documentOf } from '../state/draft-saver';

export type Draft = Dashboard['drafts'][number];

/** One page of a release in its language. */
export const keyOf = ({ itemId, language }: Pick<Draft, 'itemId' | 'language'>) => `${itemId} ${language}`;

export interface CheckedDraft {
  readonly draft: Draft;
  readonly findings: readonly Finding[];
  /** It could not be read, or is not what was chosen any more. */
  readonly isChanged: boolean;
}

/** A page by itself has a heading; how it looks is checked when it is opened. */
const HEADINGS = [1];

/** Checks what is published together: a link to a page of the same release leads somewhere. */
export async function checkDrafts(
  drafts: readonly Draft[],
  kinds: ReadonlyMap<string, NamedKind>,
  items: readonly TreeItem[],
): Promise<readonly CheckedDraft[]> {
  const chosen = new Set(drafts.map(({ itemId }) => itemId));
  const pages = items.map((item) => (chosen.has(item.id) ? { ...item, published: true } : item));
  return Promise.all(
    drafts.map(async (draft): Promise<CheckedDraft> => {
      const opened = await api.open({ id: draft.itemId, language: draft.language });
      if (!opened.ok || opened.value.revision !== draft.revision)
        return { draft, findings: [], isChanged: true };
      const { shared } = opened.value;
      const around = { kinds, pages, headings: HEADINGS };
      return { draft, findings: checkPage(documentOf(opened.value), shared, around), isChanged: false };
    }),
  );
}
