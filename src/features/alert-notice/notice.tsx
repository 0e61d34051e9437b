import type { PageContext } from '~/page/contract';
import { IconButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { Icon, isIconName } from '~/ui/icon/icon';
import type { MESSAGE_ICONS, MESSAGE_TYPES } from './message-fields';
import styles from './notice.module.css';
import { NOTICE_SCRIPT } from './notice-script';

export interface NoticeProps {
  readonly page: PageContext;
  readonly title: string;
  /** Cleaned formatted text. */
  readonly text: string;
  readonly icon: (typeof MESSAGE_ICONS)[number];
  readonly type: (typeof MESSAGE_TYPES)[number];
}

const LOOKS = {
  Neutral: styles.neutral,
  Light: styles.light,
  Dark: styles.dark,
  Warning: styles.warning,
} as const;

/** Formatted text of which nothing would be seen: editors leave empty paragraphs behind. */
const isBlank = (html: string) =>
  !html.includes('<img') && html.replace(/<[^>]*>|&nbsp;|&#160;/g, '').trim() === '';

/**
 * A notice above or below the navigation; nothing without words. A warning cannot be closed; where notices are
 * remembered per session even that gives way when it is scrolled past.
 */
export function Notice({ page, title, text, icon, type }: NoticeProps) {
  if (title.trim() === '' && isBlank(text)) return null;
  const { t, site } = page;
  const closable = type !== 'Warning';
  const scripted = closable || site.alertMode === 'session';
  return (
    <>
      <section
        aria-label={[t('shell.notice'), title].filter((part) => part !== '').join(': ')}
        className={classNames(styles.notice, LOOKS[type])}
        data-alert={type}
        {...(scripted && {
          'data-enhance': 'alert-banner',
          'data-remember': site.alertMode,
          'data-about': title,
        })}
      >
        <div className={styles.clip}>
          <div className={styles.row}>
            {isIconName(icon) && <Icon name={icon} size="1.5rem" className={styles.icon} />}
            <div className={styles.words}>
              {title.trim() !== '' && <p className={styles.title}>{title}</p>}
              {!isBlank(text) && <div className={styles.text} dangerouslySetInnerHTML={{ __html: text }} />}
            </div>
            {closable && (
              <IconButton
                icon="Cross"
                label={t('shell.dismiss')}
                className={styles.dismiss}
                data-dismiss=""
              />
            )}
          </div>
        </div>
      </section>
      {closable && <script dangerouslySetInnerHTML={{ __html: NOTICE_SCRIPT }} />}
    </>
  );
}
