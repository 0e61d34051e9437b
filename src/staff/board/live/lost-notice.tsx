import type { Translate } from '~/messages';
import { Alert } from '~/ui/alert';
import type { BOARD_KEYS } from '../board-wire';
import styles from './notice.module.css';
import type { Lost } from './use-live';

export interface LostNoticeProps {
  readonly lost: Lost | null;
  /** Of the page, where whoever was signed out signs in. */
  readonly href: string;
  readonly t: Translate<(typeof BOARD_KEYS)[number]>;
}

/** Says that what is shown may be old, and what to do about it. */
export const LostNotice = ({ lost, href, t }: LostNoticeProps) =>
  lost !== null && (
    <Alert key={lost} tone="warning" live className={styles.notice}>
      {lost === 'unanswered' ? (
        t('board.unanswered')
      ) : (
        <>
          {t('board.signedOut')} <a href={href}>{t('board.reload')}</a>
        </>
      )}
    </Alert>
  );
