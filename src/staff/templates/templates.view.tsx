import { CHANNELS, type ListedTemplate } from '~/modules/templates';
import type { Language, Site } from '~/sites';
import { Badge } from '~/ui/badge';
import { LinkList, LinkListItem } from '../layout/link-list';
import { TEMPLATES_PATH, templatePath } from '../paths';
import staffStyles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';
import { LanguageTabs } from './language-tabs';
import { SiteChoice } from './site-choice';
import styles from './templates.module.css';

/** Every message of a site in one of its languages. */
export function TemplatesView({
  frame,
  sites,
  site,
  language,
  templates,
}: {
  readonly frame: StaffFrame;
  /** Those that may be chosen. */
  readonly sites: readonly Site[];
  readonly site: Site;
  readonly language: Language;
  readonly templates: readonly ListedTemplate[];
}) {
  const { t } = frame;
  return (
    <>
      <h1 className={staffStyles.title}>{t('templates.title')}</h1>
      <p className={staffStyles.muted}>{t('templates.intro')}</p>
      <SiteChoice frame={frame} sites={sites} site={site} action={TEMPLATES_PATH} />
      <LanguageTabs
        frame={frame}
        site={site}
        language={language}
        hrefOf={(each) => `${TEMPLATES_PATH}?${new URLSearchParams({ site: site.key, language: each })}`}
      />
      {CHANNELS.map((channel) => (
        <section key={channel} className={styles.channel} aria-labelledby={channel}>
          <h2 id={channel}>{t(`templates.channel.${channel}`)}</h2>
          <LinkList>
            {templates
              .filter(({ template }) => template.channel === channel)
              .map(({ template: { id, name }, changed }) => (
                <LinkListItem
                  key={id}
                  href={templatePath(site.key, language, id)}
                  title={t(name)}
                  badge={changed && <Badge tone="info">{t('templates.changed')}</Badge>}
                />
              ))}
          </LinkList>
        </section>
      ))}
    </>
  );
}
