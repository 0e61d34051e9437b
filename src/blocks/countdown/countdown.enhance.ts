import { nextTick, remainingUntil, showRemaining } from '~/features/countdown/browser';

/** Keeps a countdown right until it comes to zero (COUNTDOWN-1). The server's value may be minutes old. */
export default function enhance(timer: HTMLElement): () => void {
  const end = Number(timer.dataset.end);
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    const now = Date.now();
    showRemaining(timer, remainingUntil(end, now));
    const wait = nextTick(end, now);
    // A timer may ring a little early; the value it was set for begins a moment later.
    if (wait !== null) waiting = setTimeout(show, wait + 5);
  };
  show();
  return () => clearTimeout(waiting);
}
