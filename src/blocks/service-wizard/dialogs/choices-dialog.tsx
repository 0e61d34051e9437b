import { type Line, priceOf } from '~/features/service-catalogue';
import { Button, IconButton } from '~/ui/button';
import { Dialog } from '~/ui/dialog/dialog';
import { List } from '~/ui/text/list';
import styles from '../service-wizard.module.css';
import { linesOf } from '../state/booking-view';
import { useWizard } from '../wizard-context';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onEdit: (kind: Line['kind']) => void;
}

/** 'Dina val': what is chosen, each with a way to change it (WIZARD-8). */
export function ChoicesDialog({ isOpen, onClose, onEdit }: Props) {
  const { t, wizard } = useWizard();
  const lines = linesOf(wizard);
  const groups = [
    [t('summary.services'), lines.filter(({ kind }) => kind === 'service')],
    [t('wizard.addOns'), lines.filter(({ kind }) => kind === 'addon')],
  ] as const;
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('summary.drawer')}
      closeLabel={t('wizard.closeBox')}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('wizard.close')}
        </Button>
      }
    >
      {isOpen &&
        groups
          .filter(([, chosen]) => chosen.length > 0)
          .map(([title, chosen]) => (
            <section key={title} className={styles.choices}>
              <h3 className={styles.blockTitle}>{title}</h3>
              <List className={styles.lines}>
                {chosen.map(({ service, kind }) => (
                  <li key={service.serviceId} className={styles.choice}>
                    <span className={styles.choiceName}>{service.label}</span>
                    <span className={styles.amount}>{priceOf(service)?.priceText}</span>
                    <IconButton
                      icon="Pencil"
                      label={t('wizard.edit', { name: service.label })}
                      onClick={() => onEdit(kind)}
                    />
                  </li>
                ))}
              </List>
            </section>
          ))}
    </Dialog>
  );
}
