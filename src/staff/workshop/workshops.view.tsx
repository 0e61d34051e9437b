import type { StaffWorkshop } from '~/modules/workshop';
import { Button } from '~/ui/button';
import { TextInput } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { Icon } from '~/ui/icon/icon';
import { workshopPath } from '../paths';
import styles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';

/** The workshops that somebody may open; a search where there are many. */
export function WorkshopsView({
  frame: { t },
  workshops,
  search,
}: {
  readonly frame: StaffFrame;
  readonly workshops: readonly StaffWorkshop[];
  /** What was searched for; null where nobody needs to search. */
  readonly search: string | null;
}) {
  const empty = search === null || search === '' ? t('staff.noWorkshops') : t('staff.noMatch');
  return (
    <>
      <h1 className={styles.title}>{t('staff.chooseWorkshop')}</h1>
      {search !== null && (
        <search>
          <form method="get" action="/staff" className={styles.search}>
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
      )}
      {workshops.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <>
          <p className={styles.muted}>{t('staff.foundWorkshops', { count: workshops.length })}</p>
          <ul className={styles.workshops}>
            {workshops.map(({ departmentId, name, city }) => (
              <li key={departmentId}>
                <a className={styles.workshop} href={workshopPath(departmentId)}>
                  <span>
                    <strong>{name}</strong>
                    <span className={styles.muted}>{city}</span>
                  </span>
                  <Icon name="ChevronRight" />
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
