/** How many files show before the rest, when the editor says nothing else (FILES-2). */
export const VISIBLE = 3;

/** What decides whether a list of files is cut short. */
export interface Collapsing {
  /** Files that are shown at all: those with a title and a file. */
  readonly count: number;
  readonly visible: number;
  readonly showAll: boolean;
  readonly expandLabel: string;
  readonly collapseLabel: string;
}

/**
 * Whether the list starts collapsed (FILES-3): not when all shall show, not for a single file more than
 * fits, and not when either label is empty, since then there would be no way to open or close it.
 */
export function collapses({ count, visible, showAll, expandLabel, collapseLabel }: Collapsing): boolean {
  if (showAll || expandLabel.trim() === '' || collapseLabel.trim() === '') return false;
  return count > visible + 1;
}

/** The kind of a file as people call it, from its address: `PDF`; empty when that says nothing. */
export function fileKind(address: string): string {
  const path = address.split(/[?#]/)[0] ?? '';
  return /\.([a-z0-9]{2,4})$/i.exec(path)?.[1]?.toUpperCase() ?? '';
}
