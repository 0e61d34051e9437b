import { type ComponentType, type JSX, useCallback, useEffect, useRef, useState } from 'react';
import { RetryAlert } from '~/ui/island/retry-alert';
import { useBooking } from '../state/booking-context';
import styles from './workshop-part.module.css';

interface Props<P> {
  /** Made once: an effect depends on it. */
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P & JSX.IntrinsicAttributes;
  /** While another step is open nothing is said of it. */
  readonly isOpen: boolean;
  /** The button that was pressed goes: something else takes the focus. */
  readonly onAgain: () => void;
}

/** A part of the flow that is fetched when it is needed. */
export function LazyPart<P>({ load, props, isOpen, onAgain }: Props<P>) {
  const { t } = useBooking();
  const [part, setPart] = useState<{ readonly Part: ComponentType<P> } | 'loading' | 'failed'>('loading');
  // Only the last attempt counts, and none after the part has gone.
  const turn = useRef(0);
  const fetchPart = useCallback(() => {
    turn.current += 1;
    const mine = turn.current;
    setPart('loading');
    load().then(
      (Part) => {
        if (turn.current === mine) setPart({ Part });
      },
      () => {
        if (turn.current === mine) setPart('failed');
      },
    );
  }, [load]);
  useEffect(() => {
    fetchPart();
    return () => {
      turn.current += 1;
    };
  }, [fetchPart]);
  if (typeof part === 'object') return <part.Part {...props} />;
  if (!isOpen) return null;
  if (part === 'loading') return <p className={styles.loading}>{t('booking.loading')}</p>;
  const again = () => {
    onAgain();
    fetchPart();
  };
  return (
    <RetryAlert again={t('error.tryAgain')} onRetry={again}>
      {t('booking.partFailed')}
    </RetryAlert>
  );
}
