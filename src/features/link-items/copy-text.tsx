import type { PageContext } from '~/page/contract';
import { Icon } from '~/ui/icon/icon';
import styles from './copy-text.module.css';

/** A button that copies the text beside it; only a script can do that, so without one it is not there. */
export function CopyText({ text, page: { t } }: { text: string; page: PageContext }) {
  return (
    <span className={styles.place} data-enhance="share" data-enhance-when="interaction">
      <button
        type="button"
        className={styles.button}
        aria-label={`${t('shell.copy')}: ${text}`}
        data-copy={text}
      >
        <Icon name="Copy" size="1.125rem" />
      </button>
      <span role="status" className={styles.tooltip} data-copied={t('shell.copied')} />
    </span>
  );
}
