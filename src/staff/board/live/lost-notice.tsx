import type { Translate } from '~/messages';
import { Alert } from '~/ui/alert';
import type { BOARD_KEYS } from '../board-wire';
import type { Lost } from './use-live';

export interface LostNoticeProps {
  readonly lost: Lost | null;
  /** Of the page, where whoever was signed out signs in. */
  readonly href: string;
  readonly className: string | undefined;
  readonly t: Translate<(typeof BOARD_KEYS)[number]>;
}

/** Says that what is shown may be old, and what to do about it. */
export const LostNotice = ({ lost, href, className, t }: LostNoticeProps) =>
  lost !== null && (
    <Alert key={lost} tone="warning" live className={className}>
      {lost === 'unanswered' ? (
        t('board.unanswered')
      ) : (
        <>
          {t('board.signedOut')} <a href={href}>{t('board.reload')}</a>
        </>
      )}
    </Alert>
  );
