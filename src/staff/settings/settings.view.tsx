import type { OpenedSetting } from '~/modules/settings';
import type { Language, Site } from '~/sites';
import { Badge } from '~/ui/badge';
import { LinkList, LinkListItem } from '../layout/link-list';
import { SETTINGS_PATH, settingPath } from '../paths';
import staffStyles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';
import { LanguageTabs } from '../templates/language-tabs';
import { SiteChoice } from '../templates/site-choice';
import { originText } from './setting-words';

/** Everything that is set of a site, in one of its languages. */
export function SettingsView({
  frame,
  sites,
  site,
  language,
  settings,
}: {
  readonly frame: StaffFrame;
  /** Those that may be chosen. */
  readonly sites: readonly Site[];
  readonly site: Site;
  readonly language: Language;
  readonly settings: readonly OpenedSetting[];
}) {
  const { t } = frame;
  return (
    <>
      <h1 className={staffStyles.title}>{t('staffSettings.title')}</h1>
      <p className={staffStyles.muted}>{t('staffSettings.intro')}</p>
      <SiteChoice frame={frame} sites={sites} site={site} action={SETTINGS_PATH} />
      <LanguageTabs
        frame={frame}
        site={site}
        language={language}
        hrefOf={(each) => `${SETTINGS_PATH}?${new URLSearchParams({ site: site.key, language: each })}`}
      />
      <LinkList>
        {settings.map((each) => (
          <LinkListItem
            key={each.setting}
            href={settingPath(site.key, language, each.setting)}
            title={t(`staffSettings.name.${each.setting}`)}
            about={
              <span className={staffStyles.muted}>
                {each.offered === 'fixed' ? t('staffSettings.fixed') : originText(each, frame)}
              </span>
            }
            badge={
              each.versions.some(({ state }) => state === 'coming') && (
                <Badge tone="info">{t('staffSettings.state.coming')}</Badge>
              )
            }
          />
        ))}
      </LinkList>
    </>
  );
}
