import { languageName } from '~/platform/language-name';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { TextInput } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import sides from '../layout/two-sides.module.css';
import { WayBack } from '../layout/way-back';
import { SETTINGS_PATH, settingPath } from '../paths';
import staffStyles from '../staff.module.css';
import { LanguageTabs } from '../templates/language-tabs';
import { SettingFields } from './setting-fields';
import { SettingPreview } from './setting-preview';
import type { SettingProps } from './setting-props';
import { SettingVersions } from './setting-versions';
import { changeText, dayText, originText, problemText } from './setting-words';
import styles from './settings.module.css';

/** One setting: what applies, the form of the next version, all versions, and who has changed what. */
export function SettingView(props: SettingProps) {
  const { frame, site, language, opened } = props;
  const { t } = frame;
  const list = `${SETTINGS_PATH}?${new URLSearchParams({ site: site.key, language })}`;
  const isFixed = opened.offered === 'fixed';
  return (
    <>
      <WayBack href={list}>{t('staffSettings.back')}</WayBack>
      <h1 className={staffStyles.title}>{t(`staffSettings.name.${opened.setting}`)}</h1>
      <p className={staffStyles.muted}>{subtitleOf(props)}</p>
      <p className={styles.about}>{t(`staffSettings.about.${opened.setting}`)}</p>
      {opened.perLanguage && (
        <LanguageTabs
          frame={frame}
          site={site}
          language={language}
          hrefOf={(each) => settingPath(site.key, each, opened.setting)}
        />
      )}
      <Notices {...props} />
      <div className={sides.sides}>
        {isFixed ? (
          <p className={styles.fixed}>{t('staffSettings.fixedText')}</p>
        ) : (
          <SettingForm {...props} />
        )}
        <SettingPreview {...props} />
      </div>
      {!isFixed && <SettingVersions {...props} />}
      <Log {...props} />
    </>
  );
}

function subtitleOf({ frame, site, language, opened }: SettingProps): string {
  const place = `${site.name} (${site.country})`;
  const words = opened.perLanguage ? [place, languageName(language, frame.language)] : [place];
  const origin = opened.offered === 'fixed' ? frame.t('staffSettings.fixed') : originText(opened, frame);
  return `${words.join(', ')}. ${origin}.`;
}

function SettingForm(props: SettingProps) {
  const { frame, site, language, opened, state } = props;
  const { t } = frame;
  const path = settingPath(site.key, language, opened.setting);
  const changed = opened.versions.find(({ id }) => id === state.instead);
  const problem = state.problems.from;
  return (
    <form method="post" action={path} className={sides.form} noValidate>
      <input type="hidden" name="revision" value={opened.revision} />
      {changed !== undefined && (
        <>
          <input type="hidden" name="version" value={changed.id} />
          <p>
            {t('staffSettings.rewrite', { date: dayText(changed.validFrom, frame) })}{' '}
            <a href={path}>{t('staffSettings.writeNew')}</a>
          </p>
        </>
      )}
      <SettingFields {...props} />
      <Field
        id="from"
        label={t('staffSettings.from')}
        hint={t('staffSettings.fromHint')}
        error={problem === undefined ? undefined : problemText(problem, frame)}
      >
        {({ required: _, ...control }) => (
          <TextInput {...control} type="date" name="from" min={opened.today} defaultValue={state.from} />
        )}
      </Field>
      <div className={sides.acts}>
        <Button type="submit" name="act" value="save">
          {t('staffSettings.save')}
        </Button>
        <Button type="submit" name="act" value="preview" variant="secondary" formAction={`${path}#preview`}>
          {t('staffSettings.preview')}
        </Button>
        {opened.versions.some(({ fields }) => fields !== null) && (
          <Button type="submit" name="act" value="release" variant="secondary">
            {t('staffSettings.release')}
          </Button>
        )}
      </div>
    </form>
  );
}

function Notices(props: SettingProps) {
  const { frame, state, opened } = props;
  const { t } = frame;
  const { problems, conflict, outcome, hasBegun } = state;
  return (
    <>
      {outcome !== null && (
        <Alert tone="success" live className={sides.alert}>
          {t(`staffSettings.done.${outcome}`)}
        </Alert>
      )}
      {hasBegun && (
        <Alert tone="warning" live className={sides.alert}>
          {t('staffSettings.begun')}
        </Alert>
      )}
      {Object.keys(problems).length > 0 && (
        <Alert tone="danger" live className={sides.alert}>
          {t('staffSettings.refused')}
        </Alert>
      )}
      {conflict.length > 0 && (
        <Alert tone="warning" live className={sides.alert}>
          <p>{t('staffSettings.conflict')}</p>
          <ul className={styles.log}>
            {conflict.map((change) => (
              <li key={change.id}>{changeText(change, opened.setting, props)}</li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}

function Log(props: SettingProps) {
  const { changes, setting } = props.opened;
  if (changes.length === 0) return null;
  return (
    <section className={sides.panel} aria-labelledby="log">
      <h2 id="log">{props.frame.t('staffSettings.log')}</h2>
      <ol className={styles.log}>
        {changes.map((change) => (
          <li key={change.id}>{changeText(change, setting, props)}</li>
        ))}
      </ol>
    </section>
  );
}
