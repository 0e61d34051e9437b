import type { Dashboard, EditedSite, StudioPage, TreeItem } from '~/modules/content/studio-wire';
import type { Called, PageKey } from '../api';
import { checkPage, type Surroundings } from '../state/checks/checks';
import type { Finding } from '../state/checks/finding';
import type { PageDocument } from '../state/document';
import { documentOf } from '../state/document';

export type Draft = Dashboard['drafts'][number];

/** One page of a release in its language. */
export const keyOf = ({ itemId, language }: Pick<Draft, 'itemId' | 'language'>) => `${itemId} ${language}`;

export interface CheckedDraft {
  readonly draft: Draft;
  readonly findings: readonly Finding[];
  /** It could not be read, or is not what was chosen any more. */
  readonly isChanged: boolean;
  /** False where it could not be drawn and looked at. */
  readonly isSeen: boolean;
}

/** What a drawn page shows: what is hard to read or to use, and the levels of its headings. */
interface SeenPage {
  readonly findings: readonly Finding[];
  readonly headings: readonly number[];
}

/** How a release is checked. */
export interface CheckAround {
  readonly site: Pick<EditedSite, 'languages'>;
  readonly kinds: Surroundings['kinds'];
  open(key: PageKey): Called<StudioPage>;
  /** The pages of the site in one of its languages; none where they cannot be read. */
  pagesIn(language: string): Promise<readonly TreeItem[]>;
  /** Rejects where the page cannot be drawn. */
  see(key: PageKey, document: PageDocument): Promise<SeenPage>;
  /** Told before each page. */
  onBegin(done: number, draft: Draft): void;
  readonly signal: AbortSignal;
}

/** What all pages share has no heading of its own. */
const SHARED_HEADINGS = [1];

/**
 * Checks what is published together as each page by itself is checked: one page after the other, each drawn once and let go, so that thirty
 * need no more memory than one. A link to a page of the same release leads somewhere, and so does its other language.
 *
 * @returns null when it was stopped
 */
export async function checkDrafts(
  drafts: readonly Draft[],
  around: CheckAround,
): Promise<readonly CheckedDraft[] | null> {
  const chosen = new Set(drafts.map(keyOf));
  const published = new Map<string, readonly TreeItem[]>();
  for (const language of around.site.languages) {
    const items = await around.pagesIn(language);
    const willBe = ({ id }: TreeItem) => chosen.has(keyOf({ itemId: id, language }));
    published.set(
      language,
      items.map((item) => (willBe(item) ? { ...item, published: true } : item)),
    );
  }
  const checked: CheckedDraft[] = [];
  for (const draft of drafts) {
    if (around.signal.aborted) return null;
    around.onBegin(checked.length, draft);
    checked.push(await checkOne(draft, published, around));
  }
  return around.signal.aborted ? null : checked;
}

async function checkOne(
  draft: Draft,
  published: ReadonlyMap<string, readonly TreeItem[]>,
  { kinds, open, see }: CheckAround,
): Promise<CheckedDraft> {
  const key = { id: draft.itemId, language: draft.language };
  const opened = await open(key);
  if (!opened.ok || opened.value.revision !== draft.revision)
    return { draft, findings: [], isChanged: true, isSeen: false };
  const document = documentOf(opened.value);
  const seen = await see(key, document).catch(() => null);
  const headings = seen === null || draft.path === null ? SHARED_HEADINGS : seen.headings;
  const pages = published.get(draft.language) ?? [];
  const findings = [
    ...checkPage(document, opened.value.shared, { kinds, pages, headings }),
    ...missingIn(draft, published),
    ...(seen?.findings ?? []),
  ];
  return { draft, findings, isChanged: false, isSeen: seen !== null };
}

/** Languages that lack the page; one whose pages could not be read lacks none. */
const missingIn = (
  { itemId, language }: Draft,
  published: ReadonlyMap<string, readonly TreeItem[]>,
): readonly Finding[] =>
  [...published]
    .filter(([other, items]) => other !== language && items.length > 0)
    .filter(([, items]) => !items.some((item) => item.id === itemId && item.published))
    .map(([about]) => ({ severity: 'warning', kind: 'translation-missing', uid: null, about }) as const);
