import type { BoardPlace, StaffBooking, StaffWorkshop } from '~/modules/workshop';
import { Alert } from '~/ui/alert';
import { Button, LinkButton } from '~/ui/button';
import { Select, TextInput } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { boardPath, bookingPath } from '../paths';
import styles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';
import { plateText, timeText } from '../workshop/booking-words';
import { dayInWords } from '../workshop/calendar';
import type { Refusal } from './board-wire';

/** Moves one visit to any day, without scripts: first the day, then what is free on it. */
export function MoveView({
  frame: { t, locale },
  workshop: { departmentId },
  booking,
  day,
  places,
  bays,
  chosen,
  refusal,
}: {
  readonly frame: StaffFrame;
  readonly workshop: StaffWorkshop;
  readonly booking: StaffBooking;
  /** The day whose places are shown. */
  readonly day: string;
  readonly places: readonly BoardPlace[];
  readonly bays: readonly { readonly id: string; readonly name: string }[];
  /** The place of a form that was refused, `bay HH:mm`; '' for none. */
  readonly chosen: string;
  readonly refusal: { readonly code: Refusal; readonly bay: string } | null;
}) {
  const { id, vehicle, date, time: bookedTime, services, customer } = booking;
  const nameOf = (bayId: string) => bays.find((bay) => bay.id === bayId)?.name ?? bayId;
  const action = bookingPath(departmentId, id, 'move');
  const facts = [
    `${dayInWords(date, locale)}, ${timeText(booking, t)}`,
    services.map(({ name }) => name).join(', '),
    customer?.name ?? t('staff.forgotten'),
  ];
  return (
    <div className={styles.panel}>
      <h1 className={styles.title}>{t('board.moveTitle')}</h1>
      <p>
        <span className={styles.plate}>{plateText(vehicle.registrationNumber)}</span>
      </p>
      <ul className={styles.facts}>
        {facts.map((fact, at) => (
          <li key={`${at}-${fact}`}>{fact}</li>
        ))}
      </ul>
      {refusal !== null && (
        <Alert tone="warning" live>
          {t(`board.refused.${refusal.code}`, { bay: refusal.bay })}
        </Alert>
      )}
      <form method="get" action={action} className={styles.fields}>
        <Field label={t('staff.goToDay')}>
          {(control) => <TextInput {...control} type="date" name="day" defaultValue={day} required />}
        </Field>
        <Button type="submit" variant="secondary">
          {t('staff.show')}
        </Button>
      </form>
      {places.length === 0 ? (
        <p>{t('board.moveNone')}</p>
      ) : (
        <form method="post" action={action} className={styles.fields}>
          <input type="hidden" name="day" value={day} />
          <input type="hidden" name="seen" value={`${date} ${bookedTime ?? ''}`} />
          <Field label={`${t('board.moveTo')}: ${dayInWords(day, locale)}`}>
            {(control) => (
              <Select {...control} name="place" defaultValue={chosen}>
                {places.map(({ bayId, time }) => (
                  <option key={`${bayId} ${time}`} value={`${bayId} ${time}`}>
                    {`${nameOf(bayId)}, ${time}`}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <p className={styles.muted}>{t('board.moveIntro')}</p>
          <Button type="submit">{t('board.move')}</Button>
        </form>
      )}
      <p>
        <LinkButton href={boardPath(departmentId, { day: date })} variant="ghost">
          {t('staff.cancelBack')}
        </LinkButton>
      </p>
    </div>
  );
}
