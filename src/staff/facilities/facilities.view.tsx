import { Badge } from '~/ui/badge';
import { Icon } from '~/ui/icon/icon';
import { FoundInstead } from '../layout/found-instead';
import { LinkList, LinkListItem } from '../layout/link-list';
import type { ShownSearch } from '../layout/meant-search';
import { NoMatch } from '../layout/no-match';
import { SearchForm } from '../layout/search-form';
import { FACILITIES_PATH, facilityPath } from '../paths';
import staffStyles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';

/** More than this are searched in. */
const MAX_UNSEARCHED = 8;

/** The facilities that somebody may change. */
export function FacilitiesView({
  frame,
  shown,
  changed,
  search,
}: {
  readonly frame: StaffFrame;
  readonly shown: ShownSearch<readonly { readonly id: string; readonly name: string }[]>;
  /** Of which staff say something. */
  readonly changed: ReadonlySet<string>;
  readonly search: string;
}) {
  const { t } = frame;
  const { found: facilities } = shown;
  return (
    <>
      <h1 className={staffStyles.title}>{t('staffFacilities.title')}</h1>
      {(facilities.length > MAX_UNSEARCHED || search !== '') && (
        <SearchForm
          frame={frame}
          action={FACILITIES_PATH}
          label={t('staffFacilities.search')}
          search={search}
        />
      )}
      <FoundInstead
        frame={frame}
        typed={search}
        shown={shown}
        hrefOf={(q) => `${FACILITIES_PATH}?${new URLSearchParams({ q })}`}
      />
      {facilities.length === 0 ? (
        <NoFacilities frame={frame} search={search} />
      ) : (
        <>
          <p role="status" className={staffStyles.muted}>
            {t('facility.count', { count: facilities.length })}
          </p>
          <LinkList>
            {facilities.map(({ id, name }) => (
              <LinkListItem
                key={id}
                href={facilityPath(id)}
                title={name}
                badge={changed.has(id) && <Badge tone="info">{t('staffFacilities.fromHere')}</Badge>}
              />
            ))}
          </LinkList>
        </>
      )}
    </>
  );
}

/** There are none yet, or a search has found none. */
function NoFacilities({ frame, search }: { readonly frame: StaffFrame; readonly search: string }) {
  const { t } = frame;
  if (search !== '')
    return (
      <NoMatch
        frame={frame}
        text={t('staffFacilities.none')}
        hint={t('staffFacilities.search')}
        all={FACILITIES_PATH}
      />
    );
  return (
    <div className={staffStyles.empty}>
      <Icon name="Pin" size="2rem" />
      <p className={staffStyles.emptyTitle}>{t('staffFacilities.noneYet')}</p>
      <p>{t('staffFacilities.noneYetHint')}</p>
    </div>
  );
}
