import { MOVES } from '~/ui/swap';
import { storeCardHeights } from './card-heights';
import { type CardPlace, scrollToCard, seenCard } from './card-place';

const KEY = 'listPlace';
/** As much as cards move a page that take more or less room than most, in windows. */
const SHIFT = 0.5;

interface StoredPlace extends CardPlace {
  /** How far the page was scrolled: where the browser goes back to. */
  readonly scrolled: number;
}

/**
 * Whoever comes back to a list finds the card where it was. The browser goes back by pixels, and cards that are not laid
 * out yet have the height of most.
 */
export function keepPlace(form: HTMLElement, signal: AbortSignal): void {
  const store = () => {
    storePlace(scrollY === 0 ? null : seenCard(form));
    storeCardHeights(form);
  };
  addEventListener('pagehide', store, { signal });
  const place = cameBack() ? storedPlace() : null;
  if (place === null || hasMovedOn(place)) return;
  const moved = new AbortController();
  for (const move of MOVES) addEventListener(move, () => moved.abort(), { once: true, signal: moved.signal });
  scrollToCard(form, place);
  // The browser may go to its own place until then.
  if (document.readyState !== 'complete')
    addEventListener('load', () => setTimeout(() => moved.signal.aborted || scrollToCard(form, place)), {
      signal: moved.signal,
    });
}

/** Whether the visitor has scrolled on by themselves, before this script came. */
function hasMovedOn({ scrolled }: StoredPlace): boolean {
  const end = document.documentElement.scrollHeight - innerHeight;
  return scrollY > 0 && scrollY < end - 1 && Math.abs(scrollY - scrolled) > innerHeight * SHIFT;
}

function cameBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && ['back_forward', 'reload'].includes(entry.type);
}

function storePlace(place: CardPlace | null): void {
  try {
    if (place === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, `${place.top} ${scrollY} ${place.key} ${location.href}`);
  } catch {
    // A browser that stores nothing goes back by itself.
  }
}

function storedPlace(): StoredPlace | null {
  try {
    const [, top, scrolled, key, href] =
      /^(\S+) (\S+) (\S+) (\S+)$/.exec(sessionStorage.getItem(KEY) ?? '') ?? [];
    return key === undefined || href !== location.href
      ? null
      : { key, top: Number(top), scrolled: Number(scrolled) };
  } catch {
    return null;
  }
}
