import { CAR_LISTS, type CarList, type ListedCar, type StoreFigures, type WaitingCar } from '~/modules/stock';
import { formatDate } from '~/platform/time';
import { Alert } from '~/ui/alert';
import { Badge } from '~/ui/badge';
import { LinkButton } from '~/ui/button';
import { Icon } from '~/ui/icon/icon';
import { List } from '~/ui/text/list';
import { FoundInstead } from '../layout/found-instead';
import { ListTabs } from '../layout/list-tabs';
import type { ShownSearch } from '../layout/meant-search';
import { NoMatch } from '../layout/no-match';
import { SearchForm } from '../layout/search-form';
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
  /** Its words were asked for, whatever they say. */
  readonly isAsWritten: boolean;
  readonly shown: Pick<ShownSearch<unknown>, 'instead' | 'other'>;
  /** What it was understood as; null where its words were looked for. */
  readonly labels: readonly string[] | null;
  /** From 0. */
  readonly page: number;
  readonly cars: readonly ListedCar[];
  readonly hasMore: boolean;
  /** Of the cars that are searched for, in every list. */
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
  const { frame, page, cars, hasMore } = props;
  const { t } = frame;
  const query = queryOf(props);
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
      <FoundInstead
        frame={frame}
        typed={props.search}
        shown={props.shown}
        hrefOf={(q) => carsPath({ list: props.list, q })}
      />
      <Understood {...props} />
      <Lists {...props} />
      <Found {...props} />
      {cars.length === 0 ? (
        <NoCars {...props} />
      ) : (
        <List ordered className={styles.cars}>
          {cars.map((car) => (
            <Row key={car.carId} {...props} car={car} />
          ))}
        </List>
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

/** What the search was understood as, and its words instead. */
function Understood({ frame: { t }, list, search, labels }: Props) {
  if (labels === null) return null;
  return (
    <div className={staffStyles.muted}>
      <p role="status">
        {t('read.title')} {labels.join(' · ')}
      </p>
      <p>
        <a href={carsPath({ list, q: search, asWritten: '1' })}>{t('read.asWritten', { words: search })}</a>
      </p>
    </div>
  );
}

/** How many of the list match the search. */
function Found({ frame: { t }, list, search, counts }: Props) {
  if (search === '' || counts[list] === 0) return null;
  return (
    <p role="status" className={staffStyles.muted}>
      {t('staffCars.cars', { count: counts[list] })}
    </p>
  );
}

function NoCars({ frame, list, search }: Props) {
  const { t } = frame;
  if (search !== '')
    return (
      <NoMatch
        frame={frame}
        text={t('staffCars.noMatch')}
        hint={t('staffCars.searchLabel')}
        all={carsPath({ list })}
      />
    );
  return (
    <div className={staffStyles.empty}>
      <Icon name="Search" size="2rem" />
      <p className={staffStyles.emptyTitle}>{t('staffCars.none')}</p>
    </div>
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

const queryOf = ({ list, search, isAsWritten }: Props) => ({
  list,
  ...(search !== '' && { q: search }),
  ...(isAsWritten && { asWritten: '1' }),
});

function Lists(props: Props) {
  const { frame, list, counts } = props;
  const number = new Intl.NumberFormat(frame.locale);
  const tabs = CAR_LISTS.map((each) => ({
    href: carsPath({ ...queryOf(props), list: each }),
    text: frame.t(`staffCars.list.${each}`),
    count: number.format(counts[each]),
    isCurrent: each === list,
  }));
  return <ListTabs label={frame.t('inbox.lists')} tabs={tabs} />;
}

function Search({ frame, list, search }: Props) {
  return (
    <SearchForm frame={frame} action={CARS_PATH} label={frame.t('staffCars.searchLabel')} search={search}>
      <input type="hidden" name="list" value={list} />
    </SearchForm>
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
      <List className={styles.figures}>
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
      </List>
    </section>
  );
}
