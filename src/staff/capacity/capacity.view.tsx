import { Alert } from '~/ui/alert';
import { Icon } from '~/ui/icon/icon';
import { CAPACITY_PATH } from '../paths';
import staffStyles from '../staff.module.css';
import headStyles from '../workshop/head.module.css';
import { Views } from '../workshop/workshop-head';
import styles from './capacity.module.css';
import { BaysPanel } from './capacity-bays';
import { DaysPanel, HoursPanel } from './capacity-hours';
import { CapacityLog } from './capacity-log';
import type { CAPACITY_OUTCOMES, CapacityProps } from './capacity-props';
import { ServicesPanel } from './capacity-services';
import { TouchedVisits } from './touched-visits';

/** A workshop's hours, days, bays, services and prices, with where each is from and the ways to change it. */
export function CapacityView({
  outcome,
  ...props
}: CapacityProps & { readonly outcome: (typeof CAPACITY_OUTCOMES)[number] | null }) {
  const { frame, workshop, capacity, canChange, canOpen } = props;
  const { t } = frame;
  const { name, city } = workshop;
  return (
    <>
      <div className={headStyles.head}>
        <div>
          <p className={headStyles.crumb}>
            <a href={canChange ? CAPACITY_PATH : '/staff'}>
              <Icon name="ChevronLeft" size="1em" />
              {t(canChange ? 'capacity.title' : 'staff.workshops')}
            </a>
            <span className={headStyles.placeName}>
              {city === '' || name.includes(city) ? name : `${name}, ${city}`}
            </span>
          </p>
          <h1 className={staffStyles.title}>{t('capacity.title')}</h1>
        </div>
        {canOpen && (
          <div className={headStyles.tools}>
            <Views frame={frame} workshop={workshop} kind="capacity" day={null} />
          </div>
        )}
      </div>
      {outcome !== null && (
        <Alert tone="success" live className={styles.alert}>
          {t(`capacity.done.${outcome}`)}
        </Alert>
      )}
      <p className={staffStyles.muted}>{t(canChange ? 'capacity.intro' : 'capacity.readOnly')}</p>
      {capacity.visits.length > 0 && (
        <TouchedVisits
          {...props}
          visits={capacity.visits}
          title={t('capacity.toMove', { count: capacity.visits.length })}
          text={t('capacity.toMoveText')}
        />
      )}
      <div className={styles.page}>
        <div className={styles.column}>
          <HoursPanel {...props} />
          <DaysPanel {...props} />
          <BaysPanel {...props} />
        </div>
        <ServicesPanel {...props} />
      </div>
      <CapacityLog {...props} />
    </>
  );
}
