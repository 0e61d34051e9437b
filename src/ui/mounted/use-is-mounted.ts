import { useCallback, useEffect, useRef } from 'react';

/** Whether the component is on the page still, for an answer that comes later: it leads nobody away who has gone on meanwhile. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
