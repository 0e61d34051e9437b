import { septets, smsParts } from '~/platform/sms';
import sides from '../layout/two-sides.module.css';
import type { TemplateProps } from './template-props';
import styles from './templates.module.css';

/** The message about somebody who does not exist, as its receiver sees it. */
export function TemplatePreview(props: TemplateProps) {
  const { frame, drawn, opened, language, state } = props;
  const { t } = frame;
  const { channel } = opened.template;
  const parts = smsParts(drawn.text);
  return (
    <section className={sides.preview} aria-labelledby="preview">
      <h2 id="preview">{t('templates.previewTitle')}</h2>
      <p className={sides.hint}>{t('templates.previewHint')}</p>
      {Object.keys(state.problems).length > 0 && (
        <p className={sides.hint}>{t('templates.previewProblem')}</p>
      )}
      {drawn.subject !== undefined && (
        <p className={styles.subject} lang={language}>
          {drawn.subject}
        </p>
      )}
      {drawn.html === undefined ? (
        <p className={channel === 'sms' ? styles.sms : styles.plain} lang={language}>
          {drawn.text}
        </p>
      ) : (
        <iframe
          className={styles.mail}
          // Nothing of it may run or leave its frame.
          sandbox=""
          title={t('templates.previewTitle')}
          srcDoc={drawn.html}
        />
      )}
      {channel === 'sms' && (
        <p className={sides.hint}>
          {t('templates.length', {
            length: septets(drawn.text),
            parts: t('templates.parts', { count: parts }),
          })}
        </p>
      )}
      {drawn.html !== undefined && (
        <details className={styles.details}>
          <summary>{t('templates.asText')}</summary>
          <p className={styles.plain} lang={language}>
            {drawn.text}
          </p>
        </details>
      )}
    </section>
  );
}
