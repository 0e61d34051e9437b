import { type DrivePage, wayTo } from '~/modules/test-drives';
import type { PageContext } from '~/page/contract';
import { telHref } from '~/platform/phone/pattern';
import { Alert } from '~/ui/alert';
import { LinkButton } from '~/ui/button';
import { DriveFacts, WhenLine } from './drive-facts';
import { driveLink } from './drive-link';
import styles from './test-drive.module.css';

interface Props {
  readonly shown: DrivePage & { readonly kind: 'show' };
  readonly page: PageContext;
}

/** The drive as it is now, and what can be done about it. */
export function ShowDrive({ shown, page }: Props) {
  const { drive } = shown;
  const { t } = page;
  return (
    <>
      <State shown={shown} page={page} />
      <div className={styles.card}>
        <WhenLine drive={drive} page={page} />
        <DriveFacts drive={drive} page={page} />
        {drive.open && <p>{t('drive.bring')}</p>}
        {drive.state === 'booked' && <Ways shown={shown} page={page} />}
      </div>
    </>
  );
}

const OUTCOMES = {
  booked: 'drivePage.doneBooked',
  moved: 'drivePage.doneMoved',
  cancelled: 'drivePage.doneCancelled',
} as const;

/** In one line: what has just happened, else how the drive stands. */
function State({ shown: { outcome, drive }, page: { t, site } }: Props) {
  const phone = drive.place.phone || site.contact.phone;
  const call = (
    <LinkButton href={telHref(phone)} variant="secondary" iconBefore="Phone">
      {phone}
    </LinkButton>
  );
  if (drive.open && drive.carGone)
    return <Alert tone="warning" title={t('drivePage.carGone', { phone })} action={call} />;
  if (outcome === 'too-late')
    return <Alert tone="warning" live title={t('drivePage.tooLate', { phone })} action={call} />;
  if (outcome !== null) return <Alert tone="success" live title={t(OUTCOMES[outcome])} />;
  if (drive.state === 'cancelled') return <Alert tone="info" title={t('drivePage.cancelled')} />;
  return drive.open ? (
    <Alert tone="success" title={t('drivePage.booked')} />
  ) : (
    <Alert tone="info" title={t('drivePage.past')} />
  );
}

function Ways({ shown: { drive }, page }: Props) {
  const { t } = page;
  return (
    <div className={styles.ways}>
      {drive.open && (
        <div className={styles.buttons}>
          {!drive.carGone && (
            <LinkButton href={driveLink('move', drive, page)} iconBefore="Clock">
              {t('visitPage.move')}
            </LinkButton>
          )}
          <LinkButton href={driveLink('cancel', drive, page)} variant="secondary">
            {t('drivePage.cancel')}
          </LinkButton>
        </div>
      )}
      <div className={styles.buttons}>
        <LinkButton href={driveLink('calendar', drive, page)} variant="ghost" iconBefore="Calendar" download>
          {t('visitPage.calendar')}
        </LinkButton>
        {drive.place.address !== '' && (
          <LinkButton
            href={wayTo(drive.place)}
            variant="ghost"
            iconBefore="Pin"
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('visitPage.directions')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
