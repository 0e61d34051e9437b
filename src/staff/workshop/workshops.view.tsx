import type { StaffWorkshop } from '~/modules/workshop';
import { LinkList, LinkListItem } from '../layout/link-list';
import { SearchForm } from '../layout/search-form';
import { workshopPath } from '../paths';
import styles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';

/** The workshops that somebody may open; a search where there are many. */
export function WorkshopsView({
  frame,
  workshops,
  search,
}: {
  readonly frame: StaffFrame;
  readonly workshops: readonly StaffWorkshop[];
  /** What was searched for; null where nobody needs to search. */
  readonly search: string | null;
}) {
  const { t } = frame;
  const empty = search === null || search === '' ? t('staff.noWorkshops') : t('staff.noMatch');
  return (
    <>
      <h1 className={styles.title}>{t('staff.chooseWorkshop')}</h1>
      {search !== null && (
        <SearchForm frame={frame} action="/staff" label={t('staff.searchWorkshop')} search={search} />
      )}
      {workshops.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <>
          <p className={styles.muted}>{t('staff.foundWorkshops', { count: workshops.length })}</p>
          <LinkList>
            {workshops.map(({ departmentId, name, city }) => (
              <LinkListItem
                key={departmentId}
                href={workshopPath(departmentId)}
                title={name}
                about={<span className={styles.muted}>{city}</span>}
              />
            ))}
          </LinkList>
        </>
      )}
    </>
  );
}
