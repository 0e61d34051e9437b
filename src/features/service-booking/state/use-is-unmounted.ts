import { useCallback, useEffect, useRef } from 'react';

/** Whether the component is gone, for an answer that comes later: nobody waits for it there any more. */
export function useIsUnmounted(): () => boolean {
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);
  return useCallback(() => isUnmounted.current, []);
}
