import { fetchFragment } from '~/ui/swap';
import { ALL_CARDS } from '../query/full-cards';
import { PARAMETERS } from '../query/list-query';
import { scrollToCard, seenCard } from './place/card-place';

const FAR = '[data-far]';

interface FarCards {
  /** Heeds the cards that stand there now. */
  watch(): void;
}

/** Brings far cards when the visitor comes within a screen of them: their whole page of the list at once (LIST-13). */
export function fillFarCards(
  form: HTMLFormElement,
  signal: AbortSignal,
  wake: (root: ParentNode) => void,
): FarCards {
  const block = form.closest<HTMLElement>('[data-fragment]')?.dataset.fragment ?? '';
  /** Pages that have been asked for, and whether they are still on their way. */
  const requested = new Map<string, boolean>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const far = target instanceof HTMLElement ? target.dataset.far : undefined;
        if (isIntersecting && far !== undefined) void fill(far);
      }
    },
    { rootMargin: '100% 0px' },
  );
  signal.addEventListener('abort', () => observer.disconnect());

  const fill = async (page: string): Promise<void> => {
    const url = onePage(new URL(location.href), page);
    if (requested.has(url.href)) return;
    requested.set(url.href, true);
    try {
      const { block: fresh } = await fetchFragment(block, url, signal);
      const cards = new Map(
        [...fresh.querySelectorAll<HTMLElement>('[data-part="cards"] > [data-key]')].map((card) => [
          card.dataset.key,
          card,
        ]),
      );
      // Scrolling that is under way would be cut off.
      const seen = (await isMoving()) ? null : seenCard(form);
      for (const far of form.querySelectorAll<HTMLElement>(`[data-far="${CSS.escape(page)}"]`))
        complete(far, cards.get(far.dataset.key));
      requested.set(url.href, false);
      if (seen !== null) scrollToCard(form, seen);
      wake(form);
    } catch {
      // The name and the link stand; whoever comes by again asks again.
      requested.delete(url.href);
    }
  };

  const watch = () => {
    observer.disconnect();
    for (const [href, isRunning] of requested) if (!isRunning) requested.delete(href);
    for (const far of form.querySelectorAll(FAR)) observer.observe(far);
  };
  watch();
  return { watch };
}

async function isMoving(): Promise<boolean> {
  const before = scrollY;
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return scrollY !== before;
}

function complete(far: HTMLElement, full: HTMLElement | undefined): void {
  if (full === undefined) return;
  const hadFocus = far.contains(document.activeElement);
  far.replaceChildren(...full.childNodes);
  far.className = full.className;
  delete far.dataset.far;
  // That of `CARD_HEIGHTS_SCRIPT`: from here on the card has its own.
  far.style.minBlockSize = '';
  if (hadFocus) far.querySelector('a')?.focus({ preventScroll: true });
}

function onePage(url: URL, page: string): URL {
  url.searchParams.set(PARAMETERS.page, page);
  url.searchParams.set(PARAMETERS.from, page);
  // Forms and links name the same filters in another order.
  url.searchParams.sort();
  return url;
}

/** Where a new list is asked for: whoever stands far down in the old one needs all its cards. */
export function withCards(url: URL, form: HTMLFormElement): URL {
  const top = form.querySelector('[data-part="cards"]')?.getBoundingClientRect().top ?? 0;
  if (top > -innerHeight) return url;
  const all = new URL(url);
  all.searchParams.set(PARAMETERS.cards, ALL_CARDS);
  return all;
}
