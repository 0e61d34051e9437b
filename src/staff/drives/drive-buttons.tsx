import type { StaffDrive } from '~/modules/test-drives';
import { Button } from '~/ui/button';
import { driveActPath } from '../paths';
import type { StaffFrame } from '../staff.shell';
import styles from './drives.module.css';

interface DriveButtonsProps {
  readonly frame: StaffFrame;
  readonly drive: StaffDrive;
  /** Where to come back to: a facility's list, or the page of the request. */
  readonly back: { readonly facility: string } | { readonly request: string };
}

/** What can be done with a drive now; a cancellation asks first, as the customer is told. */
export function DriveButtons({ frame: { t }, drive, back }: DriveButtonsProps) {
  const fields = (
    <>
      <input type="hidden" name="seen" value={drive.seen} />
      {Object.entries(back).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
  const action = driveActPath(drive.id);
  const marks = drive.acts.filter((act) => act !== 'cancelled');
  return (
    <div className={styles.acts}>
      {marks.length > 0 && (
        <form method="post" action={action} className={styles.acts}>
          {fields}
          {marks.map((act) => (
            <Button
              key={act}
              type="submit"
              name="act"
              value={act}
              variant={act === 'came' ? 'primary' : 'secondary'}
            >
              {t(`staffDrives.act.${act}`)}
            </Button>
          ))}
        </form>
      )}
      {drive.acts.includes('cancelled') && (
        <details className={styles.cancel}>
          <summary>{t('staffDrives.act.cancelled')}</summary>
          <form method="post" action={action} className={styles.acts}>
            {fields}
            <p>{t('staffDrives.cancelText')}</p>
            <Button type="submit" name="act" value="cancelled" variant="secondary">
              {t('staffDrives.cancelYes')}
            </Button>
          </form>
        </details>
      )}
    </div>
  );
}
