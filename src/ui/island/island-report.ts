export interface IslandReport {
  readonly name: string;
  readonly when: 'load' | 'idle' | 'visible' | 'interaction' | 'click';
  readonly failure?: unknown;
}

type Listener = (report: IslandReport) => void;

interface Collection {
  readonly onIsland: Listener;
  /** Markup for the place of an island that failed on the server. */
  readonly standIn: () => string;
}

let collection: Collection | null = null;

/**
 * Runs a synchronous render and tells `onIsland` of each island that was drawn in it, or failed; `standIn` is what a visitor
 * reads in place of a failed one. Rendering to a string never yields, so one listener at a time is enough.
 */
export function collectIslands<T>(onIsland: Listener, render: () => T, standIn: () => string = () => ''): T {
  const outer = collection;
  collection = { onIsland, standIn };
  try {
    return render();
  } finally {
    collection = outer;
  }
}

export function reportIsland(report: IslandReport): void {
  collection?.onIsland(report);
}

/** What stands in the place of an island that failed. */
export const islandStandIn = (): string => collection?.standIn() ?? '';
