import { randomUUID } from 'node:crypto';
import type { FoundCustomer, StaffWorkshop } from '~/modules/workshop';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { List } from '~/ui/text/list';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { PersonSearchForm } from '../layout/search-form';
import { bookPath, customersPath, workshopPath } from '../paths';
import staffStyles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';
import { dialNumber, phoneText, plateText } from '../workshop/booking-words';
import { dayInShort } from '../workshop/calendar';
import headStyles from '../workshop/head.module.css';
import { Crumb, Views } from '../workshop/workshop-head';
import styles from './customers.module.css';

/** Customers found again, each with their car and latest visits, and the way to book anew. */
export function CustomersView({
  frame,
  workshop,
  canChoose,
  text,
  found,
  workshops,
}: {
  readonly frame: StaffFrame;
  readonly workshop: StaffWorkshop;
  readonly canChoose: boolean;
  /** As it was typed; empty: nothing yet. */
  readonly text: string;
  /** null: nothing was looked for, or too little to look for. */
  readonly found: readonly FoundCustomer[] | null;
  /** Those that may be opened. */
  readonly workshops: readonly StaffWorkshop[];
}) {
  const { t } = frame;
  const { departmentId } = workshop;
  return (
    <>
      <div className={headStyles.head}>
        <div>
          <Crumb frame={frame} workshop={workshop} canChoose={canChoose} />
          <h1 className={staffStyles.title}>{t('customers.name')}</h1>
        </div>
        <div className={headStyles.tools}>
          <Views frame={frame} workshop={workshop} kind="customers" day={null} />
        </div>
      </div>
      <PersonSearchForm
        frame={frame}
        action={customersPath(departmentId)}
        label={t('customers.label')}
        hint={t('customers.hint')}
        search={text}
        isMain
        className={styles.search}
      />
      {text !== '' && found === null && (
        <Alert tone="warning" live>
          {t('customers.tooShort')}
        </Alert>
      )}
      {found !== null && (
        <>
          <p role="status" className={styles.count}>
            {found.length === 0 ? t('customers.none') : t('customers.found', { count: found.length })}
          </p>
          <List className={styles.list}>
            {found.map((each) => (
              <Customer
                key={each.visits[0]?.id ?? each.vehicle.registrationNumber}
                frame={frame}
                departmentId={departmentId}
                found={each}
                workshops={workshops}
              />
            ))}
          </List>
          {found.length > 0 && <p className={staffStyles.muted}>{t('customers.logged')}</p>}
        </>
      )}
    </>
  );
}

function Customer({
  frame: { t, locale },
  departmentId,
  found: { vehicle, customer, visits },
  workshops,
}: {
  readonly frame: StaffFrame;
  readonly departmentId: string;
  readonly found: FoundCustomer;
  readonly workshops: readonly StaffWorkshop[];
}) {
  const plate = plateText(vehicle.registrationNumber);
  const number = dialNumber(customer.phone);
  const nameOf = (id: string) => workshops.find((each) => each.departmentId === id)?.name ?? id;
  const fields = {
    key: randomUUID(),
    plate: vehicle.registrationNumber,
    brand: vehicle.brand,
    model: vehicle.model,
    name: customer.name,
    phone: customer.phone,
    email: customer.email,
  };
  return (
    <li className={styles.customer}>
      <div className={styles.who}>
        <h2 className={styles.name}>{customer.name}</h2>
        {number === null ? (
          <p>{customer.phone}</p>
        ) : (
          <p>
            <a href={`tel:${number}`} className={styles.way}>
              {phoneText(customer.phone)}
            </a>
          </p>
        )}
        <p className={styles.vehicle}>
          <span className={staffStyles.plate}>{plate}</span>
          {[vehicle.brand, vehicle.model, vehicle.buildYear].filter(Boolean).join(' ')}
        </p>
      </div>
      <ul className={styles.visits}>
        {visits.map((visit) => (
          <li key={visit.id}>
            <a
              href={`${workshopPath(visit.departmentId, { day: visit.date })}#b-${visit.id}`}
              className={styles.way}
            >
              {[dayInShort(visit.date, locale), visit.time].filter(Boolean).join(' ')}
            </a>{' '}
            {[
              t(`staff.state.${visit.state}`),
              visit.services.map(({ name }) => name).join(', '),
              nameOf(visit.departmentId),
            ].join(' · ')}
          </li>
        ))}
      </ul>
      <form method="post" action={bookPath(departmentId)}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" name="step" value="car" variant="secondary" size="s">
          {t('customers.book')} <VisuallyHidden>{plate}</VisuallyHidden>
        </Button>
      </form>
    </li>
  );
}
