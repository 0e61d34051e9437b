import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { carName } from '~/features/car-text/server';
import { knownText, langOf, mileageWord, recordWord } from '~/features/record-text';
import { priceWords } from '~/features/record-text/server';
import { CompareButton, SaveButton } from '~/features/saved-cars';
import type { PageContext } from '~/page/contract';
import { imageSources } from '~/platform/media/urls';
import { carPath } from '~/sites/paths';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon/icon';
import { formatPercent, formatPrice } from '~/ui/text/format';
import { cachedMarkup } from './cached-markup';
import styles from './car-card.module.css';
import type { CarCardProps } from './car-card-props';
import type { CarCardData } from './car-card-record';

/** Three in a row beside a filter panel, two on a tablet, one on a phone. */
const CARD_SIZES = '(min-width:64rem) 20rem,(min-width:40rem) 46vw,92vw';

/** As wide as a card needs at most. Its height is of no use: the sheet gives the shape, 3:2, to which pictures of cars are cropped. */
const WIDTH = 1280;

/**
 * A car as an item of a list, with one link that covers the card, and a button for the quick view, which needs a
 * `QuickViewFrame` on the page. Few elements, few classes (the sheet knows its parts by their places) and no components inside:
 * a page has up to a thousand of these.
 */
export function CarCard(props: CarCardProps) {
  const { car, distance, loading = 'lazy' } = props;
  const item = { className: styles.card, 'data-key': car.car_id };
  const distanceLine = distance === undefined ? null : renderDistance(distance);
  if (loading !== 'lazy')
    return (
      <li {...item}>
        {renderContent(props)}
        {distanceLine}
      </li>
    );
  // The distance is the visitor's own, so it is not cached.
  const html =
    cachedMarkup(props, renderContent) + (distanceLine === null ? '' : renderToStaticMarkup(distanceLine));
  return <li {...item} dangerouslySetInnerHTML={{ __html: html }} />;
}

const renderDistance = (distance: string) => (
  <span className={styles.distance}>
    <Icon name="Pin" size="1rem" />
    {distance}
  </span>
);

function renderContent({
  car,
  page,
  level: Heading = 'h3',
  loading = 'lazy',
  sizes = CARD_SIZES,
  hasTwin = false,
}: CarCardProps): ReactNode {
  const title = hasTwin ? nameBesideTwins(car, page) : carName(car, page);
  const choice = { page, car: { id: car.car_id, title }, inCard: true };
  return (
    <>
      {renderPicture(car, page, loading, sizes)}
      {renderBadges(car, page)}
      <SaveButton {...choice} look="round" />
      <div className={styles.body}>
        <Heading>
          <a href={page.href(carPath(page.site, car))}>
            {carName(car, page)}
            {car.car_version !== null && <span> {car.car_version}</span>}
          </a>
        </Heading>
        <p>{factsOf(car, page)}</p>
        {renderPrice(car, page)}
        {renderMonthlyCost(car, page)}
        <div>
          {car.car_site_city !== null && <p>{knownText(page, 'car_site_city', car.car_site_city)}</p>}
          <CompareButton {...choice} />
          <button
            type="button"
            aria-expanded="false"
            aria-label={page.t('list.quickViewOf', { car: title })}
            data-quick=""
          >
            {page.t('list.quickView')}
          </button>
        </div>
      </div>
    </>
  );
}

/** As `nameButtons` of the saved cars calls it, which has nothing to add to it then. */
function nameBesideTwins(car: CarCardData, page: PageContext): string {
  const rest = [car.car_version, car.car_year, mileageWord(page, car)?.text];
  return `${carName(car, page)} ${rest.filter((part) => part !== null && part !== undefined).join(', ')}`.trim();
}

/** Year, mileage, fuel and gearbox in one line. */
function factsOf(car: CarCardData, page: PageContext): ReactNode {
  const word = (name: 'car_fuel' | 'car_gearbox') => {
    const value = car[name];
    return value === null ? null : recordWord(page, name, value);
  };
  const facts = [mileageWord(page, car), word('car_fuel'), word('car_gearbox')].filter(
    (fact) => fact !== null,
  );
  const year = car.car_year === null ? [] : [String(car.car_year)];
  if (!facts.some(({ isUntranslated }) => isUntranslated))
    return [...year, ...facts.map(({ text }) => text)].join('\u00a0· ');
  const words = facts.map((fact) => (
    <span key={fact.text} {...langOf(fact, page)}>
      {fact.text}
    </span>
  ));
  return [...year, ...words].flatMap((fact, at) => (at === 0 ? [fact] : ['\u00a0· ', fact]));
}

