import type { StaffWorkshop } from '~/modules/workshop';
import { FoundInstead } from '../layout/found-instead';
import { LinkList, LinkListItem } from '../layout/link-list';
import type { ShownSearch } from '../layout/meant-search';
import { SearchForm } from '../layout/search-form';
import { CAPACITY_PATH, capacityPath } from '../paths';
import staffStyles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';
import { NoWorkshops } from '../workshop/workshops.view';

/** The workshops whose capacity and prices somebody changes. */
export function CapacitiesView({
  frame,
  shown,
  search,
}: {
  readonly frame: StaffFrame;
  readonly shown: ShownSearch<readonly StaffWorkshop[]>;
  readonly search: string;
}) {
  const { t } = frame;
  const { found: workshops } = shown;
  return (
    <>
      <h1 className={staffStyles.title}>{t('capacity.title')}</h1>
      <SearchForm frame={frame} action={CAPACITY_PATH} label={t('staff.searchWorkshop')} search={search} />
      <FoundInstead
        frame={frame}
        typed={search}
        shown={shown}
        hrefOf={(q) => `${CAPACITY_PATH}?${new URLSearchParams({ q })}`}
      />
      {workshops.length === 0 ? (
        <NoWorkshops frame={frame} search={search} all={CAPACITY_PATH} />
      ) : (
        <>
          <p role="status" className={staffStyles.muted}>
            {t('staff.foundWorkshops', { count: workshops.length })}
          </p>
          <LinkList>
            {workshops.map(({ departmentId, name, city }) => (
              <LinkListItem
                key={departmentId}
                href={capacityPath(departmentId)}
                title={name}
                about={<span className={staffStyles.muted}>{city}</span>}
              />
            ))}
          </LinkList>
        </>
      )}
    </>
  );
}
