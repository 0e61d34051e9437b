import type { ReactNode } from 'react';
import styles from '../booking-by-place.module.css';
import { useFlow } from '../flow-context';
import { pageHeadingId } from '../use-focus';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** One page of the flow: its heading takes the focus when it opens. */
export function Page({ title, children }: Props) {
  const { uid } = useFlow();
  return (
    <section className={styles.page} aria-labelledby={pageHeadingId(uid)}>
      <h2 id={pageHeadingId(uid)} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
