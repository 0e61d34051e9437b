import { useCallback, useRef } from 'react';
import type { BookingApi } from '~/features/booking-calls';
import type { Hold } from '~/modules/workshop';

/** At most once a minute a hold is kept alive by whoever types. */
const EXTEND_MS = 60_000;

export interface HoldKeeper {
  /** The hold as it is now; null: there is none. */
  readonly current: () => Hold | null;
  readonly api: Pick<BookingApi, 'extendHold'>;
  readonly extended: (hold: Hold) => void;
  /** The server knows it no more. */
  readonly lost: (holdId: string) => void;
}

/** Keeps a hold alive while its visitor types: to be called with each sign of that. */
export function useHoldRenewal(keeper: HoldKeeper): () => void {
  const last = useRef(keeper);
  last.current = keeper;
  const extendedAt = useRef(Number.NEGATIVE_INFINITY);
  return useCallback(() => {
    const hold = last.current.current();
    const now = Date.now();
    if (hold === null || now - extendedAt.current < EXTEND_MS) return;
    extendedAt.current = now;
    void last.current.api.extendHold(hold.holdId).then((answer) => {
      const { current, extended, lost } = last.current;
      if (current()?.holdId !== hold.holdId) return;
      if (answer.ok) extended(answer.value);
      else if (answer.failure.kind === 'refused' && answer.failure.code === 'unknown-hold') lost(hold.holdId);
    });
  }, []);
}
