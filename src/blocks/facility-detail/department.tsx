import { OpenNow } from '~/features/facilities';
import { deviationRow, hoursRow } from '~/features/facilities/server';
import { facilityWord, langOf, worded } from '~/features/record-text';
import type { MessageKey } from '~/messages';
import {
  comingDeviations,
  type DepartmentGroup,
  type DeviationDay,
  departmentName,
  type SiteDepartment,
  type SiteRecord,
  type SiteUser,
  shownBrands,
} from '~/modules/facilities';
import type { AverageRating } from '~/modules/ratings';
import type { PageContext } from '~/page/contract';
import type { Wording } from '~/platform/vocabulary';
import { bookingPath, carListPath } from '~/sites/paths';
import { LinkButton } from '~/ui/button';
import { Disclosure } from '~/ui/disclosure';
import { BrandMark } from '~/ui/icon/brand-mark';
import { Icon } from '~/ui/icon/icon';
import { Breakable } from '~/ui/text/breakable';
import { SpecList } from '~/ui/text/facts';
import { List } from '~/ui/text/list';
import { Rating } from '~/ui/text/rating';
import { VisuallyHidden } from '~/ui/visually-hidden';
import styles from './department.module.css';

interface Props {
  readonly id: string;
  readonly department: SiteDepartment;
  readonly facility: SiteRecord;
  readonly today: string;
  /** Null where too few customers have rated it. */
  readonly rating: AverageRating | null;
  readonly page: PageContext;
}

/** Deviating days that are in sight at once; the rest of the year is a click away. */
const NEXT_DAYS = 3;

export const telephone = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`;

export const MailLink = ({ address }: { address: string }) => (
  <a href={`mailto:${address}`}>
    <Breakable text={address} />
  </a>
);

/** Where service is booked: for those who read Swedish, on sites that take bookings (FACILITY-5). */
export function bookingHref({ site, language, href }: PageContext): string | null {
  const booking = bookingPath(site);
  return booking === null || language !== 'sv' ? null : href(booking);
}

const GROUP_NAMES = {
  'New cars': 'facility.departmentNewCars',
  Parts: 'facility.departmentParts',
  Workshop: 'facility.departmentWorkshop',
  'Body work': 'facility.departmentBodyWork',
} as const satisfies Record<DepartmentGroup, MessageKey>;

/** Its own name in the page's language; one without any is called by its group. */
export function departmentTitle(department: SiteDepartment, page: PageContext): Wording {
  const name = departmentName(department);
  if (name !== '') return facilityWord(page, 'department', name);
  return {
    text: department.group === null ? '' : page.t(GROUP_NAMES[department.group]),
    isUntranslated: false,
  };
}

/** One department: who, when, which makes, and the way on. What a department lacks leaves no heading behind. */
export function Department(props: Props) {
  const { department, page } = props;
  const brands = shownBrands(department.brands);
  return (
    <article id={props.id} className={styles.department}>
      <header className={styles.head}>
        <h3 className={styles.name}>{worded(departmentTitle(department, page), page)}</h3>
        <OpenNow schedules={[department.openingschedule]} page={page} />
      </header>
      <Stars {...props} />
      <Contact {...props} />
      <Hours {...props} />
      {brands.length > 0 && (
        <div>
          <h4 className={styles.label}>{page.t('facility.brands')}</h4>
          <ul className={styles.brands}>
            {brands.map(({ name, brand_code }) => (
              <li key={brand_code}>
                <BrandMark brand={facilityWord(page, 'brand', name).text} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {department.users.length > 0 && (
        <Disclosure title={page.t('facility.employees')} level="h4">
          <List className={styles.people}>
            {department.users.map((user) => (
              <Employee key={user.email || `${user.first_name} ${user.last_name}`} user={user} page={page} />
            ))}
          </List>
        </Disclosure>
      )}
      <NextSteps {...props} />
    </article>
  );
}

/** The average, what it is made from, and who could give it (Directive 2005/29/EC art. 7(6)). */
function Stars({ rating, page }: Props) {
  if (rating === null) return null;
  const { t, locale } = page;
  const { average, count } = rating;
  const words = t('facility.rating', {
    average: new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(average),
  });
  return (
    <div className={styles.rating}>
      <p className={styles.average}>
        <Rating value={Math.round(average)} label={words} />
        <strong aria-hidden="true">{words}</strong>
        <span>{t('facility.ratingCount', { count })}</span>
      </p>
      <p className={styles.how}>{t('facility.ratingHow')}</p>
    </div>
  );
}

function Contact({ department: { phone, email } }: Props) {
  if (phone === '' && email === '') return null;
  return (
    <List className={styles.contact}>
      {phone !== '' && (
        <li>
          <Icon name="Phone" size="1.125rem" />
          <a href={telephone(phone)}>{phone}</a>
        </li>
      )}
      {email !== '' && (
        <li>
          <Icon name="Mail" size="1.125rem" />
          <MailLink address={email} />
        </li>
      )}
    </List>
  );
}

function Hours({ department: { openingschedule }, today, page }: Props) {
  const deviating = comingDeviations(openingschedule.deviationdays, today);
  const rows = (days: readonly DeviationDay[]) => days.map((day) => deviationRow(day, page));
  return (
    <>
      {openingschedule.openinghours.length > 0 && (
        <div>
          <h4 className={styles.label}>{page.t('facility.openingHours')}</h4>
          <SpecList rows={openingschedule.openinghours.map((row) => hoursRow(row, page))} />
        </div>
      )}
      {deviating.length > 0 && (
        <div>
          <h4 className={styles.label}>{page.t('facility.deviatingHours')}</h4>
          <SpecList rows={rows(deviating.slice(0, NEXT_DAYS))} />
          {deviating.length > NEXT_DAYS && (
            <Disclosure
              title={
                <>
                  {page.t('shell.showMore')}
                  <VisuallyHidden> {page.t('facility.deviatingHours')}</VisuallyHidden>
                </>
              }
            >
              <SpecList rows={rows(deviating.slice(NEXT_DAYS))} />
            </Disclosure>
          )}
        </div>
      )}
    </>
  );
}

function Employee({ user, page }: { user: SiteUser; page: PageContext }) {
  const title = facilityWord(page, 'title', user.title);
  return (
    <li>
      <strong>
        {user.first_name} {user.last_name}
      </strong>
      {title.text !== '' && (
        <span className={styles.title} {...langOf(title, page)}>
          {title.text}
        </span>
      )}
      {user.phone !== '' && <a href={telephone(user.phone)}>{user.phone}</a>}
      {user.email !== '' && <MailLink address={user.email} />}
    </li>
  );
}

/** The workshop leads to booking, new cars to the list of this facility; the others lead nowhere (FACILITY-7). */
function NextSteps({ department, facility, page }: Props) {
  const booking = bookingHref(page);
  if (department.group === 'Workshop' && booking !== null) {
    return (
      <LinkButton href={booking} variant="secondary" block>
        {page.t('facility.bookService')}
      </LinkButton>
    );
  }
  if (department.group !== 'New cars' || page.site.carIndex === null) return null;
  const query = new URLSearchParams({ car_site_id: facility.site_id });
  return (
    <LinkButton href={page.href(carListPath(page.site, `${query}`))} variant="secondary" block>
      {page.t('facility.carsHere')}
    </LinkButton>
  );
}
