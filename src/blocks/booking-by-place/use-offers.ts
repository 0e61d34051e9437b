import { useCallback, useEffect, useState } from 'react';
import { presented } from '~/features/service-catalogue';
import { useFlow } from './flow-context';

/** Services and add-ons for the car, asked for once: before their page is opened, and kept with the booking. */
export function useOffers(): { readonly phase: 'loading' | 'failed' | 'ready'; readonly again: () => void } {
  const { state, current, dispatch, api, page, t } = useFlow();
  const { car, serviceCategories } = state;
  const regNo = car?.regNo ?? null;
  const isKnown = serviceCategories.length > 0;
  /** The car whose page has been opened: what is asked for it goes on when the visitor turns back meanwhile. */
  const [opened, setOpened] = useState<string | null>(null);
  if (page > 1 && opened !== regNo) setOpened(regNo);
  const isNeeded = opened === regNo && !isKnown && state.booked === null;
  const [round, setRound] = useState(0);
  const [failed, setFailed] = useState<number | null>(null);
  useEffect(() => {
    if (!isNeeded || regNo === null) return;
    const leave = new AbortController();
    const ask = { regNo };
    void Promise.all([api.services(ask, leave.signal), api.addOns(ask, leave.signal)]).then(
      ([services, addOns]) => {
        if (leave.signal.aborted) return;
        if (!services.ok || !addOns.ok) return setFailed(round);
        const hasBasicService = current().car?.hasBasicService === true;
        const bronze = { label: t('catalogue.bronze'), description: t('catalogue.bronzeText') };
        const found = presented(services.value, { hasBasicService, bronze });
        if (found.length === 0) return setFailed(round);
        dispatch({ type: 'offered', serviceCategories: found, addons: addOns.value });
      },
    );
    return () => leave.abort();
  }, [isNeeded, regNo, round, api, current, dispatch, t]);
  const again = useCallback(() => setRound((before) => before + 1), []);
  if (isKnown) return { phase: 'ready', again };
  return { phase: failed === round ? 'failed' : 'loading', again };
}
