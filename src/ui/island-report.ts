export interface IslandReport {
  readonly name: string;
  readonly when: 'load' | 'idle' | 'visible' | 'interaction';
  readonly failure?: unknown;
}

type Listener = (report: IslandReport) => void;

let listener: Listener | null = null;

/**
 * Runs a synchronous render and tells `onIsland` of each island that was drawn in it, or failed. Rendering
 * to a string never yields, so one listener at a time is enough.
 */
export function collectIslands<T>(onIsland: Listener, render: () => T): T {
  const outer = listener;
  listener = onIsland;
  try {
    return render();
  } finally {
    listener = outer;
  }
}

export function reportIsland(report: IslandReport): void {
  listener?.(report);
}
