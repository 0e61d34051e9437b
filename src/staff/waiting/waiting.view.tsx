import type { StaffWaiting, StaffWorkshop, WaitingFailure } from '~/modules/workshop';
import { localDate } from '~/platform/time';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { List } from '~/ui/text/list';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { waitingPath, workshopPath } from '../paths';
import staffStyles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';
import { dialNumber, phoneText, plateText, timeText } from '../workshop/booking-words';
import { dayInShort } from '../workshop/calendar';
import headStyles from '../workshop/head.module.css';
import { Crumb, Views } from '../workshop/workshop-head';
import styles from './waiting.module.css';
import { type TypedWaiting, WaitingForm } from './waiting-form';
import { offeredText, preferenceText } from './waiting-words';

/** Who waits for an earlier day, and the form that puts somebody on the list. */
export function WaitingView({
  frame,
  workshop,
  canChoose,
  waiting,
  weekdays,
  typed,
  problem,
  done,
}: {
  readonly frame: StaffFrame;
  readonly workshop: StaffWorkshop;
  readonly canChoose: boolean;
  readonly waiting: readonly StaffWaiting[];
  readonly weekdays: readonly number[];
  readonly typed: TypedWaiting;
  readonly problem: WaitingFailure['code'] | null;
  /** What has just happened. */
  readonly done: 'added' | 'removed' | null;
}) {
  const { t } = frame;
  return (
    <>
      <div className={headStyles.head}>
        <div>
          <Crumb frame={frame} workshop={workshop} canChoose={canChoose} />
          <h1 className={staffStyles.title}>{t('waitingList.name')}</h1>
        </div>
        <div className={headStyles.tools}>
          <Views frame={frame} workshop={workshop} kind="waiting" day={null} />
        </div>
      </div>
      {done !== null && (
        <Alert tone="success" live className={styles.message}>
          {t(`waitingList.${done}`)}
        </Alert>
      )}
      {problem !== null && (
        <Alert tone="danger" live className={styles.message}>
          {t(`waitingList.problem.${problem}`)} <a href="#add">{t('blocked.toField')}</a>
        </Alert>
      )}
      <div className={styles.page}>
        <section aria-labelledby="who">
          <h2 id="who" className={styles.heading}>
            {t('waitingList.who')}
          </h2>
          <p className={staffStyles.muted}>{t('waitingList.intro')}</p>
          {waiting.length === 0 ? (
            <p className={styles.list}>{t('waitingList.none')}</p>
          ) : (
            <List ordered className={styles.list}>
              {waiting.map((entry) => (
                <Entry key={entry.booking.id} frame={frame} workshop={workshop} entry={entry} />
              ))}
            </List>
          )}
        </section>
        <section aria-labelledby="add">
          <h2 id="add" className={styles.heading} tabIndex={-1}>
            {t('waitingList.add')}
          </h2>
          <p className={staffStyles.muted}>{t('waitingList.addHint')}</p>
          <WaitingForm
            frame={frame}
            departmentId={workshop.departmentId}
            weekdays={weekdays}
            typed={typed}
            problem={problem}
          />
        </section>
      </div>
    </>
  );
}

function Entry({
  frame: { t, locale },
  workshop: { departmentId, zone },
  entry,
}: {
  readonly frame: StaffFrame;
  readonly workshop: StaffWorkshop;
  readonly entry: StaffWaiting;
}) {
  const { booking, since, addedBy, offered } = entry;
  const { customer, vehicle, services, date } = booking;
  const number = customer === null ? null : dialNumber(customer.phone);
  const plate = plateText(vehicle.registrationNumber);
  const waits = t('waitingList.since', { date: dayInShort(localDate(since, zone), locale) });
  return (
    <li className={styles.entry}>
      <div className={styles.part}>
        <h3 className={styles.name}>{customer?.name ?? t('staff.forgotten')}</h3>
        <p className={styles.car}>
          <span className={staffStyles.plate}>{plate}</span>{' '}
          {[vehicle.brand, vehicle.model].filter(Boolean).join(' ')}
        </p>
        {customer !== null &&
          (number === null ? (
            <p>{customer.phone}</p>
          ) : (
            <a href={`tel:${number}`} className={styles.way}>
              {phoneText(customer.phone)}
            </a>
          ))}
        <p className={styles.label}>
          {addedBy === 'staff' ? `${waits}, ${t('waitingList.byStaff')}` : waits}
        </p>
      </div>
      <div className={styles.part}>
        <p className={styles.label}>{t('waitingList.visit')}</p>
        <a href={`${workshopPath(departmentId, { day: date })}#b-${booking.id}`} className={styles.way}>
          {dayInShort(date, locale)}, {timeText(booking, t)}
        </a>
        <p>{services.map(({ name }) => name).join(', ')}</p>
        <p className={styles.label}>{t('waitingList.wish')}</p>
        <p className={styles.when}>{preferenceText(entry, t, locale)}</p>
      </div>
      <div className={styles.part}>
        <p className={styles.label}>{t('waitingList.offered')}</p>
        {offered.length === 0 ? (
          <p>{t('waitingList.notOffered')}</p>
        ) : (
          <ul className={styles.offers}>
            {offered.map((time) => (
              <li key={time.id} className={styles.when}>
                {offeredText(time, { t, locale, zone })}
              </li>
            ))}
          </ul>
        )}
        <form
          method="post"
          action={waitingPath(departmentId, `/${booking.id}/remove`)}
          className={styles.remove}
        >
          <Button type="submit" variant="ghost" size="s">
            {t('waitingList.remove')} <VisuallyHidden>{plate}</VisuallyHidden>
          </Button>
        </form>
      </div>
    </li>
  );
}
