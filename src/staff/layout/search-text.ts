import { typedLine } from '~/platform/typed-words';

/** A whole address may be pasted. */
export const MAX_SEARCH = 300;

/** What is searched for, as one line. */
export const searchText = (typed: string | null | undefined): string =>
  typedLine(typed ?? '').slice(0, MAX_SEARCH);
