import type { CSSProperties, ReactNode } from 'react';
import { imageSources } from '~/platform/media/urls';
import { carPath } from '~/sites/paths';
import { LinkButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon/icon';
import { modelTitle } from '../car-detail/car-text';
import { priceText, vatText } from '../car-detail/price-column';
import type { PageContext } from '../contract';
import { moneyText } from '../loan-example/money-text';
import { SaveButton } from '../saved-cars/choice-buttons';
import { RemoveLink } from '../saved-cars/gone-cars';
import type { ComparedCar } from './car-comparison.data';
import { factRows, financeRows } from './compared-rows';
import styles from './comparison-table.module.css';
import { type ComparedRow, compareEquipment } from './rows';

interface TableProps {
  readonly cars: readonly ComparedCar[];
  /** All cars of the page, those too that are sold. */
  readonly ids: readonly string[];
  readonly page: PageContext;
  readonly uid: string;
}

/** One column per car. Where there is no room for all, they are pushed sideways within their own region. */
export function ComparisonTable(props: TableProps) {
  const { cars, page, uid } = props;
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
          <Equipment cars={cars} page={page} uid={uid} />
          <tbody>
            <ContactRow {...props} />
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** Small titles for those who have scrolled past the large ones; the table itself has them for everybody else. */
function Strip({ cars, page }: TableProps) {
  return (
    <div className={styles.strip} aria-hidden="true" data-strip="">
      <div className={styles.stripRow}>
        {cars.map(({ car, loan, lowestPrice }) => (
          <p key={car.car_id} className={styles.small}>
            <strong>{modelTitle(car)}</strong>
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
              {modelTitle(car)}
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
      {/* The link below it names the car. */}
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

/** The price as a card has it, and what a visitor may do with the car here. */
function PriceRow({ cars, ids, page }: TableProps) {
  const { t } = page;
  return (
    <tr className={styles.prices}>
      <RowHead>{t('car.price')}</RowHead>
      {cars.map((compared) => {
        const { car, lowestPrice } = compared;
        const title = modelTitle(car);
        const before = car.car_has_campaign_price === true ? car.car_retail_price_text : null;
        return (
          <td key={car.car_id}>
            <p className={styles.line}>
              <span className={classNames(styles.price, before !== null && styles.reduced)}>
                {priceText({ data: compared, page })}
              </span>
              {before !== null && (
                <s className={styles.before}>
                  <span className="visually-hidden">{t('car.reducedFrom', { price: before })}</span>
                  <span aria-hidden="true">{before}</span>
                </s>
              )}
              {car.car_price !== null && (
                <span className={styles.note}>{vatText({ data: compared, page })}</span>
              )}
            </p>
            {before !== null && lowestPrice !== null && (
              <p className={styles.note}>
                {t('car.lowestPrice30Days', { price: moneyText(page, car.car_price_currency)(lowestPrice) })}
              </p>
            )}
            <div className={styles.acts}>
              <SaveButton car={{ id: car.car_id, title }} page={page} look="word" />
              <RemoveLink
                {...{ ids, page }}
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

function RowHead({
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

/** Rows with their heading; those in which all cars agree can be left out. */
function Group({ title, rows, cars, page }: GroupProps) {
  if (rows.length === 0) return null;
  return (
    <tbody {...same(!rows.some(({ differs }) => differs))}>
      <GroupTitle {...{ title, cars }} />
      {rows.map(({ label, values, differs }) => (
        <tr key={label} className={differs ? styles.differs : undefined} {...same(!differs)}>
          <RowHead differs={differs} page={page}>
            {label}
          </RowHead>
          {cars.map(({ car }, at) => (
            <td key={car.car_id}>{values[at] ?? <Missing page={page} />}</td>
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

/** What a car has that the others lack comes first; what all have is said once. */
function Equipment({ cars, page }: Omit<TableProps, 'ids'>) {
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
        <li key={item}>{item}</li>
      ))}
    </ul>
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
        const about = <span className="visually-hidden">: {modelTitle(car)}</span>;
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
