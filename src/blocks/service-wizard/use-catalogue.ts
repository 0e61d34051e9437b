import { useCallback, useEffect, useState } from 'react';
import { presented } from '~/features/service-catalogue/rules';
import { useWizard } from './wizard-context';

export type CataloguePhase = 'loading' | 'failed' | 'ready';

/** Services and add-ons for the car, asked for once it is known: they are there when their page is opened. */
export function useCatalogue(): { readonly phase: CataloguePhase; readonly again: () => void } {
  const { wizard, change, calls, t, now } = useWizard();
  const { car, serviceCategories, page } = wizard;
  const plate = car?.regNo ?? null;
  const hasNone = serviceCategories.length === 0;
  const isNeeded = page > 1 && plate !== null && hasNone;
  const [failed, setFailed] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isNeeded || plate === null) return;
    const leave = new AbortController();
    setFailed(null);
    const ask = { regNo: plate };
    void Promise.all([calls.services(ask, leave.signal), calls.addOns(ask, leave.signal)]).then(
      ([services, addOns]) => {
        if (leave.signal.aborted) return;
        const hasBasicService = now().car?.hasBasicService === true;
        const bronze = { label: t('catalogue.bronze'), description: t('catalogue.bronzeText') };
        const categories = services.ok ? presented(services.value, { hasBasicService, bronze }) : [];
        if (!addOns.ok || categories.length === 0) setFailed(`${plate} ${attempt}`);
        else change({ type: 'offered', categories, addOns: addOns.value });
      },
    );
    return () => leave.abort();
  }, [isNeeded, plate, attempt, calls, change, now, t]);

  const again = useCallback(() => setAttempt((count) => count + 1), []);
  if (!hasNone) return { phase: 'ready', again };
  return { phase: failed === `${plate} ${attempt}` ? 'failed' : 'loading', again };
}
