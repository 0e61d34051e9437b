import type { ReactNode } from 'react';
import { useFlow } from '../flow-context';
import styles from '../tyre-hotel.module.css';

/** One state of the flow: its heading takes the focus when it opens. */
export function Step({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { uid } = useFlow();
  return (
    <section className={styles.step} aria-labelledby={`${uid}-title`}>
      <h2 id={`${uid}-title`} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
