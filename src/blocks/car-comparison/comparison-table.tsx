import type { CSSProperties } from 'react';
import { priceText, vatText } from '~/features/car-detail';
import { modelTitle } from '~/features/car-text/server';
import { moneyText } from '~/features/finance/server';
import { priceWords } from '~/features/record-text/server';
import { RemoveLink, SaveButton } from '~/features/saved-cars';
import type { PageContext } from '~/page/contract';
import { imageSources } from '~/platform/media/urls';
import { carPath } from '~/sites/paths';
import { LinkButton } from '~/ui/button';
import { Icon } from '~/ui/icon/icon';
import { Price } from '~/ui/text/price';
import type { ComparedCar } from './car-comparison.data';
import { factRows, financeRows } from './compared-rows';
import styles from './comparison-table.module.css';
import { Equipment, Group, RowHead } from './row-groups';

interface TableProps {
  readonly cars: readonly ComparedCar[];
  /** All cars of the page, including sold ones. */
  readonly ids: readonly string[];
  readonly page: PageContext;
}

/** One column per car; the table scrolls sideways in its own region. */
export function ComparisonTable(props: TableProps) {
  const { cars, page } = props;
  const { t } = page;
  const width: CSSProperties & Record<'--cars', number> = { '--cars': cars.length };
  return (
    <div className={styles.place} style={width}>
      <Strip {...props} />
      <section
        className={styles.scroller}
        aria-label={t('compare.scroll', { count: cars.length })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        data-scroller=""
      >
        <table className={styles.table}>
          <caption className="visually-hidden">{t('compare.scroll', { count: cars.length })}</caption>
          <Heads {...props} />
          <tbody>
            <PriceRow {...props} />
          </tbody>
          <Group title={t('car.overview')} rows={factRows(cars, page)} cars={cars} page={page} />
          <Group title={t('compare.finance')} rows={financeRows(cars, page)} cars={cars} page={page} />
          <Equipment cars={cars} page={page} />
          <tbody>
            <ContactRow {...props} />
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** Small sticky titles, shown after the large ones have scrolled out; hidden from screen readers, which have the table's. */
function Strip({ cars, page }: TableProps) {
  return (
    <div className={styles.strip} aria-hidden="true" data-strip="">
      <div className={styles.stripRow}>
        {cars.map(({ car, loan, lowestPrice }) => (
          <p key={car.car_id} className={styles.small}>
            <strong>{modelTitle(car, page)}</strong>
            <span>{priceText({ data: { car, loan, lowestPrice }, page })}</span>
          </p>
        ))}
      </div>
    </div>
  );
}

function Heads({ cars, page }: TableProps) {
  return (
    <thead data-heads="">
      <tr>
        <th scope="col" className={styles.corner}>
          <span className="visually-hidden">{page.t('compare.property')}</span>
        </th>
        {cars.map(({ car }) => (
          <th key={car.car_id} scope="col" className={styles.head}>
            <CarPicture car={car} page={page} />
            <a href={page.href(carPath(page.site, car))} className={styles.title}>
              {modelTitle(car, page)}
              {car.car_version !== null && <span className={styles.version}> {car.car_version}</span>}
            </a>
          </th>
        ))}
      </tr>
    </thead>
  );
}

const SIZES = '(width >= 64rem) 18rem, 44vw';

function CarPicture({ car, page }: { car: ComparedCar['car']; page: PageContext }) {
  const src = car.car_primary_image?.thumbnail_url ?? car.car_images[0]?.original;
  if (!src) {
    return (
      <span className={styles.missing}>
        <Icon name="CarFront" size="2.5rem" />
        <span className="visually-hidden">{page.t('car.imagesComingSoon')}</span>
      </span>
    );
  }
  const sources = imageSources({ src, width: 1600 });
  return (
    <picture className={styles.picture}>
      {sources.avif !== undefined && <source type="image/avif" srcSet={sources.avif} sizes={SIZES} />}
      {sources.webp !== undefined && <source type="image/webp" srcSet={sources.webp} sizes={SIZES} />}
      {/* The link below names the car. */}
      <img
        src={sources.fallback}
        alt=""
        width={1600}
        height={1067}
        className={styles.image}
        decoding="async"
      />
    </picture>
  );
}

/** The price as on a card, with buttons to save and remove. */
function PriceRow({ cars, ids, page }: TableProps) {
  const { t } = page;
  return (
    <tr className={styles.prices}>
      <RowHead>{t('car.price')}</RowHead>
      {cars.map((compared) => {
        const { car, lowestPrice } = compared;
        const title = modelTitle(car, page);
        const { before } = priceWords(car, page);
        return (
          <td key={car.car_id}>
            <Price
              size="s"
              price={priceText({ data: compared, page })}
              vat={car.car_price === null ? undefined : vatText({ data: compared, page })}
              before={before === null ? undefined : t('car.reducedFrom', { price: before })}
              lowest={
                before === null || lowestPrice === null
                  ? undefined
                  : t('car.lowestPrice30Days', {
                      price: moneyText(page, car.car_price_currency)(lowestPrice),
                    })
              }
            />
            <div className={styles.acts}>
              <SaveButton car={{ id: car.car_id, title }} page={page} look="word" />
              <RemoveLink
                ids={ids}
                page={page}
                id={car.car_id}
                className={styles.remove}
                label={t('compare.removeCar', { car: title })}
              >
                {t('compare.remove')}
              </RemoveLink>
            </div>
          </td>
        );
      })}
    </tr>
  );
}

function ContactRow({ cars, page }: TableProps) {
  const { t } = page;
  return (
    <tr className={styles.contact}>
      <RowHead>
        <span className="visually-hidden">{t('car.contact')}</span>
      </RowHead>
      {cars.map(({ car }) => {
        const address = page.href(carPath(page.site, car));
        const about = <span className="visually-hidden">: {modelTitle(car, page)}</span>;
        return (
          <td key={car.car_id}>
            <LinkButton href={`${address}#contact-form`} block>
              {t('car.contact')}
              {about}
            </LinkButton>
            <LinkButton href={address} variant="ghost" block>
              {t('car.openCar')}
              {about}
            </LinkButton>
          </td>
        );
      })}
    </tr>
  );
}
