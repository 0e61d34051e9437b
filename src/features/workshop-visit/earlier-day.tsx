import {
  type BookedVisit,
  formatDropOff,
  formatVisitStart,
  formatVisitTime,
  PARTS_OF_DAY,
  VISIT_PATHS,
  type VisitPage,
} from '~/modules/workshop';
import type { PageContext } from '~/page/contract';
import { telHref } from '~/platform/phone/pattern';
import { formatLocal, localDate, localTime, spokenLocale } from '~/platform/time';
import { Alert } from '~/ui/alert';
import { Button, LinkButton } from '~/ui/button';
import { Checkbox, FieldGroup, Radio } from '~/ui/form/controls';
import { Heading } from '~/ui/heading';
import { SpecList } from '~/ui/text/facts';
import { WhenLine } from './visit-facts';
import { LinkFields, visitLink } from './visit-link';
import styles from './workshop-visit.module.css';

interface VisitProps {
  readonly visit: BookedVisit;
  readonly page: PageContext;
}

const PROBLEM = 'weekdays-problem';

/** Until when a time is kept, on the workshop's clock. */
export const heldUntil = (expiresAt: Date, { zone }: BookedVisit, page: PageContext): string =>
  formatVisitTime({ date: localDate(expiresAt, zone), time: localTime(expiresAt, zone) }, page);

/** On which days, at which part of them: a plain form, with what was wished before. */
export function AskForEarlier({
  shown,
  page,
}: {
  readonly shown: VisitPage & { readonly kind: 'earlier' };
  readonly page: PageContext;
}) {
  const { visit, isWaiting, canWait, preference, weekdays, hasTimes, problem } = shown;
  const { t } = page;
  if (!canWait) return <NoEarlierDay visit={visit} page={page} />;
  const invalid = problem !== null && { 'aria-invalid': true, 'aria-describedby': PROBLEM };
  return (
    <>
      {isWaiting && <Alert tone="success" title={t('earlierPage.isWaiting')} />}
      <form method="post" action={VISIT_PATHS.earlier} className={styles.card}>
        <LinkFields visit={visit} page={page} />
        <Present visit={visit} page={page} />
        <p>{t('earlierPage.how')}</p>
        <FieldGroup legend={t('earlierPage.weekdays')}>
          <div className={styles.choices}>
            {weekdays.map((day) => (
              <Checkbox
                key={day}
                name="day"
                value={day}
                label={weekdayName(day, page)}
                defaultChecked={preference.weekdays.includes(day)}
                {...invalid}
              />
            ))}
          </div>
          {problem !== null && (
            <p id={PROBLEM} role="alert" className={styles.problem}>
              {t('earlierPage.noWeekday')}
            </p>
          )}
        </FieldGroup>
        {hasTimes && (
          <FieldGroup legend={t('earlierPage.part')}>
            <div className={styles.choices}>
              {PARTS_OF_DAY.map((part) => (
                <Radio
                  key={part}
                  name="part"
                  value={part}
                  label={t(`earlierPage.part.${part}`)}
                  defaultChecked={preference.partOfDay === part}
                />
              ))}
            </div>
          </FieldGroup>
        )}
        <p className={styles.note}>{t('earlierPage.hours')}</p>
        <div className={styles.buttons}>
          <Button type="submit" size="l">
            {t(isWaiting ? 'earlierPage.change' : 'earlierPage.join')}
          </Button>
          {isWaiting && (
            <LinkButton href={visitLink('leave', visit, page)} size="l" variant="secondary">
              {t('earlierPage.leave')}
            </LinkButton>
          )}
        </div>
      </form>
      <ToVisit visit={visit} page={page} />
    </>
  );
}

/** Of 1 Monday … 7 Sunday; 2024 began on a Monday. */
const weekdayName = (day: number, { locale }: PageContext): string =>
  formatLocal(`2024-01-0${day}T12:00`, spokenLocale(locale), { weekday: 'long' });

