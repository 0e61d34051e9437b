import type { Values } from '../document';
import type { Finding } from './finding';

/** About as much as search engines show. */
const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 160;

/** A page as a search engine lists it. */
export interface SearchResult {
  readonly title: string;
  readonly description: string;
  /** Search engines are asked to leave it out. */
  readonly isHidden: boolean;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** @param fields of the page, what all languages share among them */
export const searchResultOf = ({ metaTitle, navigationTitle, title, ...fields }: Values): SearchResult => ({
  title: textOf(metaTitle) || textOf(navigationTitle) || textOf(title),
  description: textOf(fields.metaDescription),
  isHidden: fields.noindex === true,
});

/** What a search engine would cut off or make up. */
export function checkSearchResult({ title, description, isHidden }: SearchResult): readonly Finding[] {
  if (isHidden) return [];
  const warn = (kind: Finding['kind'], about: string): Finding => ({
    severity: 'warning',
    kind,
    uid: null,
    about,
  });
  return [
    ...(title.length > TITLE_LENGTH ? [warn('title-long', String(title.length))] : []),
    ...(description === '' ? [warn('description-missing', '')] : []),
    ...(description.length > DESCRIPTION_LENGTH
      ? [warn('description-long', String(description.length))]
      : []),
  ];
}

/** As many words as there is room for, with a sign where more follow. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const gap = text.lastIndexOf(' ', length - 2);
  return `${text.slice(0, gap > 0 ? gap : length - 2)} …`;
}

/** What is seen of it in a list of results. */
export const shownOf = ({ title, description }: SearchResult) => ({
  title: cut(title, TITLE_LENGTH),
  description: cut(description, DESCRIPTION_LENGTH),
});
