import type { StoreFigures, StoreNumbers } from '~/modules/stock';
import { localeFor, type Site } from '~/sites';
import { Badge } from '~/ui/badge';
import { Button, LinkButton } from '~/ui/button';
import { Select } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { WayBack } from '../layout/way-back';
import { CAR_NUMBERS_PATH, CARS_PATH, carNumbersPath, carPath } from '../paths';
import staffStyles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';
import { priceText } from '../stock/car-props';
import { plateText } from '../workshop/booking-words';
import {
  NUMBER_DAYS,
  NUMBER_SORTS,
  type NumberDays,
  type NumberRow,
  type NumberSort,
  type NumbersQuery,
} from './car-numbers';
import styles from './numbers.module.css';

interface Props {
  readonly frame: StaffFrame;
  /** The site whose stock it is. */
  readonly owner: Site;
  readonly query: NumbersQuery;
  readonly stores: readonly StoreFigures[];
  /** Views and requests of each facility. */
  readonly totals: ReadonlyMap<string, StoreNumbers>;
  readonly rows: readonly NumberRow[];
  /** By `site_id`. */
  readonly names: ReadonlyMap<string, string>;
}

const queryOf = ({ store, days, sort, isDescending }: NumbersQuery): Record<string, string> => ({
  store,
  days: String(days),
  sort,
  order: isDescending ? 'desc' : 'asc',
});

/** How the cars of a facility do: a table that is sorted by its heads. */
export function NumbersView(props: Props) {
  const { frame, query, stores } = props;
  const { t } = frame;
  return (
    <>
      <WayBack href={CARS_PATH}>{t('staffCars.title')}</WayBack>
      <h1 className={staffStyles.title}>{t('carNumbers.title')}</h1>
      {stores.length === 0 ? (
        <p className={staffStyles.muted}>{t('carNumbers.none')}</p>
      ) : (
        <>
          <Choice {...props} />
          <CarTable {...props} />
          <p className={styles.acts}>
            <LinkButton href={carNumbersPath(queryOf(query), '.csv')} variant="secondary">
              {t('inbox.export')}
            </LinkButton>
          </p>
          <p className={staffStyles.muted}>{t('carNumbers.explained')}</p>
          <StoreTable {...props} />
        </>
      )}
    </>
  );
}

function Choice({ frame: { t }, query, stores, names }: Props) {
  return (
    <form method="get" action={CAR_NUMBERS_PATH} className={styles.choice}>
      <Field label={t('carNumbers.facility')} id="store">
        {({ required: _, ...control }) => (
          <Select {...control} name="store" defaultValue={query.store}>
            {stores.map(({ store }) => (
              <option key={store} value={store}>
                {names.get(store) ?? store}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('carNumbers.views')} id="days">
        {({ required: _, ...control }) => (
          <Select {...control} name="days" defaultValue={String(query.days)}>
            {NUMBER_DAYS.map((days: NumberDays) => (
              <option key={days} value={days}>
                {t('carNumbers.period', { count: days })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" variant="secondary">
        {t('carNumbers.show')}
      </Button>
    </form>
  );
}

function Head({ frame: { t }, query, sort }: Props & { readonly sort: NumberSort }) {
  const isSorted = query.sort === sort;
  const { isDescending } = query;
  const next = { ...query, sort, isDescending: isSorted ? !isDescending : sort !== 'car' };
  return (
    <th scope="col" aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}>
      <a href={carNumbersPath(queryOf(next))}>
        {t(`carNumbers.sort.${sort}`)}
        <span aria-hidden="true">{isSorted ? (isDescending ? ' ↓' : ' ↑') : ''}</span>
      </a>
    </th>
  );
}

function CarTable(props: Props) {
  const { frame, query, rows, names } = props;
  const { t, site, language } = frame;
  const number = new Intl.NumberFormat(localeFor(site, language));
  const name = names.get(query.store) ?? query.store;
  return (
    // A table wider than a phone is scrolled by itself, by keys as well.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={styles.scroller} tabIndex={0} aria-label={name}>
      <table className={styles.table}>
        <thead>
          <tr>
            {NUMBER_SORTS.map((sort) => (
              <Head key={sort} {...props} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ car, daysInStock, requests, position }) => (
            <tr key={car.carId}>
              <th scope="row">
                <a href={carPath(car.carId)}>{car.title}</a>
                <span className={staffStyles.muted}>{plateText(car.regno ?? car.carId)}</span>
              </th>
              <td>{number.format(daysInStock)}</td>
              <td>{number.format(car.views)}</td>
              <td>{number.format(requests)}</td>
              <td>{car.price === null ? '–' : priceText(car.price, frame)}</td>
              <td>
                {position === null ? (
                  <span className={staffStyles.muted}>–</span>
                ) : (
                  <>
                    <Badge tone={TONES[position.position]}>
                      {t(`carNumbers.position.${position.position}`)}
                    </Badge>{' '}
                    <span className={staffStyles.muted}>
                      {t('carNumbers.ofCars', { count: position.cars })}
                    </span>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const TONES = { under: 'success', in: 'info', over: 'warning' } as const;

function StoreTable({ frame, stores, totals, names, query }: Props) {
  const { t, site, language } = frame;
  const number = new Intl.NumberFormat(localeFor(site, language));
  return (
    <div className={styles.section}>
      <h2>{t('staffCars.figures')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone is scrolled by itself */}
      <section className={styles.scroller} tabIndex={0} aria-label={t('staffCars.figures')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('carNumbers.facility')}</th>
              <th scope="col">{t('staffCars.title')}</th>
              <th scope="col">{t('carNumbers.medianDays')}</th>
              <th scope="col">{t('carNumbers.sort.views')}</th>
              <th scope="col">{t('carNumbers.sort.requests')}</th>
            </tr>
          </thead>
          <tbody>
            {stores.map(({ store, cars, medianDays }) => (
              <tr key={store}>
                <th scope="row">
                  <a href={carNumbersPath(queryOf({ ...query, store }))}>{names.get(store) ?? store}</a>
                </th>
                <td>{number.format(cars)}</td>
                <td>{number.format(medianDays)}</td>
                <td>{number.format(totals.get(store)?.views ?? 0)}</td>
                <td>{number.format(totals.get(store)?.requests ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
