import type { ReactNode } from 'react';
import { Button } from '~/ui/button';
import styles from '../service-wizard.module.css';
import { linesOf } from '../state/booking-view';
import { useWizard } from '../wizard-context';

interface Props {
  readonly onBack: () => void;
  /** Opens 'Dina val'; without it they are not offered (pages 1 and 2). */
  readonly onChoices?: () => void;
  /** The way on. */
  readonly children: ReactNode;
}

/** 'Tillbaka', 'Dina val' with how many they are, and the way on (WIZARD-5, WIZARD-8). */
export function WizardFooter({ onBack, onChoices, children }: Props) {
  const { t, wizard } = useWizard();
  const count = linesOf(wizard).length;
  return (
    <div className={styles.footer}>
      <Button variant="ghost" iconBefore="ArrowLeft" onClick={onBack}>
        {t('wizard.back')}
      </Button>
      {onChoices !== undefined && (
        <Button variant="secondary" disabled={count === 0} onClick={onChoices} data-choices="">
          {t('summary.drawer')}{' '}
          <span className={styles.badge} data-count="">
            {count}
          </span>
        </Button>
      )}
      <div className={styles.onward}>{children}</div>
    </div>
  );
}
