import { CarCards } from '~/features/car-card';
import { OpenNow } from '~/features/facilities';
import { LoanNotice } from '~/features/finance';
import { MapBox } from '~/features/map';
import { QuickViewFrame } from '~/features/quick-view';
import { worded } from '~/features/record-text';
import type { SiteRecord } from '~/modules/facilities';
import type { BlockView, BlockViewProps, FieldsOf, PageContext } from '~/page/contract';
import { facilityListPath, mapsSearchUrl } from '~/sites/paths';
import { BackLink } from '~/ui/back-link/back-link';
import { LinkButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { Heading } from '~/ui/heading';
import { Icon } from '~/ui/icon/icon';
import { Container } from '~/ui/layout';
import { Picture } from '~/ui/picture';
import { List } from '~/ui/text/list';
import { bookingHref, Department, departmentTitle, MailLink, telephone } from './department';
import type { block } from './facility-detail.block';
import { addressOf, type FacilityData } from './facility-detail.data';
import styles from './facility-detail.module.css';

type Props = BlockViewProps<FieldsOf<typeof block>, FacilityData>;

const CARD_SIZES = '(width >= 80rem) 18rem, (width >= 40rem) 44vw, 92vw';

export const view: BlockView<FieldsOf<typeof block>, FacilityData> = (props) => {
  const { data, page, slot } = props;
  const { facility, today, ratings } = data;
  return (
    <div className={styles.root}>
      <Container>
        <p className={styles.before}>
          <BackLink href={page.href(facilityListPath(page.site))} className={styles.back}>
            <Icon name="ArrowLeft" size="1.125rem" />
            {page.t('facility.backToAll')}
          </BackLink>
        </p>
        <Top {...props} />
      </Container>
      <Container>
        <WhereItIs {...props} />
      </Container>
      {slot('FacilityContent')}
      {facility.site_departments.length > 0 && (
        <Container>
          <section aria-labelledby="departments">
            <Heading tag="h2" size="xl" id="departments">
              {page.t('facility.departments')}
            </Heading>
            <div className={styles.departments}>
              {facility.site_departments.map((department, at) => (
                <Department
                  key={department.erp_id || department.name}
                  id={departmentId(at)}
                  department={department}
                  facility={facility}
                  today={today}
                  rating={ratings.get(department.erp_id) ?? null}
                  page={page}
                />
              ))}
            </div>
          </section>
        </Container>
      )}
      <Cars {...props} />
    </div>
  );
};

const departmentId = (at: number) => `department-${at + 1}`;

function Top({ data: { facility }, page, fields, index }: Props) {
  const { t } = page;
  const { site_official_name: name } = facility;
  const booking = bookingHref(page);
  return (
    <div className={styles.top}>
      <div className={styles.facts}>
        <Heading tag={fields.Slug === '' ? 'h1' : 'h2'} size="2xl">
          {name}
        </Heading>
        <Contact facility={facility} />
        <p className={styles.actions}>
          {booking !== null && <LinkButton href={booking}>{t('facility.bookService')}</LinkButton>}
          <LinkButton
            href={mapsSearchUrl(name, addressOf(facility))}
            variant={booking === null ? 'primary' : 'secondary'}
            rel="noopener"
          >
            {t('facility.directions')}
          </LinkButton>
        </p>
        <Overview facility={facility} page={page} />
      </div>
      <Hero facility={facility} priority={index === 0} />
    </div>
  );
}

function Contact({ facility }: { facility: SiteRecord }) {
  const { site_official_name, site_phone, site_email } = facility;
  const address = addressOf(facility);
  return (
    <List className={styles.contact}>
      {address !== '' && (
        <li>
          <Icon name="Pin" />
          <a href={mapsSearchUrl(site_official_name, address)} rel="noopener">
            {address}
          </a>
        </li>
      )}
      {site_phone !== '' && (
        <li>
          <Icon name="Phone" />
          <a href={telephone(site_phone)}>{site_phone}</a>
        </li>
      )}
      {site_email !== '' && (
        <li>
          <Icon name="Mail" />
          <MailLink address={site_email} />
        </li>
      )}
    </List>
  );
}

/** Who is here now, on the first screen of a phone: the way down to each department, and whether it is open. */
function Overview({ facility, page }: { facility: SiteRecord; page: PageContext }) {
  if (facility.site_departments.length === 0) return null;
  return (
    <nav aria-label={page.t('facility.departments')}>
      <ul className={styles.overview}>
        {facility.site_departments.map((department, at) => (
          <li key={department.erp_id || department.name}>
            <a href={`#${departmentId(at)}`}>{worded(departmentTitle(department, page), page)}</a>
            <OpenNow schedules={[department.openingschedule]} page={page} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Hero({ facility, priority }: { facility: SiteRecord; priority: boolean }) {
  const { site_primary_image: image, site_image_url, site_official_name: alt } = facility;
  const src = image?.original || site_image_url;
  if (src === '') {
    return (
      <div className={classNames(styles.picture, styles.missing)}>
        <Icon name="Pin" size="3rem" />
      </div>
    );
  }
  const blur = image?.blur_data_url ?? '';
  return (
    <Picture
      image={{ src, width: 1600, height: 1066, alt, ...(blur !== '' && { blur }) }}
      sizes="(width >= 64rem) 40rem, 92vw"
      priority={priority}
      className={styles.picture}
    />
  );
}

/** The map of the neighbourhood; the address and the way there stand beside it, whatever becomes of the map. */
function WhereItIs({ data: { facility, map, mapStyle }, page }: Props) {
  const name = facility.site_official_name;
  const address = addressOf(facility);
  return (
    <section aria-labelledby="find-us" className={styles.where}>
      <div className={styles.facts}>
        <Heading tag="h2" size="xl" id="find-us">
          {page.t('facility.findUs')}
        </Heading>
        {address !== '' && (
          <p className={styles.address}>
            <Icon name="Pin" />
            <a href={mapsSearchUrl(name, address)} rel="noopener">
              {address}
            </a>
          </p>
        )}
      </div>
      <MapBox map={map} label={page.t('facility.map', { name })} page={page} styleUrl={mapStyle} />
    </section>
  );
}

function Cars({ data: { cars }, page }: Props) {
  if (cars.length === 0) return null;
  return (
    <Container>
      <section aria-labelledby="cars-here">
        <Heading tag="h2" size="xl" id="cars-here">
          {page.t('car.latest')}
        </Heading>
        <List className={styles.cars}>
          <CarCards cars={cars} page={page} sizes={CARD_SIZES} />
        </List>
        <QuickViewFrame page={page} />
        {cars.some((car) => car.loan !== null) && (
          <div className={styles.notice}>
            <LoanNotice page={page} />
          </div>
        )}
      </section>
    </Container>
  );
}
