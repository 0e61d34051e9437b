import { departmentKey, type FacilityPart } from '~/modules/facilities';
import { Alert } from '~/ui/alert';
import { WayBack } from '../layout/way-back';
import { FACILITIES_PATH } from '../paths';
import staffStyles from '../staff.module.css';
import { BookingNote } from './booking-note';
import styles from './facilities.module.css';
import { FacilityLog } from './facility-log';
import { FacilityPartPanel } from './facility-part';
import type { FacilityProps } from './facility-props';
import { departmentTitle } from './facility-words';

/** What changes most often first. */
const ORDER: readonly FacilityPart[] = ['hours', 'deviations', 'contact', 'people'];

/** A facility and its departments as they are shown, with where each value is from. */
export function FacilityView(props: FacilityProps) {
  const { frame, facility, bookingHoursOf, toMove, outcome } = props;
  const { t } = frame;
  const { shown } = facility;
  return (
    <>
      <WayBack href={FACILITIES_PATH}>{t('staffFacilities.title')}</WayBack>
      <h1 className={staffStyles.title}>{shown.site_official_name}</h1>
      {outcome !== null && (
        <Alert tone="success" live className={styles.alert}>
          {t(`staffFacilities.done.${outcome}`)}
        </Alert>
      )}
      <FacilityPartPanel {...props} department="" part="contact" level="h2" />
      {shown.site_departments.map((department) => {
        const key = departmentKey(department);
        return (
          <section key={key} className={styles.department} aria-labelledby={`department-${key}`}>
            <h2 id={`department-${key}`}>{departmentTitle(shown, key, frame)}</h2>
            <BookingNote frame={frame} hours={bookingHoursOf(key)} toMove={toMove.get(key)} />
            <div className={styles.parts}>
              {ORDER.map((part) => (
                <FacilityPartPanel key={part} {...props} department={key} part={part} level="h3" />
              ))}
            </div>
          </section>
        );
      })}
      <FacilityLog {...props} />
    </>
  );
}
