import type { ReactNode } from 'react';
import styles from '../service-wizard.module.css';
import { useWizard } from '../wizard-context';
import { pageHeadingId } from './use-page-focus';

interface Props {
  readonly title: string;
  /** Ways on and back. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the wizard: its heading, which takes the focus when the page is opened, and its ways on and back. */
export function PageFrame({ title, footer, children }: Props) {
  const { uid, wizard } = useWizard();
  const id = pageHeadingId(uid);
  return (
    <section
      className={styles.page}
      aria-labelledby={id}
      data-page={wizard.booked === null ? wizard.page : 'booked'}
    >
      <h2 id={id} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {children}
      {footer}
    </section>
  );
}
