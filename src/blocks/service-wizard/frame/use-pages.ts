import { useCallback, useEffect } from 'react';
import { PAGES, type PageNumber, type WizardState } from '../state/wizard-state';
import { useWizard } from '../wizard-context';

/** What the browser keeps with an entry of its history: the page, and the lowest page whose entry lies below it. */
interface Entry {
  readonly page: PageNumber;
  readonly base: PageNumber;
}

const NAME = 'serviceWizard';

function entryOf(state: unknown): Entry | null {
  if (typeof state !== 'object' || state === null || !(NAME in state)) return null;
  const { [NAME]: stored } = state;
  if (typeof stored !== 'object' || stored === null || !('page' in stored) || !('base' in stored))
    return null;
  const [page, base] = [pageOf(stored.page), pageOf(stored.base)];
  return page === null || base === null || base > page ? null : { page, base };
}

const pageOf = (value: unknown): PageNumber | null => PAGES.find((page) => page === value) ?? null;

/** What else an entry holds stays. */
const withEntry = (entry: Entry): object => ({
  ...(typeof history.state === 'object' ? history.state : null),
  [NAME]: entry,
});

/**
 * Turns the pages of the wizard so that the browser's own buttons turn them too: each page further on is an entry of the
 * history, and 'Tillbaka' goes back to the one that is there. The address stays the same.
 */
export function usePages(): (page: PageNumber) => void {
  const { change, now, isReady } = useWizard();

  // The entry that the page was opened with, or loaded again.
  useEffect(() => {
    if (!isReady) return;
    const { page } = now();
    const entry = entryOf(history.state);
    // The heading of a page is brought into view, wherever one had scrolled on it before.
    history.scrollRestoration = 'manual';
    if (entry?.page !== page) history.replaceState(withEntry({ page, base: page }), '');
  }, [isReady, now]);

  useEffect(() => {
    const onTurn = ({ state }: PopStateEvent) => {
      const entry = entryOf(state);
      if (entry === null || now().booked !== null) return;
      change({ type: 'go', page: entry.page });
      const { page } = now();
      // What that page needs is gone: back to the entry of the page that is shown.
      if (page < entry.page && page >= entry.base) history.go(page - entry.page);
    };
    addEventListener('popstate', onTurn);
    return () => removeEventListener('popstate', onTurn);
  }, [change, now]);

  return useCallback(
    (page: PageNumber) => {
      const before: WizardState['page'] = now().page;
      const entry = entryOf(history.state);
      const base = entry?.page === before ? entry.base : before;
      if (page < before && page >= base) {
        // `popstate` turns the page.
        history.go(page - before);
        return;
      }
      change({ type: 'go', page });
      const after = now().page;
      if (after > before) history.pushState(withEntry({ page: after, base }), '');
      else if (after < before) history.replaceState(withEntry({ page: after, base: after }), '');
    },
    [change, now],
  );
}
