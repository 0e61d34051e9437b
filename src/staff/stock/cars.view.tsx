import { CAR_LISTS, type CarList, type ListedCar, type StoreFigures, type WaitingCar } from '~/modules/stock';
import { formatDate } from '~/platform/time';
import { Alert } from '~/ui/alert';
import { Badge } from '~/ui/badge';
import { Button, LinkButton } from '~/ui/button';
import { TextInput } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { Icon } from '~/ui/icon/icon';
import { CAR_FILES_PATH, CAR_NUMBERS_PATH, CARS_PATH, carPath, carsPath, NEW_CAR_PATH } from '../paths';
import staffStyles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';
import { plateText } from '../workshop/booking-words';
import { daysInStock, priceText } from './car-props';
import styles from './stock.module.css';

interface Props {
  readonly frame: StaffFrame;
  readonly list: CarList;
  readonly search: string;
  /** From 0. */
  readonly page: number;
  readonly cars: readonly ListedCar[];
  readonly hasMore: boolean;
  readonly counts: Readonly<Record<CarList, number>>;
  readonly figures: readonly StoreFigures[];
  readonly storeNames: ReadonlyMap<string, string>;
  /** Cars that staff wrote and that the file has now, too. */
  readonly same: readonly WaitingCar[];
  readonly isRemoved: boolean;
  readonly now: Date;
}

/** The cars of a list, the longest in stock first, and the figures of their facilities. */
export function CarsView(props: Props) {
  const { frame, list, search, page, cars, hasMore } = props;
  const { t, locale } = frame;
  const number = new Intl.NumberFormat(locale);
  const query = { list, ...(search !== '' && { q: search }) };
  return (
    <>
      <header className={styles.top}>
        <h1 className={staffStyles.title}>{t('staffCars.title')}</h1>
        <LinkButton href={NEW_CAR_PATH}>{t('staffCars.own.add')}</LinkButton>
      </header>
      {props.isRemoved && (
        <Alert tone="success" live className={styles.outcome}>
          {t('staffCars.done.removed')}
        </Alert>
      )}
      <Same {...props} />
      <Search {...props} />
      <nav aria-label={t('inbox.lists')}>
        <ul className={styles.lists}>
          {CAR_LISTS.map((each) => (
            <li key={each}>
              <a href={carsPath({ ...query, list: each })} aria-current={each === list ? 'page' : undefined}>
                {t(`staffCars.list.${each}`)}{' '}
                <span className={styles.count}>{number.format(props.counts[each])}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {cars.length === 0 ? (
        <div className={staffStyles.empty}>
          <Icon name="Search" size="2rem" />
          <p className={staffStyles.emptyTitle}>
            {search === '' ? t('staffCars.none') : t('staffCars.noMatch')}
          </p>
        </div>
      ) : (
        <ol className={styles.cars}>
          {cars.map((car) => (
            <Row key={car.carId} {...props} car={car} />
          ))}
        </ol>
      )}
      <p className={styles.pages}>
        {page > 0 && (
          <LinkButton href={carsPath({ ...query, page: `${page - 1}` })} variant="secondary">
            {t('staffCars.previous')}
          </LinkButton>
        )}
        {hasMore && (
          <LinkButton href={carsPath({ ...query, page: `${page + 1}` })} variant="secondary">
            {t('staffCars.next')}
          </LinkButton>
        )}
        <LinkButton href={CAR_NUMBERS_PATH} variant="ghost">
          {t('carNumbers.title')}
        </LinkButton>
        <LinkButton href={CAR_FILES_PATH} variant="ghost">
          {t('staffCars.files')}
        </LinkButton>
      </p>
      <Figures {...props} />
    </>
  );
}

function Same({ frame: { t }, same }: Props) {
  if (same.length === 0) return null;
  return (
    <Alert tone="warning" title={t('staffCars.own.same')} className={styles.outcome}>
      <p>{t('staffCars.own.sameText')}</p>
      <ul className={styles.acts}>
        {same.map(({ carId, title }) => (
          <li key={carId}>
            <a href={carPath(carId)}>{title}</a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function Search({ frame: { t }, list, search }: Props) {
  return (
    <search>
      <form method="get" action={CARS_PATH} className={staffStyles.search}>
        <input type="hidden" name="list" value={list} />
        <Field label={t('staffCars.searchLabel')} id="q">
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
  );
}

function Row({ frame, storeNames, now, car }: Props & { readonly car: ListedCar }) {
  const { t, site, locale } = frame;
  const { carId, store, title, regno, price, arrivedAt, goneAt, highlighted } = car;
  const facts = [
    plateText(regno ?? ''),
    price === null ? t('staffCars.noPrice') : priceText(price, frame),
    storeNames.get(store) ?? store,
    goneAt === null
      ? t('staffCars.days', { count: daysInStock(arrivedAt, now) })
      : t('staffCars.goneSince', { date: formatDate(goneAt, site.zone, locale) }),
  ];
  return (
    <li className={styles.car}>
      <h2>
        <a href={carPath(carId)}>{title ?? carId}</a>
        {car.isOwn && <Badge>{t('staffCars.own.badge')}</Badge>}
        {highlighted && <Badge tone="info">{t('car.carOfTheWeek')}</Badge>}
      </h2>
      <p className={staffStyles.muted}>{facts.filter(Boolean).join(' · ')}</p>
    </li>
  );
}

function Figures({ frame: { t }, figures, storeNames }: Props) {
  if (figures.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby="figures">
      <h2 id="figures">{t('staffCars.figures')}</h2>
      <ul className={styles.figures}>
        {figures.map(({ store, cars, medianDays, over60, over90 }) => (
          <li key={store}>
            <strong>{storeNames.get(store) ?? store}</strong>
            <span className={staffStyles.muted}>
              {[
                t('staffCars.cars', { count: cars }),
                t('staffCars.median', { count: medianDays }),
                t('staffCars.over', { days: '60', count: over60 }),
                t('staffCars.over', { days: '90', count: over90 }),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
