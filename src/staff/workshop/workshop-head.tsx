import type { StaffWorkshop } from '~/modules/workshop';
import { Button } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { TextInput } from '~/ui/form/controls';
import { Icon } from '~/ui/icon/icon';
import {
  blockedPath,
  boardPath,
  bookPath,
  capacityPath,
  customersPath,
  ratingsPath,
  tyresPath,
  waitingPath,
  workshopPath,
} from '../paths';
import styles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';
import { weekOf } from './calendar';
import headStyles from './head.module.css';

export interface PageTurn {
  readonly href: string;
  readonly label: string;
}

/** Name of the workshop, day or week, the way to the one before and the one after. */
export function WorkshopHead({
  frame,
  workshop,
  canChoose,
  kind,
  day,
  heading,
  badge,
  previous,
  next,
  today,
}: {
  readonly frame: StaffFrame;
  readonly workshop: StaffWorkshop;
  /** There are other workshops to go to. */
  readonly canChoose: boolean;
  readonly kind: 'board' | 'day' | 'week';
  /** The day shown, or the first of the week. */
  readonly day: string;
  readonly heading: string;
  /** Said beside the heading when this is today, or this week. */
  readonly badge: string | null;
  readonly previous: PageTurn;
  readonly next: PageTurn;
  /** The way back to today; null when it is shown. */
  readonly today: PageTurn | null;
}) {
  const { t } = frame;
  const { departmentId } = workshop;
  return (
    <div className={headStyles.head}>
      <div>
        <Crumb frame={frame} workshop={workshop} canChoose={canChoose} />
        <h1 className={classNames(styles.title, headStyles.line)}>
          <span className={headStyles.heading}>{heading}</span>
          {badge !== null && <span className={headStyles.today}>{badge}</span>}
        </h1>
      </div>
      <div className={headStyles.tools}>
        <Views frame={frame} workshop={workshop} kind={kind} day={day} />
        <nav className={headStyles.turn} aria-label={kind === 'week' ? t('staff.week') : t('staff.day')}>
          <a href={previous.href} aria-label={previous.label} className={headStyles.arrow}>
            <Icon name="ChevronLeft" size="1.25rem" />
          </a>
          {today !== null && (
            <a href={today.href} className={headStyles.toToday}>
              {today.label}
            </a>
          )}
          <a href={next.href} aria-label={next.label} className={headStyles.arrow}>
            <Icon name="ChevronRight" size="1.25rem" />
          </a>
        </nav>
        {kind !== 'week' && (
          <form
            method="get"
            action={workshopPath(departmentId) + (kind === 'board' ? '/board' : '')}
            className={headStyles.goTo}
          >
            <label htmlFor="day" className="visually-hidden">
              {t('staff.goToDay')}
            </label>
            <TextInput
              id="day"
              type="date"
              name="day"
              defaultValue={day}
              required
              className={headStyles.date}
            />
            <Button type="submit" variant="secondary" size="s">
              {t('staff.show')}
            </Button>
          </form>
        )}
      </div>
    </div>
  );
}

interface PlaceProps {
  readonly frame: StaffFrame;
  readonly workshop: StaffWorkshop;
}

/** The name of the workshop, after the way back to the others. */
export function Crumb({
  frame: { t },
  workshop: { name, city },
  canChoose,
}: PlaceProps & { readonly canChoose: boolean }) {
  return (
    <p className={headStyles.crumb}>
      {canChoose && (
        <a href="/staff">
          <Icon name="ChevronLeft" size="1em" />
          {t('staff.workshops')}
        </a>
      )}
      <span className={headStyles.placeName}>
        {city === '' || name.includes(city) ? name : `${name}, ${city}`}
      </span>
    </p>
  );
}

/** What there is to see of a workshop: a day, a week, its ratings. */
export function Views({
  frame: { t },
  workshop: { departmentId },
  kind,
  day,
}: PlaceProps & {
  readonly kind:
    | 'board'
    | 'day'
    | 'week'
    | 'book'
    | 'customers'
    | 'waiting'
    | 'blocked'
    | 'capacity'
    | 'tyres'
    | 'ratings';
  /** Day that the others lead to; null: today. */
  readonly day: string | null;
}) {
  const [ofDay, ofWeek] = day === null ? [{}, { view: 'week' }] : [{ day }, { week: weekOf(day) }];
  const views = [
    { kind: 'board', href: boardPath(departmentId, day === null ? {} : { day }), text: t('board.name') },
    { kind: 'day', href: workshopPath(departmentId, ofDay), text: t('staff.day') },
    { kind: 'week', href: workshopPath(departmentId, ofWeek), text: t('staff.week') },
    { kind: 'book', href: bookPath(departmentId, day === null ? {} : { day }), text: t('phone.short') },
    { kind: 'customers', href: customersPath(departmentId), text: t('customers.short') },
    { kind: 'waiting', href: waitingPath(departmentId), text: t('waitingList.name') },
    {
      kind: 'blocked',
      href: blockedPath(departmentId, day === null ? {} : { day }),
      text: t('blocked.name'),
    },
    { kind: 'tyres', href: tyresPath(departmentId), text: t('tyres.name') },
    { kind: 'capacity', href: capacityPath(departmentId), text: t('capacity.short') },
    { kind: 'ratings', href: ratingsPath(departmentId), text: t('staff.ratings') },
  ] as const;
  return (
    <nav className={headStyles.views} aria-label={t('staff.view')}>
      {views.map((view) => (
        <a key={view.kind} href={view.href} aria-current={view.kind === kind ? 'page' : undefined}>
          {view.text}
        </a>
      ))}
    </nav>
  );
}
