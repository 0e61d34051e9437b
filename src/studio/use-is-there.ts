import { type RefObject, useEffect, useRef } from 'react';

/** Whether a component is on the page still: an answer that comes after it was left leads nobody away. */
export function useIsThere(): RefObject<boolean> {
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return isThere;
}
