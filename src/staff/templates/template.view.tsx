import { languageName } from '~/platform/language-name';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import sides from '../layout/two-sides.module.css';
import { WayBack } from '../layout/way-back';
import { ACCOUNT_PATH, TEMPLATES_PATH, templatePath } from '../paths';
import staffStyles from '../staff.module.css';
import { LanguageTabs } from './language-tabs';
import { TextFields } from './template-fields';
import { TemplatePreview } from './template-preview';
import type { TemplateProps } from './template-props';
import { changeText, meanings, templateTitle } from './template-words';
import styles from './templates.module.css';

/** The texts of one message, with what comes of them beside. */
export function TemplateView(props: TemplateProps) {
  const { frame, site, language, opened, state } = props;
  const { t } = frame;
  const { template, revision } = opened;
  const list = `${TEMPLATES_PATH}?${new URLSearchParams({ site: site.key, language })}`;
  return (
    <>
      <WayBack href={list}>{t('templates.back')}</WayBack>
      <h1 className={staffStyles.title}>{templateTitle(template, frame)}</h1>
      <p
        className={staffStyles.muted}
      >{`${site.name} (${site.country}), ${languageName(language, frame.language)}`}</p>
      <LanguageTabs
        frame={frame}
        site={site}
        language={language}
        hrefOf={(each) => templatePath(site.key, each, template.id)}
      />
      <Notices {...props} />
      <div className={sides.sides}>
        <form
          method="post"
          action={templatePath(site.key, language, template.id)}
          className={sides.form}
          noValidate
        >
          <input type="hidden" name="revision" value={revision} />
          <input type="hidden" name="attempt" value={state.attempt} />
          <TextFields {...props} />
          <div className={sides.acts}>
            <Button type="submit" name="act" value="save">
              {t('templates.save')}
            </Button>
            <Button
              type="submit"
              name="act"
              value="preview"
              variant="secondary"
              formAction={`${templatePath(site.key, language, template.id)}#preview`}
            >
              {t('templates.preview')}
            </Button>
            <Button type="submit" name="act" value="test" variant="secondary">
              {t('templates.test')}
            </Button>
          </div>
          <TestHint {...props} />
        </form>
        <TemplatePreview {...props} />
      </div>
      <Meanings {...props} />
      <Log {...props} />
    </>
  );
}

/** Where a test goes, and how an SMS comes to one's own telephone. */
function TestHint({ frame: { t }, opened, email, phone }: TemplateProps) {
  const { channel } = opened.template;
  if (channel === 'sms' && phone !== null)
    return <p className={sides.hint}>{t('templates.testHintSms', { phone })}</p>;
  return (
    <p className={sides.hint}>
      {t(channel === 'mail' ? 'templates.testHint' : 'templates.testHintText', { email })}
      {channel === 'sms' && (
        <>
          {' '}
          <a href={`${ACCOUNT_PATH}#phone`}>{t('templates.testAddPhone')}</a>
        </>
      )}
    </p>
  );
}

function Notices({ frame, state, names, opened, email, phone }: TemplateProps) {
  const { t } = frame;
  const { problems, conflict, outcome } = state;
  return (
    <>
      {outcome !== null && (
        <Alert
          tone={outcome === 'tooMany' || outcome === 'notSent' ? 'warning' : 'success'}
          live
          className={sides.alert}
        >
          {outcome === 'tooMany' || outcome === 'notSent'
            ? t(`templates.${outcome}`)
            : outcome === 'tested'
              ? t('templates.done.tested', {
                  to: opened.template.channel === 'sms' ? (phone ?? email) : email,
                })
              : t(`templates.done.${outcome}`)}
        </Alert>
      )}
      {Object.keys(problems).length > 0 && (
        <Alert tone="danger" live className={sides.alert}>
          {t('templates.refused')}
        </Alert>
      )}
      {conflict.length > 0 && (
        <Alert tone="warning" live className={sides.alert}>
          <p>{t('templates.conflict')}</p>
          <ul className={styles.log}>
            {conflict.map((change) => (
              <li key={change.id}>{changeText(change, names, frame)}</li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}

/** What the placeholders of all texts stand for. */
function Meanings({ frame, opened }: TemplateProps) {
  const rows = meanings(
    opened.fields.flatMap(({ allowed }) => allowed),
    frame,
  );
  if (rows.length === 0) return null;
  return (
    <section className={sides.panel} aria-labelledby="placeholders">
      <h2 id="placeholders">{frame.t('templates.placeholders')}</h2>
      <dl className={styles.meanings}>
        {rows.map(([name, meaning]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Who changed what, and the way back to our own wording. */
function Log({ frame, site, language, opened, names }: TemplateProps) {
  const { t } = frame;
  const { template, changes, fields, revision } = opened;
  const isChanged = fields.some(({ text, builtIn }) => text !== builtIn);
  if (changes.length === 0) return null;
  return (
    <section className={sides.panel} aria-labelledby="log">
      <h2 id="log">{t('templates.log')}</h2>
      {isChanged && (
        <form method="post" action={templatePath(site.key, language, template.id)} className={styles.release}>
          <input type="hidden" name="revision" value={revision} />
          <Button type="submit" name="act" value="release" variant="secondary">
            {t('templates.release')}
          </Button>
        </form>
      )}
      <ol className={styles.log}>
        {changes.map((change) => (
          <li key={change.id}>{changeText(change, names, frame)}</li>
        ))}
      </ol>
    </section>
  );
}
