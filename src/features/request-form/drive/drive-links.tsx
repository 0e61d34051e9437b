import type { Translate } from '~/messages';
import type { Confirmation } from '~/page/contract';
import { LinkButton } from '~/ui/button';
import styles from './drive-times.module.css';

interface DriveLinksProps {
  readonly drive: NonNullable<Confirmation['drive']>;
  readonly t: Translate<'drive.toPage' | 'visitPage.calendar'>;
}

/** What can be done about a time that is booked. */
export const DriveLinks = ({ drive, t }: DriveLinksProps) => (
  <div className={styles.links} data-drive="">
    <LinkButton href={drive.calendar} variant="secondary" iconBefore="Calendar" download>
      {t('visitPage.calendar')}
    </LinkButton>
    <LinkButton href={drive.page} variant="ghost">
      {t('drive.toPage')}
    </LinkButton>
  </div>
);
