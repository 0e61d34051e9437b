import { booksOvertime } from '~/modules/identity';
import type { PhoneBookings, ServiceOffers } from '~/modules/workshop';
import { localDate } from '~/platform/time';
import { Alert } from '~/ui/alert';
import { LinkButton } from '~/ui/button';
import { bookPath, workshopPath } from '../paths';
import type { StaffAnswer, StaffVisit } from '../staff-visit';
import type { Opened } from '../workshop/workshop-acts';
import { PhoneHead, PhoneView, type ShownCar } from './phone.view';
import { type PhoneProblem, problemOf } from './phone-problems';
import { mileageOf, type PhonePage, slotOf, type TypedBooking } from './typed-booking';

/** The car of what was typed; null where no plate is. */
export async function carOf(
  phoneBookings: PhoneBookings,
  { plate, brand, model }: TypedBooking,
): Promise<ShownCar | null> {
  if (plate === '') return null;
  const typed = brand === '' ? null : { brand, model };
  const car = await phoneBookings.car(plate, typed);
  return car.ok ? { vehicle: car.value } : { failure: car.error.code };
}

/** @param page how much of the form is shown */
export async function showForm(
  visit: StaffVisit,
  { workshop, canChoose }: Opened,
  entered: TypedBooking,
  page: PhonePage,
  problem: PhoneProblem | null,
): Promise<StaffAnswer> {
  const { phoneBookings, frame, member, clock } = visit;
  const typed = { ...entered, from: entered.from || localDate(clock.now(), workshop.zone) };
  const car = page === 'plate' ? null : await carOf(phoneBookings, typed);
  const offers =
    car !== null && 'vehicle' in car
      ? phoneBookings.offers(
          frame.site,
          frame.language,
          workshop.departmentId,
          { vehicle: car.vehicle, mileage: mileageOf(typed) },
          // The price of a visit is that of its day.
          slotOf(typed)?.date ?? typed.from,
        )
      : null;
  const times = page === 'times' ? await timesOf(visit, workshop.departmentId, typed, car, offers) : null;
  const shown = { frame, workshop, canChoose, typed, car, offers, times: times?.days ?? null };
  return {
    title: `${workshop.name}, ${frame.t('phone.name')}`,
    content: (
      <PhoneView
        {...shown}
        problem={problem ?? times?.problem ?? null}
        mayOvertime={booksOvertime(member, frame.site.key)}
      />
    ),
    status: 200,
  };
}

async function timesOf(
  { phoneBookings, frame }: StaffVisit,
  departmentId: string,
  typed: TypedBooking,
  car: ShownCar | null,
  offers: ServiceOffers | null,
) {
  const { services, from } = typed;
  if (car === null || !('vehicle' in car) || offers === null || services.length === 0) return null;
  const work = { vehicle: car.vehicle, mileage: mileageOf(typed), serviceIds: services };
  const days = await phoneBookings.days(frame.site, departmentId, work, from);
  return days.ok ? { days: days.value, problem: null } : { days: null, problem: problemOf(days.error) };
}

/** Where somebody comes back to a form that has been booked: its visit, and a new form. */
export function showBooked(
  { frame }: StaffVisit,
  { workshop, canChoose }: Opened,
  id: string,
  day: string,
): StaffAnswer {
  const { t } = frame;
  const { departmentId } = workshop;
  return {
    title: `${workshop.name}, ${t('phone.name')}`,
    content: (
      <>
        <PhoneHead frame={frame} workshop={workshop} canChoose={canChoose} />
        <Alert tone="info">{t('phone.isBooked')}</Alert>
        <p>
          <LinkButton href={`${workshopPath(departmentId, { day })}#b-${id}`} variant="secondary">
            {t('phone.showVisit')}
          </LinkButton>{' '}
          <LinkButton href={bookPath(departmentId)} variant="secondary">
            {t('phone.bookAnother')}
          </LinkButton>
        </p>
      </>
    ),
    status: 200,
  };
}
