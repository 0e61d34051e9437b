import type { PhoneCarFailure, PhoneDays, ServiceOffers, StaffWorkshop, Vehicle } from '~/modules/workshop';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { TextInput } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { bookPath, customersPath } from '../paths';
import staffStyles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';
import { plateText } from '../workshop/booking-words';
import headStyles from '../workshop/head.module.css';
import { Crumb, Views } from '../workshop/workshop-head';
import { CUSTOMER_PROBLEMS, CustomerPart } from './customer-part';
import styles from './phone.module.css';
import type { PhoneProblem } from './phone-problems';
import { ServiceChoice } from './service-choice';
import { SlotChoice } from './slot-choice';
import type { PhoneStep, TypedBooking } from './typed-booking';

export type ShownCar = { readonly vehicle: Vehicle } | { readonly failure: PhoneCarFailure['code'] };

interface Props {
  readonly frame: StaffFrame;
  readonly typed: TypedBooking;
  readonly problem: PhoneProblem | null;
}

/** Booking for who calls: car, work, time and customer, one after the other on one page. */
export function PhoneView({
  frame,
  workshop,
  canChoose,
  typed,
  car,
  offers,
  times,
  problem,
  mayOvertime,
}: Props & {
  readonly workshop: StaffWorkshop;
  readonly canChoose: boolean;
  readonly car: ShownCar | null;
  readonly offers: ServiceOffers | null;
  readonly times: PhoneDays | null;
  readonly mayOvertime: boolean;
}) {
  const { t } = frame;
  const { departmentId } = workshop;
  // What Enter does in any field: the next thing that is left to do.
  const next: PhoneStep = offers === null ? 'car' : times === null ? 'times' : 'book';
  return (
    <>
      <PhoneHead frame={frame} workshop={workshop} canChoose={canChoose} />
      {problem !== null && (
        <Alert tone="danger" live className={styles.message}>
          {t(`phone.problem.${problem}`)}
        </Alert>
      )}
      <form method="post" action={bookPath(departmentId)} className={styles.form}>
        <input type="hidden" name="key" value={typed.key} />
        <input type="hidden" name="from" value={typed.from} />
        <button
          type="submit"
          name="step"
          value={next}
          tabIndex={-1}
          aria-hidden="true"
          className="visually-hidden"
        />
        <CarPart frame={frame} typed={typed} car={car} departmentId={departmentId} />
        {offers !== null && (
          <ServiceChoice frame={frame} offers={offers} chosen={typed.services} isNext={next === 'times'} />
        )}
        {offers === null &&
          typed.services.map((id) => <input key={id} type="hidden" name="service" value={id} />)}
        {times === null &&
          LATER_FIELDS.map((name) => <input key={name} type="hidden" name={name} value={typed[name]} />)}
        {times !== null && (
          <>
            <SlotChoice
              frame={frame}
              typed={typed}
              times={times}
              mayOvertime={mayOvertime}
              isNext={!CUSTOMER_PROBLEMS.some((each) => each === problem)}
            />
            <CustomerPart frame={frame} typed={typed} problem={problem} />
            <div>
              <Button type="submit" name="step" value="book">
                {t('phone.book')}
              </Button>
            </div>
          </>
        )}
      </form>
    </>
  );
}

/** What is kept until it is shown. */
const LATER_FIELDS = [
  ...(['slot', 'overtimeDate', 'overtimeTime', 'overtimeBay'] as const),
  ...(['name', 'phone', 'email', 'language', 'mileage', 'comment'] as const),
];

export function PhoneHead({
  frame,
  workshop,
  canChoose,
}: {
  readonly frame: StaffFrame;
  readonly workshop: StaffWorkshop;
  readonly canChoose: boolean;
}) {
  return (
    <div className={headStyles.head}>
      <div>
        <Crumb frame={frame} workshop={workshop} canChoose={canChoose} />
        <h1 className={staffStyles.title}>{frame.t('phone.name')}</h1>
      </div>
      <div className={headStyles.tools}>
        <Views frame={frame} workshop={workshop} kind="book" day={null} />
      </div>
    </div>
  );
}

function CarPart({
  frame: { t },
  typed,
  car,
  departmentId,
}: Omit<Props, 'problem'> & { readonly car: ShownCar | null; readonly departmentId: string }) {
  const vehicle = car !== null && 'vehicle' in car ? car.vehicle : null;
  const failure = car !== null && 'failure' in car ? car.failure : null;
  const isTyped = typed.brand !== '' || failure === 'unknown-vehicle' || failure === 'register-unavailable';
  return (
    <section className={styles.part} aria-labelledby="car">
      <h2 id="car" className={styles.heading}>
        {t('phone.car')}
      </h2>
      <div className={styles.line}>
        <Field
          label={t('phone.plate')}
          id="plate"
          required
          error={failure === null ? undefined : t(`phone.problem.${failure}`)}
        >
          {(control) => (
            <TextInput
              {...control}
              name="plate"
              defaultValue={typed.plate}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              autoFocus={vehicle === null && !isTyped}
              className={styles.plate}
            />
          )}
        </Field>
        {isTyped && (
          <>
            <Field label={t('phone.brand')} id="brand" required>
              {(control) => (
                <TextInput
                  {...control}
                  required={false}
                  name="brand"
                  defaultValue={typed.brand}
                  autoComplete="off"
                  maxLength={60}
                  autoFocus={vehicle === null}
                />
              )}
            </Field>
            <Field label={t('phone.model')} id="model">
              {(control) => (
                <TextInput
                  {...control}
                  name="model"
                  defaultValue={typed.model}
                  autoComplete="off"
                  maxLength={60}
                />
              )}
            </Field>
          </>
        )}
        <Button type="submit" name="step" value="car" variant="secondary">
          {t('phone.showCar')}
        </Button>
      </div>
      {vehicle === null ? (
        <p>
          <a href={customersPath(departmentId)}>{t('phone.findCustomer')}</a>
        </p>
      ) : (
        <p className={styles.vehicle}>
          <span className={staffStyles.plate}>{plateText(vehicle.registrationNumber)}</span>
          {[vehicle.brand, vehicle.model, vehicle.buildYear].filter(Boolean).join(' ')}
          {vehicle.hasServiceAgreement && ` · ${t('phone.agreement')}`}
        </p>
      )}
    </section>
  );
}
