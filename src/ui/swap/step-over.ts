/** Whose step of the history it is: a page that is loaded again has nothing that lies over it. */
const own = () => performance.timeOrigin;

/** Something lies over the page, and is a step of the history: "back" takes it away and leaves the page as it is. */
export function stepOver(): void {
  history.pushState({ ...history.state, over: own() }, '');
}

function isSteppedOver(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'over' in state && state.over === own();
}

/** Waits until nothing lies over the page: its address would become that of the step, and "back" would take it away too. */
export async function notSteppedOver(signal: AbortSignal): Promise<void> {
  if (!isSteppedOver()) return;
  const over = new AbortController();
  await new Promise<void>((resolve) => {
    const look = () => {
      if (!isSteppedOver()) resolve();
    };
    addEventListener('popstate', look, { signal: over.signal });
    signal.addEventListener('abort', () => resolve(), { signal: over.signal });
  });
  over.abort();
}
