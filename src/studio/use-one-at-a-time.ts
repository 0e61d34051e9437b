import { useCallback, useRef, useState } from 'react';

/** Does one thing at a time: what is asked for until it is answered, as by a second press of a button, is left. */
export function useOneAtATime(): {
  readonly isBusy: boolean;
  readonly run: (act: () => Promise<void>) => Promise<void>;
} {
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const run = useCallback(async (act: () => Promise<void>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      await act();
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }, []);
  return { isBusy, run };
}
