import type { PageContext } from '~/page/contract';
import { Button } from '~/ui/button';
import styles from './form-embed.module.css';
import type { FoundForm } from './found-form';

export interface FormEmbedProps {
  readonly form: FoundForm;
  readonly page: PageContext;
  /** Names the frame for those who cannot see it. */
  readonly title: string;
  /** Pixels that the form has, from the first paint on. */
  readonly height: number;
  /** Milliseconds after which a form that has been sent is put back, empty. */
  readonly renewAfterMs?: number;
}

/**
 * A form of another company. In its place stands, from the first paint on and in its height, what would be loaded from
 * whom: it is shown when the visitor asks for it, or at once for those who have agreed to such things. Without a script
 * the link leads to the form. A form that is missing or may not be shown says so.
 */
export function FormEmbed({ form, page, title, height, renewAfterMs }: FormEmbedProps) {
  const { t, origin } = page;
  if (form.kind === 'missing') return <p className={styles.gap}>{t('embed.missingFormId')}</p>;
  if (form.kind === 'refused') return <p className={styles.gap}>{t('embed.refused')}</p>;
  const provider = new URL(form.address, origin).host;
  return (
    <div
      className={styles.stage}
      style={{ blockSize: height }}
      data-enhance="frame"
      data-enhance-when="visible"
      data-frame={form.address}
      data-title={title || t('embed.formTitle')}
      data-sandbox="allow-forms allow-scripts allow-popups allow-popups-to-escape-sandbox"
      data-by-consent=""
      {...(renewAfterMs !== undefined && { 'data-renew': renewAfterMs })}
    >
      <div className={styles.placeholder} data-placeholder="">
        {title !== '' && <p className={styles.title}>{title}</p>}
        <p className={styles.note}>{t('embed.formFrom', { provider })}</p>
        <div className={styles.scripted}>
          <Button data-show="">{t('embed.showForm')}</Button>
          <button type="button" className={styles.settings} data-consent-settings="">
            {t('consent.settings')}
          </button>
        </div>
        <a href={form.address} target="_blank" rel="noopener noreferrer">
          {t('embed.openForm')}
        </a>
      </div>
    </div>
  );
}
