import {
  formatVisitDay,
  formatVisitDayShort,
  formatVisitStart,
  formatVisitStartShort,
  formatVisitTime,
  type OfferedTime,
  VISIT_PATHS,
  type VisitPage,
  writeSlot,
} from '~/modules/workshop';
import type { PageContext } from '~/page/contract';
import { Alert } from '~/ui/alert';
import { Button, LinkButton } from '~/ui/button';
import { BoxedRadio } from '~/ui/form/boxed-radio';
import { Heading } from '~/ui/heading';
import { Icon } from '~/ui/icon/icon';
import { LinkFields, visitLink } from './visit-link';
import styles from './workshop-visit.module.css';

type Shown = VisitPage & { readonly kind: 'move' };
interface Props {
  readonly shown: Shown;
  readonly page: PageContext;
}

/** The free times of a week to choose one from: a plain form, one group of radio buttons a day. */
export function MoveVisit({ shown, page }: Props) {
  const { visit, week, problem, alternatives } = shown;
  const { t } = page;
  const days = week.days
    .map(({ date, availableSlots, allDaySlotAvailable, pickUps }) => ({
      date,
      slots: [
        ...availableSlots.map((time, at): OfferedTime => ({ date, time, pickUp: pickUps?.[at] })),
        ...(allDaySlotAvailable ? [{ date, time: null }] : []),
        // Another bay may be free at the time that the visit has already.
      ].filter((slot) => writeSlot(slot) !== writeSlot(visit)),
    }))
    .filter(({ slots }) => slots.length > 0);
  return (
    <>
      {problem === 'taken' && <Alert tone="warning" live title={t('visitPage.taken')} />}
      {problem === 'not-offered' && <Alert tone="danger" live title={t('visitPage.notOffered')} />}
      {problem === 'nothing-chosen' && <Alert tone="danger" live title={t('visitPage.nothingChosen')} />}
      <p>
        {t('visitPage.current')}: <strong>{formatVisitStart(visit, page)}</strong>, {visit.workshop.siteName}
      </p>
      <form method="post" action={VISIT_PATHS.move} className={styles.card}>
        <LinkFields visit={visit} page={page} />
        <input type="hidden" name="w" value={week.from} />
        {alternatives.length > 0 && (
          <Times legend={t('visitPage.alternatives')} slots={alternatives} page={page} dated />
        )}
        <WeekHead shown={shown} page={page} />
        {days.length === 0 && <p>{t('visitPage.noTimes')}</p>}
        {days.map(({ date, slots }) => (
          <Times key={date} legend={formatVisitDay({ date, time: null }, page)} slots={slots} page={page} />
        ))}
        {(days.length > 0 || alternatives.length > 0) && (
          <div className={styles.send}>
            <Button type="submit" size="l">
              {t('visitPage.choose')}
            </Button>
          </div>
        )}
      </form>
      <div>
        <LinkButton href={visitLink('show', visit, page)} variant="secondary">
          {t('visitPage.keep')}
        </LinkButton>
      </div>
    </>
  );
}

function WeekHead({ shown: { visit, week }, page }: Props) {
  const { t } = page;
  const day = (date: string) => formatVisitDayShort({ date, time: null }, page);
  const { number, from, to, earlier, later } = week;
  return (
    <div className={styles.week}>
      <Heading tag="h2" size="m">
        {t('visitPage.week', { week: number, from: day(from), to: day(to) })}
      </Heading>
      <nav className={styles.weeks} aria-label={t('visitPage.moveTitle')}>
        {earlier !== null && (
          <a href={visitLink('move', visit, page, { w: earlier })} className={styles.weekLink}>
            <Icon name="ChevronLeft" />
            {t('visitPage.earlier')}
          </a>
        )}
        {later !== null && (
          <a href={visitLink('move', visit, page, { w: later })} className={styles.weekLink}>
            {t('visitPage.later')}
            <Icon name="ChevronRight" />
          </a>
        )}
      </nav>
    </div>
  );
}

interface TimesProps {
  readonly legend: string;
  readonly slots: readonly OfferedTime[];
  readonly page: PageContext;
  /** Each time says its day. */
  readonly dated?: boolean;
}

function Times({ legend, slots, page, dated = false }: TimesProps) {
  const label = (slot: OfferedTime) => {
    const time = slot.time === null ? page.t('visit.allDay') : formatVisitTime(slot, page);
    return dated ? `${formatVisitDayShort(slot, page)} ${time}` : time;
  };
  return (
    <fieldset className={styles.times}>
      <legend className={styles.day}>{legend}</legend>
      {slots.map((slot) => (
        <BoxedRadio key={writeSlot(slot)} name="slot" value={writeSlot(slot)} required>
          {label(slot)}
          {slot.pickUp !== undefined && (
            <span className={styles.pickUp}>
              {page.t('visit.ready', { pickUp: formatVisitStartShort(slot.pickUp, page) })}
            </span>
          )}
        </BoxedRadio>
      ))}
    </fieldset>
  );
}
