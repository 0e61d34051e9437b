import { useCallback, useRef } from 'react';

/**
 * Makes calls one after the other. Where each answer is the whole list, one that comes after a later one would show the list as it
 * was before that.
 */
export function useInTurn(): <T>(act: () => Promise<T>) => Promise<T> {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback((act) => {
    const mine = last.current.then(act, act);
    last.current = mine;
    return mine;
  }, []);
}
