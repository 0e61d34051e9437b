import { useCallback, useEffect, useRef, useState } from 'react';
import { type Stored, sessionStore } from '~/features/service-booking';
import { type Action, type BookingState, furthestPage } from './state/booking';
import { addressOf, namesPage, type PageNumber, pageOf } from './state/page-number';
import { stateStore } from './state/stored';

const query = (): URLSearchParams => new URLSearchParams(location.search);

/**
 * The page of the flow, which the address names (BY-PLACE-1): from it only where something is stored, and no further
 * than the choices allow. The browser's own buttons turn the pages too. Null until the stored state has been read.
 * Once it is booked there is the last page alone, whichever page the answer meets: the confirmation is found under it.
 */
export function usePage({
  state,
  current,
  isReady,
}: Stored<BookingState, Action>): readonly [PageNumber | null, go: (page: PageNumber) => void] {
  const [page, setPage] = useState<PageNumber | null>(null);
  const reachable = useCallback(
    (wanted: PageNumber): PageNumber => {
      const furthest = furthestPage(current());
      return wanted < furthest ? wanted : furthest;
    },
    [current],
  );
  const isOpened = useRef(false);
  const isBooked = state.booked !== null;
  useEffect(() => {
    if (!isReady) return;
    const follow = () => {
      const isStored = stateStore(sessionStore()).load() !== null;
      const reached = isStored || isOpened.current ? reachable(pageOf(query())) : 1;
      const shown = isBooked ? 5 : reached;
      isOpened.current = true;
      // What the address says is what is shown.
      if (!namesPage(query(), shown))
        history.replaceState(history.state, '', addressOf(location.href, shown));
      setPage(shown);
    };
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [isReady, isBooked, reachable]);

  useEffect(() => {
    // A page begins at its top, also one that is loaded again.
    if (page !== null && page > 1) history.scrollRestoration = 'manual';
  }, [page]);

  const go = useCallback(
    (wanted: PageNumber) => {
      const shown = reachable(wanted);
      if (pageOf(query()) !== shown) history.pushState(null, '', addressOf(location.href, shown));
      setPage(shown);
    },
    [reachable],
  );
  return [page, go];
}
