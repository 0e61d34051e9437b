import { type Fields, fieldsOfForm, type ShownVersion } from '~/modules/settings';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { List } from '~/ui/text/list';
import sides from '../layout/two-sides.module.css';
import { settingPath } from '../paths';
import type { SettingProps } from './setting-props';
import { consentTextVersion, periodText, setUpText } from './setting-words';
import styles from './settings.module.css';

const TONES = { now: 'success', coming: 'info', past: 'neutral' } as const;

/** Everything that applied, applies and is to apply; what is to come can be changed or taken back. */
export function SettingVersions(props: SettingProps) {
  const { frame, opened } = props;
  if (opened.versions.length === 0) return null;
  return (
    <section className={sides.panel} aria-labelledby="versions">
      <h2 id="versions">{frame.t('staffSettings.versions')}</h2>
      <List ordered className={styles.versions}>
        {opened.versions.map((version) => (
          <li key={version.id}>
            <Version version={version} {...props} />
          </li>
        ))}
      </List>
    </section>
  );
}

function Version({ version, ...props }: SettingProps & { readonly version: ShownVersion }) {
  const { frame, opened } = props;
  const { t } = frame;
  const fields = version.fields ?? opened.builtIn;
  return (
    <>
      <p className={styles.period}>
        <Badge tone={TONES[version.state]}>{t(`staffSettings.state.${version.state}`)}</Badge>
        <strong>{periodText(version, frame)}</strong>
      </p>
      <p className={styles.words}>
        {version.fields === null ? setUpText(opened.setting, frame) : summaryOf(fields, props)}
      </p>
      {opened.setting === 'consent' && (
        <p className={sides.hint}>
          {t('staffSettings.textVersion', { version: consentTextVersion(fields) })}
        </p>
      )}
      {version.state === 'coming' && <Acts version={version} {...props} />}
    </>
  );
}

/** What a version says, in one line. */
const summaryOf = (fields: Fields, { frame: { t }, site, opened }: SettingProps): string =>
  fieldsOfForm(opened.setting, site)
    .flatMap(({ name, label, isText }) => {
      const value = fields[name];
      if (!value) return [];
      return isText || opened.setting === 'contact' ? [value] : [`${label(t)}: ${value}`];
    })
    .join(' · ');

function Acts({
  version,
  frame: { t },
  site,
  language,
  opened,
}: SettingProps & { readonly version: ShownVersion }) {
  const path = settingPath(site.key, language, opened.setting);
  return (
    <form method="post" action={path} className={sides.acts}>
      <input type="hidden" name="revision" value={opened.revision} />
      <input type="hidden" name="version" value={version.id} />
      <a href={settingPath(site.key, language, opened.setting, { version: `${version.id}` })}>
        {t('staffSettings.change')}
      </a>
      <Button type="submit" name="act" value="withdraw" variant="secondary">
        {t('staffSettings.withdraw')}
      </Button>
    </form>
  );
}
