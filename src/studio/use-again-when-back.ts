import { useEffect } from 'react';
import type { FailureKey } from './failure-key';

/** Asks again by itself what failed, when the network or whoever works here is back. */
export function useAgainWhenBack(failure: FailureKey | null, again: () => void): void {
  useEffect(() => {
    if (failure !== 'failed.unreachable' && failure !== 'failed.signedOut') return;
    addEventListener('online', again);
    addEventListener('focus', again);
    return () => {
      removeEventListener('online', again);
      removeEventListener('focus', again);
    };
  }, [failure, again]);
}
