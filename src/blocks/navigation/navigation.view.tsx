import { Notice } from '~/features/alert-notice';
import { SavedLink } from '~/features/saved-cars';
import { showsSitePhone } from '~/modules/content';
import type { BlockView, FieldsOf, PageContext } from '~/page/contract';
import { linkAttributes } from '~/page/link';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon/icon';
import { inverseClass } from '~/ui/layout';
import { DesktopMenu } from './desktop-menu';
import type { ExtraItem } from './extra-item';
import { Languages } from './languages';
import { Logo } from './logo';
import { MobileMenu } from './mobile-menu';
import type { block } from './navigation.block';
import type { NavigationData } from './navigation.data';
import styles from './navigation.module.css';

/**
 * Bar with mega menu from 1280 px, hamburger and drill-in below. Panels are popovers, so that opening,
 * closing, Escape and the way back of the focus work before any script; `navigation.enhance.ts` adds hover, the
 * overflow item and the rest that browsers do not do by themselves.
 */
export const view: BlockView<FieldsOf<typeof block>, NavigationData> = ({ fields, data, page, uid }) => {
  const extras = extraItems(fields.ExtraNavigationItems, page);
  const notice = fields.HasMessage && (
    <Notice
      page={page}
      title={fields.MessageTitle}
      text={fields.MessageText}
      icon={fields.MessageIcon}
      type={fields.MessageType}
    />
  );
  const menuId = `${uid}-menu`;
  const logo = <Logo page={page} image={fields.Logo} width={fields.LogoWidth} height={fields.LogoHeight} />;
  return (
    <div
      className={classNames(
        styles.navigation,
        data.floating !== null && styles.floating,
        data.floating === 'black' && styles.onLight,
        fields.SlimNav && styles.slim,
        fields.HasDarkTheme && styles.dark,
        fields.ShowSeparator && styles.separated,
      )}
      data-navigation=""
      data-enhance="navigation"
    >
      {!fields.MessageIsBelowNavigation && notice}
      <div className={styles.place}>
        <div className={classNames(styles.bar, fields.HasDarkTheme && inverseClass)} data-navigation-bar="">
          <div className={styles.row}>
            {logo}
            <DesktopMenu entries={data.entries} page={page} uid={uid} />
            <div className={styles.end}>
              <ExtraLinks extras={extras} className={styles.extras} />
              <Languages choices={data.languages} page={page} className={styles.languages} />
              <SavedLink page={page} />
              <button
                type="button"
                className={styles.hamburger}
                popoverTarget={menuId}
                aria-controls={menuId}
                aria-label={page.t('shell.menu')}
                data-menu-button=""
              >
                <Icon name="Menu" size="1.625rem" className={styles.opens} />
                <Icon name="Cross" size="1.625rem" className={styles.closes} />
              </button>
            </div>
          </div>
          <MobileMenu
            entries={data.entries}
            extras={extras}
            languages={data.languages}
            page={page}
            id={menuId}
          />
        </div>
      </div>
      {fields.MessageIsBelowNavigation && notice}
    </div>
  );
};

/** Items without a title, or that lead nowhere, are dropped; the telephone of the site has its number for a title. */
function extraItems(
  items: readonly { readonly Title: string; readonly Link: Parameters<typeof linkAttributes>[1] }[],
  page: PageContext,
): readonly ExtraItem[] {
  return items.flatMap(({ Title, Link: link }) => {
    const title = Title.trim() === '' && link !== null && showsSitePhone(link) ? link.text : Title;
    const attributes = linkAttributes(page, link);
    return title.trim() === '' || attributes === null ? [] : [{ title, attributes }];
  });
}

export function ExtraLinks({
  extras,
  className,
}: {
  extras: readonly ExtraItem[];
  className?: string | undefined;
}) {
  if (extras.length === 0) return null;
  return (
    <ul className={className}>
      {extras.map(({ title, attributes }) => (
        <li key={title + attributes.href}>
          <a {...attributes} className={styles.extra}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
