import type { DriveAct, StaffDrive } from '~/modules/test-drives';
import { Alert } from '~/ui/alert';
import { Badge } from '~/ui/badge';
import type { Names } from '../inbox/request-words';
import { timeText } from '../inbox/request-words';
import type { StaffFrame } from '../staff.shell';
import { DriveButtons } from './drive-buttons';
import { clockText, type DriveOutcome, dayText, toneOf } from './drive-words';
import styles from './drives.module.css';

export interface DrivePanelProps {
  readonly frame: StaffFrame;
  readonly drive: StaffDrive;
  readonly acts: readonly DriveAct[];
  readonly names: Names;
  readonly outcome: DriveOutcome | null;
}

/** The test drive that came with a request, as it is now. */
export function DrivePanel({ frame, drive, acts, names, outcome }: DrivePanelProps) {
  const { t } = frame;
  return (
    <section id="drive" className={styles.panel} aria-labelledby="drive-title">
      <h2 id="drive-title">{t('inbox.kind.testDrive')}</h2>
      {outcome !== null && (
        <Alert tone={toneOf(outcome)} live>
          {t(`staffDrives.done.${outcome}`)}
        </Alert>
      )}
      <p className={styles.when}>
        <strong className={styles.day}>{`${dayText(drive.date, frame)} ${clockText(drive, frame)}`}</strong>
        <Badge tone={drive.state === 'came' ? 'success' : drive.state === 'booked' ? 'info' : 'neutral'}>
          {t(`staffDrives.state.${drive.state}`)}
        </Badge>
      </p>
      {drive.carGoneAt !== null && drive.state === 'booked' && (
        <Alert tone="warning">{t('staffDrives.carGone')}</Alert>
      )}
      <DriveButtons frame={frame} drive={drive} back={{ request: drive.leadId }} />
      <ul className={styles.log}>
        {acts.map((each) => (
          <li key={`${each.act}-${each.at.toISOString()}`}>
            {`${timeText(each.at, frame)}: ${actText(each, frame, names)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

function actText({ act, account }: DriveAct, { t }: StaffFrame, names: Names): string {
  if (account === null) {
    if (act === 'cancelled') return t('staffDrives.log.cancelledByCustomer');
    return t(act === 'moved' ? 'staffDrives.log.moved' : 'staffDrives.log.booked');
  }
  const name = names.get(account) ?? t('inbox.formerColleague');
  if (act === 'booked' || act === 'moved') return t(`staffDrives.log.${act}`);
  return t(`staffDrives.log.${act}`, { name });
}
