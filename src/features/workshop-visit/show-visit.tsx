import { SIGN_IN_ID } from '~/modules/tyre-hotel';
import {
  type BookedVisit,
  calendarHref,
  directionsHref,
  formatVisitStart,
  TYRE_HOTEL_SERVICE,
  type VisitPage,
} from '~/modules/workshop';
import { NEW_BOOKING } from '~/modules/workshop/browser';
import type { PageContext } from '~/page/contract';
import { telHref } from '~/platform/phone/pattern';
import { bookingPath } from '~/sites/paths';
import { Alert, type AlertProps } from '~/ui/alert';
import { LinkButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { Heading } from '~/ui/heading';
import { heldUntil } from './earlier-day';
import { VisitFacts, VisitServices, WhenLine } from './visit-facts';
import { visitLink } from './visit-link';
import styles from './workshop-visit.module.css';

type Shown = VisitPage & { readonly kind: 'show' };
interface Props {
  readonly shown: Shown;
  readonly page: PageContext;
}

/** The visit as it is now, and what can be done about it. */
export function ShowVisit({ shown, page }: Props) {
  const { visit, phase } = shown;
  const { t } = page;
  return (
    <>
      <State shown={shown} page={page} />
      <div className={styles.card}>
        <WhenLine visit={visit} page={page} />
        <VisitFacts visit={visit} page={page} />
        <VisitServices visit={visit} page={page} />
        {phase === 'booked' && (
          <div className={styles.part}>
            <Heading tag="h3" size="s">
              {t('visit.bringTitle')}
            </Heading>
            <p>{t('visit.bring')}</p>
          </div>
        )}
        {phase === 'booked' && <Ways shown={shown} page={page} />}
        <EarlierDay shown={shown} page={page} />
        {shown.canRate && (
          <div className={styles.buttons}>
            <LinkButton href={visitLink('rate', visit, page)} iconBefore="Star">
              {t('visitMail.ratingButton')}
            </LinkButton>
          </div>
        )}
        {(phase === 'cancelled' || phase === 'collected' || phase === 'past') && (
          <BookAgain visit={shown.visit} page={page} />
        )}
      </div>
    </>
  );
}

/** In one line: what has just happened, else how the visit stands. */
function State({ shown: { outcome, phase, visit }, page }: Props) {
  const { t, site } = page;
  if (outcome === 'too-late') {
    const phone = phoneOf(visit, site);
    const call = <CallButton phone={phone} />;
    return <Alert tone="warning" live title={t('visitPage.tooLate', { phone })} action={call} />;
  }
  if (outcome === 'moved') return <Alert tone="success" live title={t('visitPage.doneMoved')} />;
  if (outcome === 'waiting') return <Alert tone="success" live title={t('earlierPage.joined')} />;
  if (outcome === 'declined') return <Alert tone="success" live title={t('earlierPage.declined')} />;
  if (outcome === 'cancelled') return <Alert tone="success" live title={t('visitPage.doneCancelled')} />;
  return <Alert tone={TONES[phase]} title={t(`visitPage.${phase}`)} />;
}

const TONES = {
  booked: 'success',
  arrived: 'success',
  collected: 'info',
  cancelled: 'info',
  past: 'info',
} as const satisfies Record<Shown['phase'], AlertProps['tone']>;

const phoneOf = ({ workshop }: BookedVisit, site: PageContext['site']): string =>
  workshop.phone || site.contact.phone;

const CallButton = ({ phone }: { readonly phone: string }) => (
  <LinkButton href={telHref(phone)} variant="secondary" iconBefore="Phone">
    {phone}
  </LinkButton>
);

function Ways({ shown: { visit, open, outcome }, page }: Props) {
  const { t } = page;
  const phone = phoneOf(visit, page.site);
  return (
    <div className={styles.ways}>
      {!open && outcome !== 'too-late' && (
        <>
          <p>{t('visitPage.tooLate', { phone })}</p>
          <div className={styles.buttons}>
            <CallButton phone={phone} />
          </div>
        </>
      )}
      {open && (
        <div className={styles.buttons}>
          <LinkButton href={visitLink('move', visit, page)} iconBefore="Clock">
            {t('visitPage.move')}
          </LinkButton>
          <LinkButton href={visitLink('cancel', visit, page)} variant="secondary">
            {t('visitPage.cancel')}
          </LinkButton>
        </div>
      )}
      <div className={styles.buttons}>
        <LinkButton
          href={calendarHref(visit.token, page.language)}
          variant="ghost"
          iconBefore="Calendar"
          download
        >
          {t('visitPage.calendar')}
        </LinkButton>
        {visit.workshop.address !== '' && (
          <LinkButton
            href={directionsHref(visit)}
            variant="ghost"
            iconBefore="Pin"
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('visitPage.directions')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

/** The way to an earlier day: the time that is kept for the customer, the list they are on, or the question whether they want to be. */
function EarlierDay({ shown: { visit, waiting }, page }: Props) {
  const { t } = page;
  if (waiting === null) return null;
  const { held, isOnList } = waiting;
  if (held !== null) {
    const until = heldUntil(held.expiresAt, visit, page);
    const see = (
      <LinkButton href={visitLink('earlierTime', visit, page)}>{t('earlierMail.button')}</LinkButton>
    );
    return (
      <Alert tone="info" title={t('earlierPage.waits', { until })} action={see}>
        {formatVisitStart(held, page)}
      </Alert>
    );
  }
  return (
    <div className={classNames(styles.part, styles.offer)}>
      <Heading tag="h3" size="s">
        {t('earlierPage.title')}
      </Heading>
      <p>{t(isOnList ? 'earlierPage.isWaiting' : 'earlierPage.short')}</p>
      <div className={styles.buttons}>
        <LinkButton href={visitLink('earlier', visit, page)} variant="secondary">
          {t(isOnList ? 'earlierPage.toWish' : 'earlierPage.join')}
        </LinkButton>
      </div>
    </div>
  );
}

function BookAgain({ visit, page }: { readonly visit: BookedVisit; readonly page: PageContext }) {
  const href = newBookingHref(visit, page);
  if (href === null) return null;
  return (
    <div className={styles.buttons}>
      <LinkButton href={href}>{page.t('visitPage.bookAgain')}</LinkButton>
    </div>
  );
}

/** Where such a visit is booked: no flow but that of the tyre hotel books a change of wheels that lie with us. */
function newBookingHref({ services, vehicle }: BookedVisit, { site, href }: PageContext): string | null {
  if (services.some(({ id }) => id === TYRE_HOTEL_SERVICE)) {
    const { tyreHotel } = site.paths;
    const car = new URLSearchParams({ regNo: vehicle.registrationNumber });
    return tyreHotel === undefined ? null : `${href(tyreHotel)}?${car}#${SIGN_IN_ID}`;
  }
  const path = bookingPath(site);
  return path === null ? null : href(path) + NEW_BOOKING;
}
