import { type ComponentType, useCallback, useEffect, useState } from 'react';

/** The pages behind the car, or why they are not there. */
export type LaterPart = { readonly Pages: ComponentType } | 'loading' | 'failed';

/** Fetches the pages behind the car once somebody is about to need them; another attempt where that fails. */
export function useLaterPages(isNeeded: boolean): readonly [LaterPart, again: () => void] {
  const [part, setPart] = useState<LaterPart>('loading');
  const [round, setRound] = useState(0);
  const isThere = typeof part === 'object';
  useEffect(() => {
    if (!isNeeded || isThere) return;
    let isOver = round < 0;
    import('./pages/later-pages').then(
      ({ LaterPages }) => {
        if (!isOver) setPart({ Pages: LaterPages });
      },
      () => {
        if (!isOver) setPart('failed');
      },
    );
    return () => {
      isOver = true;
    };
  }, [isNeeded, isThere, round]);
  const again = useCallback(() => {
    setPart('loading');
    setRound((before) => before + 1);
  }, []);
  return [part, again];
}
