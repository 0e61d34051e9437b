import { bookingPath, facilityListPath, mapsSearchUrl } from '~/sites/paths';
import { LinkButton } from '~/ui/button';
import { Heading } from '~/ui/heading';
import { Icon } from '~/ui/icon/icon';
import { Container } from '~/ui/layout';
import { Picture } from '~/ui/picture';
import { CarCard } from '../car-card/car-card';
import type { BlockView, BlockViewProps, FieldsOf } from '../contract';
import { LoanNotice } from '../loan-example/loan-example';
import { QuickViewFrame } from '../quick-view/quick-view-frame';
import { Department } from './department';
import type { block } from './facility-detail.block';
import { addressOf, type FacilityData } from './facility-detail.data';
import styles from './facility-detail.module.css';

type Props = BlockViewProps<FieldsOf<typeof block>, FacilityData>;

const CARD_SIZES = '(width >= 80rem) 18rem, (width >= 40rem) 44vw, 92vw';

export const view: BlockView<FieldsOf<typeof block>, FacilityData> = (props) => {
  const { data, page } = props;
  const { facility, today } = data;
  return (
    <Container className={styles.root}>
      <p>
        <a href={page.href(facilityListPath(page.site))} className={styles.back} data-enhance="car-back">
          <Icon name="ArrowLeft" size="1.125rem" />
          {page.t('facility.backToAll')}
        </a>
      </p>
      <Top {...props} />
      {facility.site_departments.length > 0 && (
        <section aria-labelledby="departments">
          <Heading tag="h2" size="xl" id="departments">
            {page.t('facility.departments')}
          </Heading>
          <div className={styles.departments}>
            {facility.site_departments.map((department) => (
              <Department
                key={department.erp_id || department.name}
                department={department}
                facility={facility}
                today={today}
                page={page}
              />
            ))}
          </div>
        </section>
      )}
      <Cars {...props} />
    </Container>
  );
};

function Top({ data: { facility }, page, fields, index }: Props) {
  const { t } = page;
  const image = facility.site_primary_image?.original || facility.site_image_url;
  const booking = bookingPath(page.site);
  const address = addressOf(facility);
  return (
    <div className={styles.top}>
      <div className={styles.facts}>
        <Heading tag={fields.Slug === '' ? 'h1' : 'h2'} size="2xl">
          {facility.site_official_name}
        </Heading>
        <ul className={styles.contact}>
          <li>
            <Icon name="Pin" />
            <a href={mapsSearchUrl(facility.site_official_name, address)} rel="noopener">
              {address}
            </a>
          </li>
          {facility.site_phone !== '' && (
            <li>
              <Icon name="Phone" />
              <a href={`tel:${facility.site_phone.replace(/[^\d+]/g, '')}`}>{facility.site_phone}</a>
            </li>
          )}
          {facility.site_email !== '' && (
            <li>
              <Icon name="Mail" />
              <a href={`mailto:${facility.site_email}`}>{facility.site_email}</a>
            </li>
          )}
        </ul>
        <p className={styles.actions}>
          {booking !== null && <LinkButton href={page.href(booking)}>{t('facility.bookService')}</LinkButton>}
          <LinkButton
            href={mapsSearchUrl(facility.site_official_name, address)}
            variant={booking === null ? 'primary' : 'secondary'}
            rel="noopener"
          >
            {t('facility.directions')}
          </LinkButton>
        </p>
      </div>
      {image !== '' && (
        <Picture
          image={{ src: image, width: 1600, height: 1066, alt: facility.site_official_name }}
          sizes="(width >= 64rem) 40rem, 92vw"
          priority={index === 0}
          className={styles.picture}
        />
      )}
    </div>
  );
}

function Cars({ data: { cars }, page }: Props) {
  if (cars.length === 0) return null;
  return (
    <section aria-labelledby="cars-here">
      <Heading tag="h2" size="xl" id="cars-here">
        {page.t('car.latest')}
      </Heading>
      <ul className={styles.cars}>
        {cars.map((car) => (
          <CarCard key={car.car_id} car={car} page={page} sizes={CARD_SIZES} />
        ))}
      </ul>
      <QuickViewFrame page={page} />
      {cars.some((car) => car.loan !== null) && (
        <div className={styles.notice}>
          <LoanNotice page={page} />
        </div>
      )}
    </section>
  );
}
