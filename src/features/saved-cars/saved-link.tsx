import type { PageContext } from '~/page/contract';
import { savedCarsPath } from '~/sites/paths';
import { Icon } from '~/ui/icon/icon';
import styles from './saved-link.module.css';

/**
 * Link to the saved cars with their number, in the header of every page. Its script is fetched only where the device has
 * stored cars, or on the first choice.
 */
export function SavedLink({ page }: { readonly page: PageContext }) {
  const path = savedCarsPath(page.site);
  if (path === null) return null;
  return (
    <>
      <a
        href={page.href(path)}
        className={styles.link}
        data-enhance="saved-cars"
        data-enhance-when="stored"
        data-clicks="[data-choice]"
        data-stored="saved-cars compared-cars"
        {...(page.path === path && { 'aria-current': 'page' as const })}
      >
        <Icon name="Heart" size="1.5rem" />
        <span className="visually-hidden">{page.t('saved.title')} </span>
        <span className={styles.number} data-saved-count="" hidden />
      </a>
      <p role="status" className="visually-hidden" data-chosen-status="" />
      <ChosenBarTemplate page={page} />
    </>
  );
}

const COUNTS = [1, 2, 3, 4] as const;

/** Template of the bar of cars chosen for comparison. */
function ChosenBarTemplate({ page: { t, site, href } }: { readonly page: PageContext }) {
  const { comparison } = site.paths;
  if (comparison === undefined) return null;
  const car = '{car}';
  return (
    <template
      data-chosen-texts=""
      data-saved-added={t('saved.added', { car })}
      data-saved-removed={t('saved.removed', { car })}
      data-saved-full={t('saved.full', { limit: 100 })}
      data-compared-added={t('compare.added', { car })}
      data-compared-removed={t('compare.removed', { car })}
      data-compared-full={t('compare.full')}
      data-for-visit={t('saved.forVisit')}
      data-chosen={COUNTS.map((count) => t('compare.chosen', { count })).join('|')}
    >
      <div data-chosen-bar="" hidden>
        <div data-chosen-message="" hidden>
          <p role="alert" />
          <button type="button" aria-label={t('shell.close')} data-chosen-close="">
            <Icon name="Cross" />
          </button>
        </div>
        <section aria-label={t('compare.tray')} data-chosen-tray="" hidden>
          <p data-chosen-number="" />
          <button type="button" data-chosen-clear="">
            {t('compare.clear')}
          </button>
          <a href={href(comparison)} data-chosen-go="">
            {t('compare.short')}
          </a>
        </section>
      </div>
    </template>
  );
}
