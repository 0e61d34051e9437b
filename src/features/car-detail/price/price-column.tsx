import { carTitle, modelTitle } from '~/features/car-text/server';
import { moneyText } from '~/features/finance/server';
import { factOf, mileageWord, recordText, recordWord, worded } from '~/features/record-text';
import { priceWords } from '~/features/record-text/server';
import { ChoiceRow } from '~/features/saved-cars';
import type { CarRecord } from '~/modules/stock';
import type { PageContext } from '~/page/contract';
import { telHref } from '~/platform/phone/pattern';
import { facilityPath } from '~/sites/paths';
import { Badge } from '~/ui/badge';
import { LinkButton } from '~/ui/button';
import { Icon } from '~/ui/icon/icon';
import { Facts } from '~/ui/text/facts';
import type { FoundCar } from '../car-data';
import { type LeasingKind, leasingKinds } from '../offers/shown-leasing';
import styles from './price-column.module.css';

interface PriceColumnProps {
  readonly data: FoundCar;
  readonly page: PageContext;
}

/** A car with its price, wherever that is shown. */
interface PriceProps {
  readonly data: Pick<FoundCar, 'car' | 'lowestPrice' | 'loan'>;
  readonly page: PageContext;
  /** Where the page says more of the monthly cost; null where that stands right below. */
  readonly financeId?: string | null;
}

/** What it is, what it costs, where it stands and how to get it, in that order. */
export function PriceColumn({ data, page }: PriceColumnProps) {
  const { car } = data;
  const { t } = page;
  return (
    <div className={styles.card}>
      <Badges data={data} page={page} />
      <h1 className={styles.title}>
        <span className={styles.brand}>{car.car_brand}</span>{' '}
        {recordText(page, 'car_model', car.car_model_text ?? car.car_model)}
        {car.car_version !== null && <span className={styles.version}> {car.car_version}</span>}
      </h1>
      <Facts
        facts={[
          car.car_is_sample !== true && car.car_year !== null ? String(car.car_year) : null,
          factOf(mileageWord(page, car), page),
          car.car_fuel === null ? null : factOf(recordWord(page, 'car_fuel', car.car_fuel), page),
          car.car_gearbox === null ? null : factOf(recordWord(page, 'car_gearbox', car.car_gearbox), page),
        ]}
      />
      <CarPrice data={data} page={page} />
      <div className={styles.actions}>
        <LinkButton href="#contact-form" size="l" block>
          {t('car.contact')}
        </LinkButton>
        <div className={styles.second}>
          <LinkButton href="#contact-testdrive" variant="secondary" block>
            {t('car.bookTestDrive')}
          </LinkButton>
          <LinkButton href="#contact-quote" variant="secondary" block>
            {t('car.getQuote')}
          </LinkButton>
        </div>
        <ChoiceRow
          page={page}
          car={{ id: car.car_id, title: carTitle(car, page), model: modelTitle(car, page) }}
          className={styles.choice}
        />
      </div>
      <Dealer data={data} page={page} />
    </div>
  );
}

function Badges({ data: { car }, page }: PriceColumnProps) {
  const { t } = page;
  const condition = car.car_condition === null ? null : recordWord(page, 'car_condition', car.car_condition);
  return (
    <p className={styles.badges}>
      {car.caroftheweek === true && <Badge tone="inverse">{t('car.carOfTheWeek')}</Badge>}
      {car.car_campaigns.map((campaign) => (
        <Badge key={campaign} tone="accent">
          {worded(recordWord(page, 'car_campaigns', campaign), page)}
        </Badge>
      ))}
      {car.car_is_sample === true && <Badge tone="info">{t('car.sample')}</Badge>}
      {condition !== null && <Badge>{worded(condition, page)}</Badge>}
    </p>
  );
}

/**
 * The price in the record's own words; for a car that is ordered, where prices begin, unless the title above it says so.
 */
export function priceText({ data: { car }, page }: PriceProps, titled = false): string {
  const { price: written } = priceWords(car, page);
  if (written === null) return page.t('car.askForPrice');
  const saysFrom = car.car_is_sample === true && !(titled && car.car_price_title !== null);
  return saysFrom ? page.t('car.priceFrom', { price: written }) : written;
}

/** Whether the price is one at all, and not the advice to ask. */
const isPriced = ({ data: { car } }: PriceProps): boolean =>
  car.car_price !== null || /\d/.test(car.car_price_text ?? '');

