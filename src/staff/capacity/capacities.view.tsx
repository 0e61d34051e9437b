import type { StaffWorkshop } from '~/modules/workshop';
import { Button } from '~/ui/button';
import { TextInput } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { Icon } from '~/ui/icon/icon';
import { CAPACITY_PATH, capacityPath } from '../paths';
import staffStyles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';

/** The workshops whose capacity and prices somebody changes. */
export function CapacitiesView({
  frame: { t },
  workshops,
  search,
}: {
  readonly frame: StaffFrame;
  readonly workshops: readonly StaffWorkshop[];
  readonly search: string;
}) {
  return (
    <>
      <h1 className={staffStyles.title}>{t('capacity.title')}</h1>
      <search>
        <form method="get" action={CAPACITY_PATH} className={staffStyles.search}>
          <Field label={t('staff.searchWorkshop')} id="q">
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
      {workshops.length === 0 ? (
        <p className={staffStyles.empty}>{t(search === '' ? 'staff.noWorkshops' : 'staff.noMatch')}</p>
      ) : (
        <ul className={staffStyles.workshops}>
          {workshops.map(({ departmentId, name, city }) => (
            <li key={departmentId}>
              <a className={staffStyles.workshop} href={capacityPath(departmentId)}>
                <span>
                  <strong>{name}</strong>
                  <span className={staffStyles.muted}>{city}</span>
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
