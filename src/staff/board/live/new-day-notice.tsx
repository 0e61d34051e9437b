import { useEffect } from 'react';
import type { Translate } from '~/messages';
import { Alert } from '~/ui/alert';
import type { BOARD_KEYS } from '../board-wire';
import styles from './notice.module.css';

export interface NewDayNoticeProps {
  /** The board was opened on the day that it shows, which has ended. */
  readonly isOver: boolean;
  /** Somebody is about to move a visit. */
  readonly isInUse: boolean;
  /** Path of the board of today. */
  readonly href: string;
  readonly t: Translate<(typeof BOARD_KEYS)[number]>;
}

/**
 * A board that was left open over night shows yesterday: one whose address names no day, as on a screen on the wall, goes on to
 * the new day by itself; another says so.
 */
export function NewDayNotice({ isOver, isInUse, href, t }: NewDayNoticeProps) {
  useEffect(() => {
    if (isOver && !isInUse && !new URLSearchParams(location.search).has('day')) location.reload();
  }, [isOver, isInUse]);
  return (
    isOver && (
      <Alert tone="info" live className={styles.notice}>
        {t('board.newDay')} <a href={href}>{t('staff.today')}</a>
      </Alert>
    )
  );
}
