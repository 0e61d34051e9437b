import { Alert } from '~/ui/alert';
import { LinkButton } from '~/ui/button';
import { boardPath, bookingPath, workshopPath } from '../paths';
import staffStyles from '../staff.module.css';
import { Actions, StateBadge, Steps } from '../workshop/booking-row';
import { plateText, stayText, timeText } from '../workshop/booking-words';
import { dayInWords } from '../workshop/calendar';
import { DoneNotice } from '../workshop/done-notice';
import { Crumb } from '../workshop/workshop-head';
import styles from './visit.module.css';
import { VisitDetails } from './visit-details';
import { NoteForm, WorkForm } from './visit-forms';
import type { VisitProps } from './visit-props';

/** One visit: what it is, how far it is, and what staff can change of it. Works without scripts. */
export function VisitView(props: VisitProps) {
  const { frame, workshop, canChoose, today, visit, outcome, step } = props;
  const { t, locale } = frame;
  const { departmentId } = workshop;
  const { booking } = visit;
  const { id, date, state, vehicle } = booking;
  const isMovable = state !== 'cancelled' && state !== 'ready' && state !== 'collected';
  const when = stayText(booking, t, locale) ?? `${dayInWords(date, locale)}, ${timeText(booking, t)}`;
  return (
    <>
      <header className={styles.head}>
        <Crumb frame={frame} workshop={workshop} canChoose={canChoose} />
        <h1 className={styles.plateLine}>
          <span className={staffStyles.plate}>{plateText(vehicle.registrationNumber)}</span>
          <StateBadge frame={frame} state={state} />
        </h1>
        <p className={styles.when}>{when}</p>
        <Steps frame={frame} workshop={workshop} booking={booking} />
        <p className={styles.ways}>
          <a href={`${workshopPath(departmentId, { day: date })}#b-${id}`}>{t('staff.back')}</a>
          <a href={boardPath(departmentId, { day: date })}>{t('staffVisit.toBoard')}</a>
        </p>
      </header>
      {step !== null && (
        <DoneNotice frame={frame} departmentId={departmentId} booking={booking} what={step} />
      )}
      {outcome !== null && (
        <Alert tone="success" live className={styles.message}>
          {t(`staffVisit.done.${outcome}`)}
        </Alert>
      )}
      <Problem {...props} />
      <div className={styles.acts}>
        <Actions frame={frame} workshop={workshop} today={today} booking={booking} page="visit" />
        {isMovable && (
          <LinkButton href={`${bookingPath(departmentId, id, 'move')}?day=${date}`} variant="ghost" size="s">
            {t('board.moveTitle')}
          </LinkButton>
        )}
      </div>
      <div className={styles.columns}>
        <VisitDetails {...props} />
        <NoteForm {...props} />
      </div>
      <WorkForm {...props} />
    </>
  );
}

function Problem({ frame: { t }, visit, problem }: VisitProps) {
  if (problem === null) return null;
  const bay = visit.booking.resource ?? '';
  const time = problem.code === 'bay-taken' ? problem.until.time : '';
  return (
    <Alert tone="danger" live className={styles.message}>
      {t(`staffVisit.problem.${problem.code}`, { bay, time })}
    </Alert>
  );
}
