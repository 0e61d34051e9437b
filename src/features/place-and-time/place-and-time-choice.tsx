import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { FreeDay } from '~/features/booking-calls';
import { PlaceChoice } from '~/features/place-search';
import type { Department } from '~/modules/service-booking/browser';
import type { LocalMoment } from '~/modules/workshop';
import { askToday } from '~/platform/time/zone';
import { Alert } from '~/ui/alert';
import { Skeleton } from '~/ui/skeleton';
import type { Place, PlaceAndTime } from './choice';
import { ChosenWorkshop } from './chosen-workshop';
import { DateChoice } from './date-choice';
import styles from './place-and-time-choice.module.css';
import { timeslotsQuery, type Work } from './questions';
import { TimeChoice } from './time-choice';
import type { Tools } from './tools';
import { type Answered, useAnswer } from './use-answer';
import { type FirstDays, PAGE_SIZE, useFirstDays, useWorkshops } from './use-workshops';
import { WithMail } from './with-mail';
import { Failed, WorkshopList } from './workshop-list';

/** Suggestions of places go so long after the box is left (TOWN-1), in milliseconds. */
const HIDE_AFTER = 300;

export interface PlaceAndTimeProps {
  readonly tools: Tools;
  /** The same object as long as it is the same work. */
  readonly work: Work;
  readonly brand: string;
  /** Where the visitor looks; null: they have not said. */
  readonly place: Place | null;
  /** Where is looked until then. */
  readonly start: Place;
  readonly choice: PlaceAndTime;
  /** The day that the visitor came with, `YYYY-MM-DD`; the calendar begins there. */
  readonly requestedDate: string | null;
  /** One's own hold takes nothing away. */
  readonly holdId: string | null;
  /** Another value: what is free has changed, and is asked for anew. */
  readonly round: number;
  readonly onPlace: (place: Place) => void;
  readonly onDepartment: (department: Department | null) => void;
  readonly onDate: (day: FreeDay | null) => void;
  readonly onTime: (time: string | null, pickUp: LocalMoment | null) => void;
  /** What stands below; it comes when no answer is on its way that would push it about. */
  readonly children: ReactNode;
}

/** Where and when, one after the other: workshop, date, time (BY-PLACE-6). */
export function PlaceAndTimeChoice(props: PlaceAndTimeProps) {
  const { tools, work, choice, place, start, onPlace, onDepartment } = props;
  const { t, uid } = tools;
  const [count, setCount] = useState(PAGE_SIZE);
  const { department } = choice;
  const workshops = useWorkshops(tools, work, department === null ? (place ?? start) : null);
  const departments = workshops.found.kind === 'known' ? workshops.found.value : NO_DEPARTMENTS;
  const shown = department === null ? departments.slice(0, count) : NO_DEPARTMENTS;
  const firstDays = useFirstDays(
    tools,
    work,
    shown.map(({ departmentId }) => departmentId),
  );
  useAnnouncements(tools, department === null ? workshops.found : null);
  return (
    <div className={styles.root}>
      <section className={styles.part} aria-labelledby={`${uid}-workshop`}>
        <h3 id={`${uid}-workshop`} tabIndex={-1} className={styles.title}>
          {t('summary.workshop')}
        </h3>
        {department === null ? (
          <>
            <PlaceChoice
              uid={uid}
              t={t}
              place={place?.name ?? ''}
              hideAfter={HIDE_AFTER}
              note={
                place === null
                  ? t('workshop.fromStart', { place: start.name })
                  : t('workshop.near', { place: place.name })
              }
              onPlace={(found) => {
                setCount(PAGE_SIZE);
                onPlace(found);
              }}
            />
            <WorkshopList
              tools={tools}
              workshops={workshops}
              count={count}
              firstDays={firstDays}
              brand={props.brand}
              from={place === null ? start.name : null}
              onMore={() => setCount(count + PAGE_SIZE)}
              onChoose={onDepartment}
            />
          </>
        ) : (
          <ChosenWorkshop tools={tools} department={department} onChange={() => onDepartment(null)} />
        )}
      </section>
      {department !== null && <When {...props} department={department} firstDays={firstDays} />}
      {department === null && workshops.found.kind !== 'loading' && props.children}
    </div>
  );
}

const NO_DEPARTMENTS: readonly Department[] = [];
const NO_DAYS: readonly FreeDay[] = [];

/**
 * What happens in the list is said to those who do not see it; that there are no workshops is told to analytics.
 * @param found null: one is chosen, and nothing is searched
 */
function useAnnouncements(
  { t, announce, track }: Tools,
  found: Answered<readonly Department[]> | null,
): void {
  const kind = found?.kind ?? null;
  const count = found?.kind === 'known' ? found.value.length : null;
  useEffect(() => {
    if (kind === 'loading') {
      announce(t('workshop.searching'));
      return () => announce('');
    }
    if (count !== null && count > 0) announce(t('workshop.found', { count: Math.min(count, PAGE_SIZE) }));
    if (kind === 'failed' || count === 0) track({ type: 'error', code: 'error_workshop' });
  }, [kind, count, t, announce, track]);
}

