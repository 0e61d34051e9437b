import type { ReactNode } from 'react';
import { recordWord, worded } from '~/features/record-text';
import type { PageContext } from '~/page/contract';
import type { ComparedCar } from './car-comparison.data';
import styles from './comparison-table.module.css';
import { type ComparedRow, compareEquipment } from './rows';

/** The name of a row; a difference is marked by text too, not by colour alone. */
export function RowHead({
  children,
  differs = false,
  page,
}: {
  children: ReactNode;
  differs?: boolean;
  page?: PageContext;
}) {
  return (
    <th scope="row" className={styles.rowHead}>
      <span className={styles.label}>
        {children}
        {differs && page !== undefined && (
          <span className="visually-hidden"> ({page.t('compare.differs')})</span>
        )}
      </span>
    </th>
  );
}

interface GroupProps {
  readonly title: string;
  readonly rows: readonly ComparedRow[];
  readonly cars: readonly ComparedCar[];
  readonly page: PageContext;
}

function GroupTitle({ title, cars }: Pick<GroupProps, 'title' | 'cars'>) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={cars.length + 1} className={styles.group}>
        <span className={styles.groupTitle}>{title}</span>
      </th>
    </tr>
  );
}

/** Rows with their heading; those without differences can be hidden. */
export function Group({ title, rows, cars, page }: GroupProps) {
  if (rows.length === 0) return null;
  return (
    <tbody {...same(!rows.some(({ differs }) => differs))}>
      <GroupTitle title={title} cars={cars} />
      {rows.map(({ label, values, langs, differs }) => (
        <tr key={label} className={differs ? styles.differs : undefined} {...same(!differs)}>
          <RowHead differs={differs} page={page}>
            {label}
          </RowHead>
          {cars.map(({ car }, at) => (
            <td key={car.car_id} {...(langs?.[at] !== undefined && { lang: langs[at] })}>
              {values[at] ?? <Missing page={page} />}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

const same = (isSame: boolean) => (isSame ? { 'data-same': '' } : {});

function Missing({ page }: { page: PageContext }) {
  return (
    <span className={styles.none}>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{page.t('compare.missing')}</span>
    </span>
  );
}

/** What only one car has comes first; what all have is listed once. */
export function Equipment({ cars, page }: Pick<GroupProps, 'cars' | 'page'>) {
  const { t } = page;
  const { common, some, only } = compareEquipment(cars.map(({ car }) => car.car_equipment));
  const hasSome = some.some(({ length }) => length > 0);
  const hasOnly = only.some(({ length }) => length > 0);
  if (!hasSome && !hasOnly && common.length === 0) return null;
  const perCar = (label: string, lists: readonly (readonly string[])[]) => (
    <tr className={styles.differs}>
      <RowHead differs page={page}>
        {label}
      </RowHead>
      {cars.map(({ car }, at) => (
        <td key={car.car_id}>
          <Items items={lists[at] ?? []} page={page} />
        </td>
      ))}
    </tr>
  );
  return (
    <tbody {...same(!hasSome && !hasOnly)}>
      <GroupTitle title={t('car.equipment')} cars={cars} />
      {hasOnly && perCar(t('compare.only'), only)}
      {hasSome && perCar(t('compare.some'), some)}
      {common.length > 0 && (
        <tr {...same(cars.length > 1)}>
          <RowHead>{cars.length > 1 ? t('compare.common') : t('car.equipment')}</RowHead>
          <td colSpan={cars.length}>
            <div className={styles.common}>
              <Items items={common} page={page} />
            </div>
          </td>
        </tr>
      )}
    </tbody>
  );
}

function Items({ items, page }: { items: readonly string[]; page: PageContext }) {
  if (items.length === 0) return <Missing page={page} />;
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item}>{worded(recordWord(page, 'car_equipment', item), page)}</li>
      ))}
    </ul>
  );
}
