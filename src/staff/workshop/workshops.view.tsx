import type { StaffWorkshop } from '~/modules/workshop';
import { FoundInstead } from '../layout/found-instead';
import { LinkList, LinkListItem } from '../layout/link-list';
import type { ShownSearch } from '../layout/meant-search';
import { NoMatch } from '../layout/no-match';
import { SearchForm } from '../layout/search-form';
import { workshopPath } from '../paths';
import styles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';

/** The workshops that somebody may open; a search where there are many. */
export function WorkshopsView({
  frame,
  shown,
  search,
}: {
  readonly frame: StaffFrame;
  readonly shown: ShownSearch<readonly StaffWorkshop[]>;
  /** What was searched for; null where nobody needs to search. */
  readonly search: string | null;
}) {
  const { t } = frame;
  const { found: workshops } = shown;
  return (
    <>
      <h1 className={styles.title}>{t('staff.chooseWorkshop')}</h1>
      {search !== null && (
        <SearchForm frame={frame} action="/staff" label={t('staff.searchWorkshop')} search={search} />
      )}
      <FoundInstead
        frame={frame}
        typed={search ?? ''}
        shown={shown}
        hrefOf={(q) => `/staff?${new URLSearchParams({ q })}`}
      />
      {workshops.length === 0 ? (
        <NoWorkshops frame={frame} search={search ?? ''} all="/staff" />
      ) : (
        <>
          <p role="status" className={styles.muted}>
            {t('staff.foundWorkshops', { count: workshops.length })}
          </p>
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

/** There are none, or a search has found none. */
export function NoWorkshops({
  frame,
  search,
  all,
}: {
  readonly frame: StaffFrame;
  readonly search: string;
  /** Where all are listed. */
  readonly all: string;
}) {
  const { t } = frame;
  if (search === '') return <p className={styles.empty}>{t('staff.noWorkshops')}</p>;
  return <NoMatch frame={frame} text={t('staff.noMatch')} hint={t('staff.searchWorkshop')} all={all} />;
}