/** The time that the customer keeps as long as they take no other. */
function Present({ visit, page }: VisitProps) {
  const { siteName } = visit.workshop;
  const rows = [
    { label: page.t('visitPage.current'), value: formatVisitStart(visit, page) },
    { label: page.t('visit.workshop'), value: siteName },
  ];
  return <SpecList rows={rows.filter(({ value }) => value !== '')} />;
}

function NoEarlierDay({ visit, page }: VisitProps) {
  const phone = visit.workshop.phone || page.site.contact.phone;
  const call = (
    <LinkButton href={telHref(phone)} variant="secondary" iconBefore="Phone">
      {phone}
    </LinkButton>
  );
  return (
    <>
      <Alert tone="warning" title={page.t('earlierPage.noDay', { phone })} action={call} />
      <ToVisit visit={visit} page={page} />
    </>
  );
}

/** The time that is kept, beside the one the customer has, and both answers. */
export function EarlierTimeOffer({
  shown,
  page,
}: {
  readonly shown: VisitPage & { readonly kind: 'earlierTime' };
  readonly page: PageContext;
}) {
  const { visit, time, isWaiting } = shown;
  const { t } = page;
  if (time === null) {
    return (
      <>
        <Alert tone="info" live title={t('earlierPage.over')}>
          {t(isWaiting ? 'earlierPage.overWaiting' : 'earlierPage.overKeep')}
        </Alert>
        <ToVisit visit={visit} page={page} />
      </>
    );
  }
  const dropOff = formatDropOff(time, page);
  return (
    <form method="post" action={VISIT_PATHS.earlierTime} className={styles.card}>
      <LinkFields visit={visit} page={page} />
      <input type="hidden" name="o" value={time.id} />
      <div className={styles.when}>
        <Heading tag="h2" size="l">
          <time dateTime={time.time === null ? time.date : `${time.date}T${time.time}`}>
            {formatVisitStart(time, page)}
          </time>
        </Heading>
        {dropOff !== null && <p className={styles.dropOff}>{dropOff}</p>}
      </div>
      <p>{t('earlierPage.kept', { until: heldUntil(time.expiresAt, visit, page) })}</p>
      <Present visit={visit} page={page} />
      <div className={styles.buttons}>
        <Button type="submit" name="answer" value="take" size="l">
          {t('earlierPage.take')}
        </Button>
        <Button type="submit" name="answer" value="decline" size="l" variant="secondary">
          {t('earlierPage.decline')}
        </Button>
      </div>
      <p className={styles.note}>
        <a href={visitLink('leave', visit, page)}>{t('earlierPage.leave')}</a>
      </p>
    </form>
  );
}

/** One button: nothing happens before it is pressed. */
export function LeaveWaitingList({ visit, page }: VisitProps) {
  const { t } = page;
  return (
    <form method="post" action={VISIT_PATHS.leave} className={styles.card}>
      <LinkFields visit={visit} page={page} />
      <WhenLine visit={visit} page={page} />
      <p>{t('earlierPage.leaveText')}</p>
      <div className={styles.buttons}>
        <Button type="submit" size="l">
          {t('earlierPage.leaveYes')}
        </Button>
        <LinkButton href={visitLink('show', visit, page)} size="l" variant="secondary">
          {t('earlierPage.toVisit')}
        </LinkButton>
      </div>
    </form>
  );
}

export function LeftWaitingList({ visit, page }: VisitProps) {
  return (
    <>
      <Alert tone="success" live title={page.t('earlierPage.left')} />
      <ToVisit visit={visit} page={page} />
    </>
  );
}

function ToVisit({ visit, page }: VisitProps) {
  return (
    <div>
      <LinkButton href={visitLink('show', visit, page)} variant="ghost">
        {page.t('earlierPage.toVisit')}
      </LinkButton>
    </div>
  );
}
