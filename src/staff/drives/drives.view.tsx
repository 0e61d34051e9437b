import type { DriveCapacity, StaffDrive } from '~/modules/test-drives';
import { Alert } from '~/ui/alert';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { Select, TextInput } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { Icon } from '~/ui/icon/icon';
import { List } from '~/ui/text/list';
import { carPath, companionsPath, DRIVES_PATH, requestPath } from '../paths';
import staffStyles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';
import { dialNumber, phoneText } from '../workshop/booking-words';
import { DriveButtons } from './drive-buttons';
import { clockText, type DriveOutcome, dayText, toneOf } from './drive-words';
import styles from './drives.module.css';

interface Facility {
  readonly id: string;
  readonly name: string;
}

interface DrivesProps {
  readonly frame: StaffFrame;
  readonly facilities: readonly Facility[];
  /** null: the drives of all of them. */
  readonly chosen: Facility | null;
  /** Of the chosen one. */
  readonly capacity: DriveCapacity | null;
  readonly drives: readonly StaffDrive[];
  readonly outcome: DriveOutcome | null;
}

/** The test drives of today and later, day by day, before them those that are yet to be marked. */
export function DrivesView(props: DrivesProps) {
  const { frame, facilities, chosen, capacity, drives, outcome } = props;
  const { t } = frame;
  const toMark = drives.filter(({ hasBegun, state }) => hasBegun && state === 'booked');
  const later = drives.filter((drive) => !toMark.includes(drive));
  return (
    <>
      <h1 className={staffStyles.title}>{t('staffDrives.title')}</h1>
      {outcome !== null && (
        <Alert tone={toneOf(outcome)} live className={styles.outcome}>
          {t(`staffDrives.done.${outcome}`)}
        </Alert>
      )}
      {facilities.length > 1 && <FacilityForm {...props} />}
      {drives.length === 0 && (
        <div className={staffStyles.empty}>
          <p className={staffStyles.emptyTitle}>{t('staffDrives.none')}</p>
          <p className={staffStyles.muted}>{t('staffDrives.noneText')}</p>
        </div>
      )}
      {toMark.length > 0 && (
        <section className={styles.part} aria-labelledby="to-mark">
          <h2 id="to-mark">{t('staffDrives.toMark')}</h2>
          <Rows {...props} drives={toMark} isDated />
        </section>
      )}
      {[...new Set(later.map(({ date }) => date))].map((date) => (
        <section key={date} className={styles.part} aria-labelledby={`day-${date}`}>
          <h2 id={`day-${date}`} className={styles.day}>
            {dayText(date, frame)}
          </h2>
          <Rows {...props} drives={later.filter((drive) => drive.date === date)} isDated={false} />
        </section>
      ))}
      {chosen !== null && capacity !== null && (
        <CompanionsForm frame={frame} facility={chosen} capacity={capacity} />
      )}
    </>
  );
}

function FacilityForm({ frame: { t }, facilities, chosen }: DrivesProps) {
  return (
    <form method="get" action={DRIVES_PATH} className={staffStyles.search}>
      <Field label={t('staffDrives.facility')} id="facility">
        {({ required: _, ...control }) => (
          <Select {...control} name="facility" defaultValue={chosen?.id ?? ''}>
            <option value="">{t('staffDrives.all')}</option>
            {facilities.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" variant="secondary">
        {t('staffDrives.show')}
      </Button>
    </form>
  );
}

function Rows({
  frame,
  facilities,
  chosen,
  drives,
  isDated,
}: Pick<DrivesProps, 'frame' | 'facilities' | 'chosen' | 'drives'> & { readonly isDated: boolean }) {
  return (
    <List className={styles.rows}>
      {drives.map((drive) => (
        <li key={drive.id} className={styles.row}>
          <p className={styles.time}>
            <time dateTime={`${drive.date}T${drive.time}`}>
              {isDated && <span className={styles.date}>{`${dayText(drive.date, frame)} `}</span>}
              {clockText(drive, frame)}
            </time>
          </p>
          <div className={styles.about}>
            <Customer frame={frame} drive={drive} />
            <p>
              <a href={carPath(drive.carId)}>{drive.car.dealerTitle}</a>
            </p>
            {chosen === null && (
              <p className={staffStyles.muted}>
                {facilities.find(({ id }) => id === drive.siteId)?.name ?? ''}
              </p>
            )}
            {drive.carGoneAt !== null && drive.state === 'booked' && (
              <Alert tone="warning">{frame.t('staffDrives.carGone')}</Alert>
            )}
            <p className={styles.links}>
              <a href={requestPath(drive.leadId)}>{frame.t('staffDrives.request')}</a>
            </p>
          </div>
          <div className={styles.state}>
            {drive.state !== 'booked' && (
              <Badge tone={drive.state === 'came' ? 'success' : 'neutral'}>
                {frame.t(`staffDrives.state.${drive.state}`)}
              </Badge>
            )}
            <DriveButtons frame={frame} drive={drive} back={{ facility: chosen?.id ?? '' }} />
          </div>
        </li>
      ))}
    </List>
  );
}

function Customer({ frame: { t }, drive: { customer } }: { frame: StaffFrame; drive: StaffDrive }) {
  if (customer === null) return <p>{t('staffDrives.forgotten')}</p>;
  const number = dialNumber(customer.phone);
  return (
    <p className={styles.customer}>
      <strong>{customer.name}</strong>
      {number !== null && (
        <a
          href={`tel:${number}`}
          aria-label={`${t('staff.call', { name: customer.name })}, ${phoneText(customer.phone)}`}
        >
          <Icon name="Phone" size="1em" />
          {phoneText(customer.phone)}
        </a>
      )}
    </p>
  );
}

function CompanionsForm({
  frame: { t },
  facility,
  capacity,
}: {
  readonly frame: StaffFrame;
  readonly facility: Facility;
  readonly capacity: DriveCapacity;
}) {
  const { own, usual, revision } = capacity;
  return (
    <form method="post" action={companionsPath(facility.id)} className={styles.capacity}>
      <input type="hidden" name="revision" value={revision} />
      <Field
        label={`${t('staffDrives.companions')}, ${facility.name}`}
        id="companions"
        hint={t('staffDrives.companionsHint', { count: usual })}
      >
        {({ required: _, ...control }) => (
          <TextInput
            {...control}
            type="number"
            name="companions"
            min={0}
            max={20}
            step={1}
            defaultValue={own === null ? '' : String(own)}
            placeholder={String(usual)}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary">
        {t('staffDrives.save')}
      </Button>
    </form>
  );
}
