import type { ReactNode } from 'react';
import type { AvailableWorkshop } from '~/modules/workshop';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { formatNumber } from '~/ui/text/format';
import { momentText } from '~/ui/text/wall-clock';
import { type Booking, useBooking } from '../../state/booking-context';
import { isAuthorised } from './order';
import { distanceTo, type Origin, originOf } from './origin';
import styles from './workshop-card.module.css';

interface Props {
  readonly workshop: AvailableWorkshop;
  readonly isOpen: boolean;
  /** Prefix of element ids. */
  readonly id: string;
  readonly onToggle: () => void;
  /** The free times, while they are open. */
  readonly children: ReactNode;
}

/** A workshop of the list: the first free time is the loudest thing on it. */
export function WorkshopCard({ workshop, isOpen, id, onToggle, children }: Props) {
  const { t, state, site } = useBooking();
  const { siteName, address, firstTimeSlot } = workshop;
  const first = momentText(firstTimeSlot, site.locale);
  const distance = distanceText(workshop, originOf(state, site), { t, site });
  return (
    <article className={styles.card} aria-labelledby={`${id}-name`} data-workshop={workshop.departmentId}>
      <div className={styles.words}>
        <h4 id={`${id}-name`} tabIndex={-1} className={styles.name}>
          {siteName}
        </h4>
        <p className={styles.address}>
          {`${address}\u00a0· `}
          <span className={styles.distance}>{distance}</span>
        </p>
        {isAuthorised(workshop, state.car?.brand ?? '') && (
          <Badge tone="success" icon="CheckCircle">
            {t('workshop.authorised')}
          </Badge>
        )}
      </div>
      {first !== null && (
        <p className={styles.first}>
          {t('workshop.firstTime')} <strong className={styles.moment}>{first}</strong>
        </p>
      )}
      <Button
        id={`${id}-toggle`}
        variant="secondary"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={`${id}-times`}
        aria-describedby={`${id}-name`}
        onClick={onToggle}
      >
        {t(isOpen ? 'workshop.hideTimes' : 'workshop.showTimes')}
      </Button>
      <section
        id={`${id}-times`}
        className={styles.times}
        aria-label={t('times.of', { name: siteName })}
        hidden={!isOpen}
      >
        {isOpen && children}
      </section>
    </article>
  );
}

const KM_PER_MILE = 1.609344;

/** As the crow flies, in the country's unit; from where, too, where nobody has said where they are. */
function distanceText(
  workshop: AvailableWorkshop,
  origin: Origin,
  { t, site: { country, locale } }: Pick<Booking, 't' | 'site'>,
): string {
  const km = distanceTo(origin, workshop);
  const length = country === 'GB' ? km / KM_PER_MILE : km;
  const number = length < 10 ? Math.max(0.1, Math.round(length * 10) / 10) : Math.round(length);
  const distance = `${formatNumber(number, locale)}\u00a0${country === 'GB' ? 'miles' : 'km'}`;
  return origin.isChosen
    ? t('workshop.distance', { distance })
    : t('workshop.distanceFrom', { distance, place: origin.name });
}
