import { AlertDisclosure } from '~/features/car-alert';
import { moneyText } from '~/features/finance/server';
import type { PageContext } from '~/page/contract';
import { formatDate, localDate } from '~/platform/time';
import { carPath } from '~/sites/paths';
import { Heading } from '~/ui/heading';
import { Icon } from '~/ui/icon/icon';
import type { FoundCar } from '../car-data';
import { vatText } from './price-column';
import { type PriceHistory, priceHistory, stepLine } from './price-history';
import styles from './price-history.module.css';

interface Props {
  readonly data: FoundCar;
  readonly page: PageContext;
  readonly uid: string;
}

/** How the price has moved, and a mail when it falls. */
export function PriceWatch({ data, page, uid }: Props) {
  const { car_id: carId, car_price } = data.car;
  const source = page.href(carPath(page.site, data.car));
  return (
    <div className={styles.watch}>
      <PriceHistorySection data={data} page={page} uid={uid} />
      {car_price !== null && (
        <AlertDisclosure page={page} uid={uid} search={{ kind: 'car', carId, source }} />
      )}
    </div>
  );
}

/** A line and a table; nothing for a car that has had one price only. */
function PriceHistorySection({ data, page, uid }: Props) {
  const history = priceHistory(data.car, data.prices ?? [], page.now);
  if (history === null) return null;
  const { t } = page;
  return (
    <section aria-labelledby={`${uid}-price-history`} className={styles.root}>
      <Heading tag="h2" size="m" id={`${uid}-price-history`}>
        {t('priceHistory.title')}
      </Heading>
      <p className={styles.sum}>{sumText(history, page)}</p>
      <Line history={history} page={page} />
      <details className={styles.more}>
        <summary className={styles.summary}>
          {t('priceHistory.table')}
          <Icon name="ChevronDown" size="1em" className={styles.chevron} />
        </summary>
        <Table history={history} page={page} vat={vatText({ data, page })} />
      </details>
    </section>
  );
}

const writers = ({ currency }: PriceHistory, page: PageContext) => ({
  money: moneyText(page, currency),
  day: (at: Date) => formatDate(at, page.site.zone, page.locale),
});

/** From the first price shown to the one that applies: a raise is said as plainly as a reduction. */
function sumText(history: PriceHistory, page: PageContext): string {
  const { t } = page;
  const { money, day } = writers(history, page);
  const [first, last] = [history.steps[0], history.steps.at(-1)];
  if (first === undefined || last === undefined) return '';
  const date = day(first.at);
  if (last.price === first.price) return t('priceHistory.same', { date });
  const amount = money(Math.abs(last.price - first.price));
  return t(last.price < first.price ? 'priceHistory.down' : 'priceHistory.up', { amount, date });
}

const [WIDTH, HEIGHT] = [300, 80];

function Line({ history, page }: { history: PriceHistory; page: PageContext }) {
  const { t, now } = page;
  const { money, day } = writers(history, page);
  const corners = stepLine(history, now);
  const path = corners.map(
    ({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${px(x * WIDTH)} ${px(y * HEIGHT)}`,
  );
  const [first, last] = [history.steps[0], corners.at(-1)];
  if (first === undefined || last === undefined) return null;
  const [lowest, highest] = [money(history.lowest), money(history.highest)];
  const [from, to] = [day(first.at), day(now)];
  return (
    <figure className={styles.figure}>
      <div className={styles.drawing}>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t('priceHistory.picture', { from, to, lowest, highest })}
          className={styles.line}
        >
          <path d={`${path.join('')}V${HEIGHT}H0Z`} className={styles.area} />
          <path d={path.join('')} fill="none" vectorEffect="non-scaling-stroke" className={styles.stroke} />
        </svg>
        <span className={styles.now} style={{ insetBlockStart: `${px(last.y * 100)}%` }} />
      </div>
      <figcaption className={styles.ends} aria-hidden="true">
        <span>
          {from} <b>{money(first.price)}</b>
        </span>
        <span>
          {to} <b>{money(history.steps.at(-1)?.price ?? 0)}</b>
        </span>
      </figcaption>
    </figure>
  );
}

const px = (value: number): number => Math.round(value * 10) / 10;

function Table({ history, page, vat }: { history: PriceHistory; page: PageContext; vat: string }) {
  const { t } = page;
  const { money, day } = writers(history, page);
  const change = (price: number, before: number | undefined): string =>
    before === undefined ? '–' : `${price < before ? '−' : '+'}${money(Math.abs(price - before))}`;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('priceHistory.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('priceHistory.from')}</th>
          <th scope="col">
            {t('priceHistory.price')} ({vat})
          </th>
          <th scope="col">{t('priceHistory.change')}</th>
        </tr>
      </thead>
      <tbody>
        {history.steps
          .map(({ at, price }, index) => (
            <tr key={at.getTime()}>
              <td>
                <time dateTime={localDate(at, page.site.zone)}>{day(at)}</time>
              </td>
              <td>{money(price)}</td>
              <td>{change(price, history.steps[index - 1]?.price)}</td>
            </tr>
          ))
          .toReversed()}
      </tbody>
    </table>
  );
}
