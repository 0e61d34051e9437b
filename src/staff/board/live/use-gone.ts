import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back once when what somebody has chosen is shown no more: a colleague has cancelled it, or moved it away. What one does
 * to it oneself ends the choice before that.
 */
export function useGone(isChosen: boolean, isShown: boolean, onGone: () => void): void {
  const isGone = isChosen && !isShown;
  const tell = useEffectEvent(onGone);
  useEffect(() => {
    if (isGone) tell();
  }, [isGone]);
}
