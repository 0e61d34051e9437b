import { COUNTED, nextTick, remainingUntil } from './remaining';

/** Keeps a countdown right until it comes to zero (specification 1 §4). The server's value may be minutes old. */
export default function enhance(timer: HTMLElement): () => void {
  const end = Number(timer.dataset.end);
  const places = COUNTED.flatMap((unit) => {
    const place = timer.querySelector<HTMLElement>(`[data-unit="${unit}"]`);
    return place === null ? [] : [{ unit, place }];
  });
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    const now = Date.now();
    const left = remainingUntil(end, now);
    for (const { unit, place } of places) {
      const text = String(left[unit]);
      if (place.textContent !== text) place.textContent = text;
    }
    const wait = nextTick(end, now);
    // A timer may ring a little early; the value it was set for begins a moment later.
    if (wait !== null) waiting = setTimeout(show, wait + 5);
  };
  show();
  return () => clearTimeout(waiting);
}
