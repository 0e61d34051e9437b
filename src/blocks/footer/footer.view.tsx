import { LinkItems } from '~/features/link-items';
import { SiteLogo } from '~/features/site-logo';
import type { FieldValues } from '~/modules/content';
import { safeHref } from '~/modules/content';
import type { BlockView, FieldsOf, PageContext } from '~/page/contract';
import { imageSources } from '~/platform/media/urls';
import { classNames } from '~/ui/class-names';
import { Heading } from '~/ui/heading';
import { channelIcon } from '~/ui/icon/channel-icon';
import { Icon } from '~/ui/icon/icon';
import { Container, inverseClass } from '~/ui/layout';
import type { block } from './footer.block';
import styles from './footer.module.css';

type Fields = FieldValues<FieldsOf<typeof block>>;
type ColumnValue = Fields['Columns'][number];

export const view: BlockView<FieldsOf<typeof block>> = ({ fields, page }) => {
  const { name, theme } = page.site;
  const columns = fields.Columns.filter(
    (column) => column.Title !== '' || column.Description !== '' || column.ColumnItems.length > 0,
  );
  return (
    <div className={classNames(inverseClass, styles.footer)}>
      <Container width="content">
        <div className={styles.upper}>
          <a
            href={page.href('/')}
            className={styles.logo}
            aria-label={page.t('shell.homeLink', { site: name })}
          >
            {fields.Logo === null ? (
              <SiteLogo name={name} theme={theme} className={styles.mark} />
            ) : (
              <img
                src={imageSources(fields.Logo).fallback}
                alt={fields.Logo.alt || name}
                width={fields.Logo.width}
                height={fields.Logo.height}
                loading="lazy"
                className={styles.mark}
              />
            )}
          </a>
          <nav aria-label={page.t('shell.footerNavigation')} className={styles.columns}>
            {columns.map((column, at) => (
              <Column key={`${at}-${column.Title}`} column={column} page={page} />
            ))}
          </nav>
        </div>
        <div className={styles.lower}>
          <div className={styles.legal}>
            {fields.BottomCopyrightText !== '' && <p>{fields.BottomCopyrightText}</p>}
            <button type="button" className={styles.settings} data-consent-settings="">
              {page.t('consent.settings')}
            </button>
          </div>
          <SocialLinks links={fields.SocialLinks} page={page} />
        </div>
      </Container>
    </div>
  );
};

function Column({ column, page }: { column: ColumnValue; page: PageContext }) {
  return (
    <div className={styles.column}>
      {column.Title !== '' && (
        <Heading tag="h2" size="s" className={styles.title}>
          {column.Title}
        </Heading>
      )}
      {column.Description !== '' && (
        <div className={styles.description} dangerouslySetInnerHTML={{ __html: column.Description }} />
      )}
      <LinkItems items={column.ColumnItems} page={page} className={styles.items} isInNavigation />
    </div>
  );
}

/** A channel we have no mark for shows its name (FOOTER-2); one without an address is left out. */
function SocialLinks({ links, page }: { links: Fields['SocialLinks']; page: PageContext }) {
  const shown = links.flatMap(({ name, Url }) => {
    const href = Url === '' ? null : safeHref(Url);
    return href === null || name.trim() === '' ? [] : [{ name: name.trim(), href }];
  });
  if (shown.length === 0) return null;
  return (
    <ul className={styles.social} aria-label={page.t('shell.followUs')}>
      {shown.map(({ name, href }) => (
        <li key={name + href}>
          <a href={href} rel="noopener" className={styles.channel}>
            <Channel name={name} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Channel({ name }: { name: string }) {
  const icon = channelIcon(name);
  return icon === null ? name : <Icon name={icon} size="1.375rem" label={name} />;
}
