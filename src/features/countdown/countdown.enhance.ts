import { momentAt } from './moment';
import { nextTick, remainingUntil } from './remaining';
import { showRemaining } from './show-remaining';

/** The longest time that a browser's timer can be set to. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;
/** A page that is given is hardly older than this, and never younger than a minute: else a clock is wrong. */
const MAX_PAGE_AGE_MS = 20 * 60_000;
/** A timer may fire a little early; the value it was set for begins a moment later. */
const SLACK_MS = 5;

/**
 * Keeps what depends on `data-start` and `data-end` right by the visitor's clock, as the server's answer may be minutes
 * old: the numbers of a timer, the texts of each phase, and a line that holds only until the end (`data-until-end`). Where that
 * clock does not fit the time at which the page was drawn (`data-now`), the server is asked for its own.
 */
export default function enhance(root: HTMLElement): () => void {
  const [start, end] = [instant(root.dataset.start), instant(root.dataset.end)];
  const timer = root.matches('[role="timer"]') ? root : root.querySelector<HTMLElement>('[role="timer"]');
  const counting = root.querySelector<HTMLElement>('[data-counting]');
  const texts = [...root.querySelectorAll<HTMLElement>('[data-says]')];
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let ahead = 0;

  const show = () => {
    const now = Date.now() + ahead;
    const { phase, until } = momentAt(start, end, now);
    if (root.dataset.phase !== phase) {
      root.dataset.phase = phase;
      for (const place of texts) place.textContent = place.getAttribute(`data-${phase}`) ?? '';
    }
    if (counting !== null) counting.hidden = until === null;
    if (root.dataset.untilEnd !== undefined) root.hidden = phase === 'ended';
    if (timer !== null && (until !== null || timer === root))
      showRemaining(timer, remainingUntil(until ?? 0, now));
    if (until === null) return;
    const wait = timer === null ? until - now : (nextTick(until, now) ?? 0) + SLACK_MS;
    waiting = setTimeout(show, Math.min(wait, MAX_TIMEOUT_MS));
  };
  show();
  const drawn = instant(root.dataset.now);
  const age = drawn === null ? 0 : Date.now() - performance.now() - drawn;
  let isOver = false;
  if (age < -60_000 || age > MAX_PAGE_AGE_MS)
    void import('./ask-lead')
      .then(({ askLead }) => askLead())
      .then((lead) => {
        if (isOver) return;
        ahead = lead;
        clearTimeout(waiting);
        show();
      })
      .catch(() => undefined);
  return () => {
    isOver = true;
    clearTimeout(waiting);
  };
}

const instant = (text: string | undefined): number | null => (text ? Number(text) : null);
