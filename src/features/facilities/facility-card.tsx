import type { SiteRecord } from '~/modules/facilities';
import type { PageContext } from '~/page/contract';
import { telHref } from '~/platform/phone/pattern';
import { townLine } from '~/platform/postal-address';
import { facilityPath } from '~/sites/paths';
import { CardLink } from '~/ui/card';
import { Icon } from '~/ui/icon/icon';
import { Picture } from '~/ui/picture';
import { Skeleton } from '~/ui/skeleton';
import styles from './facility-card.module.css';
import { OpenNow } from './open-now';

export interface FacilityCardProps {
  readonly facility: SiteRecord;
  readonly page: PageContext;
  readonly level?: 'h2' | 'h3' | 'h4';
  readonly priority?: boolean;
  /** How far from the place that the list is near. */
  readonly distance?: string | undefined;
}

const SIZES = '(width >= 80rem) 20rem, (width >= 64rem) 30vw, (width >= 40rem) 46vw, 92vw';

/** A facility in a list: the card leads to its page, the number above it calls. */
export function FacilityCard(props: FacilityCardProps) {
  const { facility, page, level: Title = 'h3', priority = false, distance } = props;
  const { site_official_name, site_street, site_zip, site_city, site_phone, slug } = facility;
  const town = townLine(site_zip, site_city);
  return (
    <li className={styles.card} data-key={facility.site_id}>
      <div className={styles.media}>{picture(facility, priority)}</div>
      <div className={styles.body}>
        <Title className={styles.title}>
          <CardLink href={page.href(facilityPath(page.site, slug))} className={styles.link}>
            {site_official_name}
          </CardLink>
        </Title>
        <p className={styles.address}>
          {site_street}
          {site_street !== '' && town !== '' && <br />}
          {town}
        </p>
        {distance !== undefined && (
          <p className={styles.distance}>
            <Icon name="Pin" size="1.125rem" />
            {distance}
          </p>
        )}
        <OpenNow schedules={schedulesOf(facility)} page={page} />
        {site_phone !== '' && (
          <a href={telHref(site_phone)} className={styles.phone}>
            <Icon name="Phone" size="1.125rem" />
            {site_phone}
          </a>
        )}
      </div>
    </li>
  );
}

const schedulesOf = ({ site_departments }: SiteRecord) =>
  site_departments.map(({ openingschedule }) => openingschedule);

function picture(
  { site_primary_image: image, site_image_url, site_official_name }: SiteRecord,
  priority: boolean,
) {
  const src = image?.thumbnail_url || image?.original || site_image_url;
  if (src === '') {
    return (
      <div className={styles.missing}>
        <Icon name="Pin" size="2.5rem" />
      </div>
    );
  }
  const blur = image?.blur_data_url ?? '';
  return (
    <Picture
      image={{ src, alt: site_official_name, width: 1600, height: 1067, ...(blur !== '' && { blur }) }}
      ratio="3 / 2"
      sizes={SIZES}
      priority={priority}
    />
  );
}

/** Stands where a card will be, in its size. */
export function FacilityCardSkeleton() {
  return (
    <li className={styles.card} aria-hidden="true" data-skeleton="">
      <div className={styles.media}>
        <div className={styles.missing} />
      </div>
      <div className={styles.body}>
        <Skeleton width="70%" height="1.5rem" />
        <Skeleton width="55%" height="1.25rem" />
        <Skeleton width="45%" height="1.25rem" />
      </div>
    </li>
  );
}
