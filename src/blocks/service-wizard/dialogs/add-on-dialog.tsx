import { AddOnList, hasChosenAddOn } from '~/features/service-catalogue';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog/dialog';
import styles from '../service-wizard.module.css';
import { useWizard } from '../wizard-context';

interface Props {
  readonly isOpen: boolean;
  /** Closed without an answer: everything stays as it is. */
  readonly onClose: () => void;
  /** Answered: on to time and place. */
  readonly onNext: () => void;
}

/** 'Tillval för din bil': 'Nej tack' while nothing is ticked, 'Fortsätt' while something is (WIZARD-7). */
export function AddOnDialog({ isOpen, onClose, onNext }: Props) {
  const { t, uid, wizard, change } = useWizard();
  const hasAny = hasChosenAddOn({ addOns: wizard.addons });
  const decline = () => {
    change({ type: 'declineAddOns' });
    onNext();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('booking.addOns')}
      closeLabel={t('wizard.closeBox')}
      footer={
        <div className={styles.answers}>
          <Button variant="secondary" disabled={hasAny} onClick={decline}>
            {t('wizard.decline')}
          </Button>
          <Button disabled={!hasAny} onClick={onNext}>
            {t('booking.continue')}
          </Button>
        </div>
      }
    >
      {isOpen && (
        <AddOnList
          addOns={wizard.addons}
          onToggle={({ serviceId }) => change({ type: 'toggleAddOn', serviceId })}
          uid={`${uid}-addon`}
          t={t}
        />
      )}
    </Dialog>
  );
}
