import { nextTick, remainingUntil, showRemaining } from '~/features/countdown/browser';
import { auctionAt } from './auction-phase';

/** The phase and the countdown of an auction by the visitor's clock: the server's may be minutes old. */
export default function enhanceAuction(root: HTMLElement): () => void {
  const [start, end] = [instant(root.dataset.start), instant(root.dataset.end)];
  const timer = root.querySelector<HTMLElement>('[role="timer"]');
  const counting = root.querySelector<HTMLElement>('[data-counting]');
  const spoken = [...root.querySelectorAll<HTMLElement>('[data-says]')];
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    const now = Date.now();
    const { phase, until } = auctionAt(start, end, now);
    if (root.dataset.phase !== phase) {
      root.dataset.phase = phase;
      for (const place of spoken) place.textContent = place.getAttribute(`data-${phase}`) ?? '';
    }
    if (counting !== null) counting.hidden = until === null;
    if (until === null || timer === null) return;
    showRemaining(timer, remainingUntil(until, now));
    // A timer may ring a little early; the value it was set for begins a moment later.
    waiting = setTimeout(show, (nextTick(until, now) ?? 0) + 5);
  };
  show();
  return () => clearTimeout(waiting);
}

const instant = (text: string | undefined): number | null =>
  text === undefined || text === '' ? null : Number(text);