function renderPicture(car: CarCardData, page: PageContext, loading: CarCardProps['loading'], sizes: string) {
  if (car.image === null) {
    return (
      <div className={styles.missing}>
        <Icon name="CarFront" size="3rem" />
        <span>{page.t('car.imagesComingSoon')}</span>
      </div>
    );
  }
  const sources = imageSources({ src: car.image.src, width: WIDTH });
  const { blur } = car.image;
  return (
    <picture>
      {sources.avif !== undefined && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      <img
        src={sources.fallback}
        alt={carName(car, page)}
        {...(loading === 'lazy' && { loading })}
        {...(loading === 'first' && { fetchPriority: 'high' })}
        // What loads before it comes into view needs none.
        {...(loading !== 'lazy' && blur !== null && { style: { backgroundImage: `url("${blur}")` } })}
      />
    </picture>
  );
}

function renderBadges(
  { car_has_campaign_price, car_campaigns, caroftheweek, car_condition }: CarCardData,
  page: PageContext,
) {
  const [named] = car_campaigns;
  const campaign =
    named !== undefined
      ? recordWord(page, 'car_campaigns', named)
      : car_has_campaign_price
        ? { text: page.t('field.car_has_campaign_price'), isUntranslated: false }
        : undefined;
  const condition = car_condition === null ? null : recordWord(page, 'car_condition', car_condition);
  if (campaign === undefined && !caroftheweek && car_condition === null) return null;
  return (
    <p>
      {caroftheweek && <span className={styles.week}>{page.t('car.carOfTheWeek')}</span>}
      {campaign !== undefined && (
        <span className={styles.campaign} {...langOf(campaign, page)}>
          {campaign.text}
        </span>
      )}
      {condition !== null && <span {...langOf(condition, page)}>{condition.text}</span>}
    </p>
  );
}

function renderPrice(car: CarCardData, page: PageContext) {
  const { t } = page;
  const isOnRequest = car.car_price === null && car.car_price_text === null;
  const { price: written, before } = priceWords(car, page);
  const amount = written ?? t('car.askForPrice');
  return (
    <>
      <p className={styles.line}>
        <span
          className={
            classNames(before !== null && styles.reduced, isOnRequest && styles.onRequest) || undefined
          }
        >
          {car.car_price_title === null ? amount : t('car.priceFrom', { price: amount })}
        </span>
        {before !== null && (
          <>
            <span className="visually-hidden">{t('car.reducedFrom', { price: before })}</span>
            <s aria-hidden="true">{before}</s>
          </>
        )}
        {!isOnRequest && <small>{t(car.is_lcv ? 'car.excludingVat' : 'car.includingVat')}</small>}
      </p>
      {before !== null && car.lowest_price_30_days !== null && (
        <p className={styles.note}>
          {t('car.lowestPrice30Days', {
            price: formatPrice(car.lowest_price_30_days, page.locale, page.site.currency),
          })}
        </p>
      )}
    </>
  );
}

/** A cost is never shown without its effective rate. */
function renderMonthlyCost(
  { loan, car_privateleasing_monthly_cost: leasing }: CarCardData,
  { t, site, locale }: PageContext,
) {
  const perMonth = (cost: number) => t('car.perMonth', { amount: formatPrice(cost, locale, site.currency) });
  if (loan !== null) {
    return (
      <p className={styles.monthly}>
        {perMonth(loan.monthly_cost)}
        <span>
          {t('finance.effectiveRate')} {formatPercent(loan.effective_rate, locale)}
        </span>
      </p>
    );
  }
  if (leasing === null || !site.features.leasing) return null;
  return (
    <p className={styles.monthly}>
      {perMonth(leasing)}
      <span>{t('finance.privateLeasing')}</span>
    </p>
  );
}