/** The price with its VAT, what it was before, and what the car costs a month. */
export function CarPrice(props: PriceProps) {
  const { data, page } = props;
  const { car, lowestPrice } = data;
  const { t } = page;
  const { before } = priceWords(car, page);
  const title =
    car.car_price_title === null ? null : recordWord(page, 'car_price_title', car.car_price_title);
  const vat = isPriced(props) ? vatText(props) : null;
  return (
    <div className={styles.money}>
      <p className={styles.label}>{title === null ? t('car.price') : worded(title, page)}</p>
      <p className={styles.line}>
        <span className={vat === null ? styles.onRequest : before === null ? styles.price : styles.reduced}>
          {priceText(props, true)}
        </span>
        {before !== null && (
          <s className={styles.before}>
            <span className="visually-hidden">{t('car.reducedFrom', { price: before })}</span>
            <span aria-hidden="true">{before}</span>
          </s>
        )}
        {vat !== null && !isNamed(vat, title?.text) && <span className={styles.vat}>{vat}</span>}
      </p>
      {before !== null && lowestPrice !== null && (
        <p className={styles.note}>
          {t('car.lowestPrice30Days', { price: moneyText(page, car.car_price_currency)(lowestPrice) })}
        </p>
      )}
      <Monthly {...props} />
    </div>
  );
}

/** Some sources name the VAT in the title of the price: 'Pris exkl. moms'. */
const isNamed = (vat: string, title = ''): boolean =>
  title.toLowerCase().includes(vat.toLowerCase().replace(/\.$/, ''));

/** Prices of light commercial vehicles are without VAT, all others with (CAR-8). */
export const vatText = ({ data: { car }, page: { t } }: PriceProps): string =>
  t(car.car_vehicle_type_code === 'LCV' ? 'car.excludingVat' : 'car.includingVat');

/** Costs by loan and by each kind of leasing; where the page says more of them further down, each leads there. */
function Monthly({ data: { car, loan }, page, financeId = 'finance' }: PriceProps) {
  const { t } = page;
  return (
    <>
      {loan !== null && (
        <MonthlyCost
          cost={`${t('finance.loan')} ${t('car.perMonth', { amount: loan.monthlyCost })}`}
          note={`${t('finance.effectiveRate')} ${loan.effectiveRate}`}
          financeId={financeId}
        />
      )}
      {financeId !== null &&
        leasingKinds(car, page.site).map((kind) => (
          <MonthlyCost key={kind.type} {...leasingCost(kind, car, page)} financeId={financeId} />
        ))}
    </>
  );
}

interface CostWords {
  readonly cost: string;
  readonly note?: string;
}

function MonthlyCost({ cost, note, financeId }: CostWords & { readonly financeId: string | null }) {
  return (
    <p className={styles.monthly}>
      {financeId === null ? <b>{cost}</b> : <a href={`#${financeId}`}>{cost}</a>}
      {note !== undefined && <span>{note}</span>}
    </p>
  );
}

/** What a kind of leasing costs; of several options the lowest. Its name alone where none has an amount. */
function leasingCost({ title, vat, options }: LeasingKind, car: CarRecord, page: PageContext): CostWords {
  const { t } = page;
  const amounts = options.flatMap(({ monthly_cost }) => monthly_cost ?? []);
  if (amounts.length === 0) return { cost: t(title) };
  const amount = moneyText(page, car.car_price_currency)(Math.min(...amounts));
  const cost = t('car.perMonth', { amount });
  return amounts.length === 1
    ? { cost: `${t(title)} ${cost}`, note: t(vat) }
    : { cost: t(title), note: `${t('car.priceFrom', { price: cost })} ${t(vat)}` };
}

/** Where the car stands. A store that no facility describes is shown as its feed names it, without a link. */
function Dealer({ data: { car, facility }, page }: PriceColumnProps) {
  const { t, site } = page;
  const name = facility?.site_official_name ?? car.car_site_name;
  if (name === null) return null;
  const city = facility?.site_city || car.car_site_city;
  const phone = facility?.site_phone || car.car_site_phone;
  return (
    <div className={styles.dealer}>
      <Icon name="Pin" size="1.5rem" className={styles.pin} />
      <div className={styles.place}>
        <p className={styles.standsAt}>{t('car.standsAt')}</p>
        <p className={styles.dealerName}>
          {facility === null ? name : <a href={page.href(facilityPath(site, facility.slug))}>{name}</a>}
        </p>
        <p className={styles.address}>
          {facility === null
            ? (car.car_site_address ?? city)
            : [facility.site_street, city].filter(Boolean).join(', ')}
        </p>
      </div>
      {phone && (
        // On paper its title is what can be read.
        <a href={telHref(phone)} className={styles.call} title={phone}>
          <Icon name="Phone" size="1.25rem" label={t('car.callDealer', { dealer: name })} />
        </a>
      )}
    </div>
  );
}
