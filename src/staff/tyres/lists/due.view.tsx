import { randomUUID } from 'node:crypto';
import type { DueAgreement, SeasonChange, TyreOwner, WornSet } from '~/modules/tyre-hotel';
import { formatLocal } from '~/platform/time';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { agreementPath, bookPath, workshopPath } from '../../paths';
import staffStyles from '../../staff.module.css';
import type { StaffFrame } from '../../staff.shell';
import { dialNumber, phoneText, plateText } from '../../workshop/booking-words';
import { dayInShort } from '../../workshop/calendar';
import { depthText, placeText, seasonText, WEAR_TONES, wearText } from '../tyre-words';
import styles from '../tyres.module.css';
import { TyresHead, type TyresPlace } from '../tyres-head';

/** Whose wheels are to be changed this season, and which wheels are worn. */
export function DueView({
  change,
  due,
  worn,
  ...place
}: TyresPlace & {
  readonly change: SeasonChange;
  readonly due: readonly DueAgreement[];
  readonly worn: readonly WornSet[];
}) {
  const { frame, workshop } = place;
  const { t } = frame;
  const { departmentId } = workshop;
  const open = due.filter(({ booked }) => booked === null);
  const booked = due.filter((each) => each.booked !== null);
  return (
    <>
      <TyresHead {...place} page="/due" heading={t('tyres.due')} />
      <SeasonText frame={frame} change={change} />
      <section aria-labelledby="open">
        <h2 id="open" className={styles.heading}>
          {t('tyres.dueOpen', { count: open.length })}
        </h2>
        {open.length === 0 ? (
          <p className={staffStyles.muted}>{t('tyres.noneDue')}</p>
        ) : (
          <ul className={styles.list}>
            {open.map((each) => (
              <li key={each.agreementId} className={styles.found}>
                <Owner frame={frame} departmentId={departmentId} owner={each} />
                <p>{placeText({ state: 'stored', shelf: each.shelf }, t)}</p>
                <BookForm frame={frame} departmentId={departmentId} owner={each} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {booked.length > 0 && (
        <section aria-labelledby="booked" className={styles.part}>
          <h2 id="booked" className={styles.heading}>
            {t('tyres.dueBooked', { count: booked.length })}
          </h2>
          <ul className={styles.list}>
            {booked.map((each) => (
              <li key={each.agreementId} className={styles.found}>
                <Owner frame={frame} departmentId={departmentId} owner={each} />
                {each.booked !== null && (
                  <p>
                    <a className={styles.way} href={workshopPath(departmentId, { day: each.booked.date })}>
                      {[dayInShort(each.booked.date, frame.locale), each.booked.time]
                        .filter(Boolean)
                        .join(' ')}
                    </a>{' '}
                    {placeText({ state: 'stored', shelf: each.shelf }, t)}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="worn" className={styles.part}>
        <h2 id="worn" className={styles.heading}>
          {t('tyres.wornSets', { count: worn.length })}
        </h2>
        {worn.length === 0 ? (
          <p className={staffStyles.muted}>{t('tyres.noneWorn')}</p>
        ) : (
          <ul className={styles.list}>
            {worn.map((set) => (
              <li key={set.label} className={styles.found}>
                <Owner frame={frame} departmentId={departmentId} owner={set} />
                <p>
                  {seasonText(set.season, t)}: {placeText(set, t)}{' '}
                  <span className={staffStyles.muted}>{set.label}</span>
                </p>
                <ul className={styles.sets}>
                  {set.wheels.map((wheel) => (
                    <li key={wheel.position}>
                      {t(`tyreHotel.${wheel.position}`)} {depthText(wheel, frame)}{' '}
                      <Badge tone={WEAR_TONES[wheel.wear]}>{wearText(set.season, wheel, frame)}</Badge>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        )}
      </section>
      {due.length + worn.length > 0 && <p className={staffStyles.muted}>{t('customers.logged')}</p>}
    </>
  );
}

/** Which change it is, and until when the law wants it done. */
export function SeasonText({
  frame: { t, locale },
  change,
}: {
  readonly frame: StaffFrame;
  readonly change: SeasonChange;
}) {
  const day = (date: string) => formatLocal(date, locale, { dateStyle: 'long' });
  return (
    <div className={styles.season}>
      <p>
        <strong>{t(`tyres.change.${change.season}`)}</strong>{' '}
        {t('tyres.changeTime', { from: day(change.from), until: day(change.until) })}
      </p>
      {change.law !== null && (
        <p className={staffStyles.muted}>
          {t('tyres.winterLaw', { from: day(change.law.from), until: day(change.law.until) })}
        </p>
      )}
    </div>
  );
}

function Owner({
  frame: { t },
  departmentId,
  owner,
}: {
  readonly frame: StaffFrame;
  readonly departmentId: string;
  readonly owner: TyreOwner;
}) {
  const plate = plateText(owner.registrationNumber);
  const number = dialNumber(owner.phone);
  return (
    <>
      <p className={styles.line}>
        <a
          href={agreementPath(departmentId, owner.agreementId)}
          className={styles.plateLink}
          aria-label={t('tyres.open', { plate })}
        >
          <span className={staffStyles.plate}>{plate}</span>
        </a>
        {[owner.brand, owner.model].filter(Boolean).join(' ')}
      </p>
      <p>
        {owner.customerName !== '' && <strong>{owner.customerName} </strong>}
        {number === null ? (
          owner.phone
        ) : (
          <a href={`tel:${number}`} className={styles.way}>
            {phoneText(owner.phone)}
          </a>
        )}
      </p>
    </>
  );
}

/** Booking by telephone begins with the car and its owner. */
function BookForm({
  frame: { t },
  departmentId,
  owner,
}: {
  readonly frame: StaffFrame;
  readonly departmentId: string;
  readonly owner: TyreOwner;
}) {
  const fields = {
    key: randomUUID(),
    plate: owner.registrationNumber,
    brand: owner.brand,
    model: owner.model,
    name: owner.customerName,
    phone: owner.phone,
    email: owner.email,
  };
  return (
    <form method="post" action={bookPath(departmentId)}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" name="step" value="car" variant="secondary" size="s">
        {t('phone.short')} <VisuallyHidden>{plateText(owner.registrationNumber)}</VisuallyHidden>
      </Button>
    </form>
  );
}
