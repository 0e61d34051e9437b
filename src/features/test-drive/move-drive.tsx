import { DRIVE_PATHS, type DrivePage, formatDriveTime, writeDriveTime } from '~/modules/test-drives';
import type { PageContext } from '~/page/contract';
import { Alert } from '~/ui/alert';
import { Button, LinkButton } from '~/ui/button';
import { driveLink, LinkFields } from './drive-link';
import styles from './test-drive.module.css';
import { TimeChoice } from './time-choice';

interface Props {
  readonly shown: DrivePage & { readonly kind: 'move' };
  readonly page: PageContext;
}

const PROBLEMS = {
  taken: 'visitPage.taken',
  'not-offered': 'visitPage.notOffered',
  'no-time': 'visitPage.nothingChosen',
} as const;

/** The free times of the car to choose another one from: a plain form. */
export function MoveDrive({ shown, page }: Props) {
  const { drive, free, problem, alternatives } = shown;
  const { t } = page;
  const own = writeDriveTime(drive);
  const days = free.days
    .map(({ date, times }) => ({
      date,
      times: times.filter((time) => writeDriveTime({ date, time }) !== own),
    }))
    .filter(({ times }) => times.length > 0);
  return (
    <>
      {problem !== null && (
        <Alert tone={problem === 'taken' ? 'warning' : 'danger'} live title={t(PROBLEMS[problem])} />
      )}
      <p>
        {t('visitPage.current')}: <strong>{formatDriveTime(drive, page)}</strong>, {drive.car.title}
      </p>
      <form method="post" action={DRIVE_PATHS.move} className={styles.card}>
        <LinkFields drive={drive} page={page} />
        {days.length === 0 ? (
          <p>{t('drivePage.tooLate', { phone: drive.place.phone || page.site.contact.phone })}</p>
        ) : (
          <>
            <TimeChoice days={days} alternatives={alternatives} chosen="" page={page} />
            <div className={styles.buttons}>
              <Button type="submit" size="l">
                {t('drivePage.choose')}
              </Button>
            </div>
          </>
        )}
      </form>
      <div>
        <LinkButton href={driveLink('show', drive, page)} variant="secondary">
          {t('drivePage.keep')}
        </LinkButton>
      </div>
    </>
  );
}