interface WhenProps extends PlaceAndTimeProps {
  readonly department: Department;
  readonly firstDays: FirstDays;
}

/** The days and times of the chosen workshop, asked for once for three months. */
function When({
  tools,
  work,
  choice,
  requestedDate,
  holdId,
  round,
  department,
  firstDays,
  onDate,
  onTime,
  children,
}: WhenProps) {
  const { t, uid, api, zone, track } = tools;
  const { departmentId } = department;
  // The hold changes with what is chosen here; what is asked is not to follow it.
  const own = useRef(holdId);
  own.current = holdId;
  const ask = useCallback(
    (
      { departmentId: id, work: requestedWork }: { departmentId: string; work: Work; round: number },
      signal: AbortSignal,
    ) =>
      askToday({ now: api.now, zone }, (today) =>
        api.timeslots(timeslotsQuery(requestedWork, id, { today, holdId: own.current }), signal),
      ),
    [api, zone],
  );
  const [free, again] = useAnswer({ departmentId, work, round }, ask);
  const isWithoutDays =
    firstDays.days.get(departmentId)?.kind === 'none' || (free.kind === 'known' && free.value.length === 0);
  useEffect(() => {
    if (isWithoutDays) track({ type: 'error', code: 'error_timeslot' });
  }, [isWithoutDays, track]);
  const { selectedDate, selectedTime } = choice;
  useAnnouncedDays(tools, selectedDate === null ? free : null);
  const day = free.kind === 'known' ? free.value.find(({ date }) => date === selectedDate) : undefined;
  const times = day?.startTime;
  const isGone = free.kind === 'known' && selectedDate !== null && times === undefined;
  useEffect(() => {
    // Others have taken all of the day that was stored.
    if (isGone) onDate(null);
  }, [isGone, onDate]);
  // A day whose times are not known yet is none that has no times.
  const isWaiting = times === undefined && selectedTime === null && !choice.isAllDay;
  return (
    <>
      <section className={styles.part} aria-labelledby={`${uid}-date`}>
        <h3 id={`${uid}-date`} tabIndex={-1} className={styles.title}>
          {t('byPlace.date')}
        </h3>
        {isWithoutDays && <NoDates tools={tools} department={department} />}
        {free.kind === 'loading' && selectedDate === null && (
          <div className={styles.waiting}>
            <p>{t('byPlace.loadingDays')}</p>
            <Skeleton height="20rem" />
          </div>
        )}
        {free.kind === 'failed' && <Failed tools={tools} heading={`${uid}-date`} onAgain={again} />}
        {(selectedDate !== null || (free.kind === 'known' && free.value.length > 0)) && (
          <DateChoice
            tools={tools}
            days={free.kind === 'known' ? free.value : NO_DAYS}
            date={selectedDate}
            requestedDate={requestedDate}
            onPick={onDate}
            onChange={() => onDate(null)}
          />
        )}
      </section>
      {selectedDate !== null && (
        <section className={styles.part} aria-labelledby={`${uid}-time`}>
          <h3 id={`${uid}-time`} tabIndex={-1} className={styles.title}>
            {t('byPlace.time')}
          </h3>
          {isWaiting ? (
            <Skeleton height="9.5rem" className={styles.waiting} />
          ) : (
            <TimeChoice
              tools={tools}
              date={selectedDate}
              // A time that was chosen before a reload is one until the server says otherwise.
              times={times ?? (selectedTime === null ? [] : [selectedTime])}
              pickUps={day?.pickUps}
              time={selectedTime}
              pickUp={choice.pickUp}
              onPick={onTime}
              onChange={() => onTime(null, null)}
            />
          )}
        </section>
      )}
      {free.kind !== 'loading' && children}
    </>
  );
}

/**
 * Those who do not see it hear that the days are on their way, and how many have come.
 * @param free null: a day is chosen, and none is looked for
 */
function useAnnouncedDays({ t, announce }: Tools, free: Answered<readonly FreeDay[]> | null): void {
  const isLoading = free?.kind === 'loading';
  const count = free?.kind === 'known' ? free.value.length : null;
  useEffect(() => {
    if (isLoading) {
      announce(t('byPlace.loadingDays'));
      return () => announce('');
    }
    if (count === null) return;
    announce(t('times.loaded', { when: t('byPlace.date'), count }));
    return () => announce('');
  }, [isLoading, count, t, announce]);
}

/** BY-PLACE-9: no dates for the workshop. */
function NoDates({ tools: { t, email }, department }: Pick<WhenProps, 'tools' | 'department'>) {
  return (
    <Alert tone="warning" live title={t('byPlace.noDates')} data-no-dates="">
      <WithMail
        text={(mail) => t('byPlace.noDatesText', { name: department.name, email: mail })}
        email={department.email || email}
      />
    </Alert>
  );
}
