import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { TextInput } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { Icon } from '~/ui/icon/icon';
import { FACILITIES_PATH, facilityPath } from '../paths';
import staffStyles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';

/** More than this are searched in. */
const MAX_UNSEARCHED = 8;

/** The facilities that somebody may change. */
export function FacilitiesView({
  frame: { t },
  facilities,
  changed,
  search,
}: {
  readonly frame: StaffFrame;
  readonly facilities: readonly { readonly id: string; readonly name: string }[];
  /** Of which staff say something. */
  readonly changed: ReadonlySet<string>;
  readonly search: string;
}) {
  return (
    <>
      <h1 className={staffStyles.title}>{t('staffFacilities.title')}</h1>
      {(facilities.length > MAX_UNSEARCHED || search !== '') && (
        <search>
          <form method="get" action={FACILITIES_PATH} className={staffStyles.search}>
            <Field label={t('staffFacilities.search')} id="q">
              {({ required: _, ...control }) => (
                <TextInput
                  {...control}
                  type="search"
                  name="q"
                  icon="Search"
                  defaultValue={search}
                  maxLength={100}
                />
              )}
            </Field>
            <Button type="submit" variant="secondary">
              {t('staff.search')}
            </Button>
          </form>
        </search>
      )}
      {facilities.length === 0 ? (
        <p className={staffStyles.empty}>{t('staffFacilities.none')}</p>
      ) : (
        <ul className={staffStyles.workshops}>
          {facilities.map(({ id, name }) => (
            <li key={id}>
              <a className={staffStyles.workshop} href={facilityPath(id)}>
                <span>
                  <strong>{name}</strong>
                  {changed.has(id) && <Badge tone="info">{t('staffFacilities.fromHere')}</Badge>}
                </span>
                <Icon name="ChevronRight" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
