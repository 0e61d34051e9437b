import type { DeskWorkshop } from '~/modules/workshop';
import { Button } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { TextInput } from '~/ui/controls';
import { Icon } from '~/ui/icon/icon';
import { weekOf } from './calendar';
import headStyles from './head.module.css';
import { workshopPath } from './paths';
import styles from './staff.module.css';
import type { StaffFrame } from './staff.shell';

export interface Turn {
  readonly href: string;
  readonly label: string;
}

/** Name of the workshop, day or week, the way to the one before and the one after. */
export function WorkshopHead({
  frame: { t },
  workshop: { departmentId, name, city },
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
  readonly workshop: DeskWorkshop;
  /** There are other workshops to go to. */
  readonly canChoose: boolean;
  readonly kind: 'day' | 'week';
  /** The day shown, or the first of the week. */
  readonly day: string;
  readonly heading: string;
  /** Said beside the heading when this is today, or this week. */
  readonly badge: string | null;
  readonly previous: Turn;
  readonly next: Turn;
  /** The way back to today; null when it is shown. */
  readonly today: Turn | null;
}) {
  const views = [
    { kind: 'day', href: workshopPath(departmentId, { day }), text: t('staff.day') },
    { kind: 'week', href: workshopPath(departmentId, { week: weekOf(day) }), text: t('staff.week') },
  ] as const;
  return (
    <div className={headStyles.head}>
      <div>
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
        <h1 className={classNames(styles.title, headStyles.line)}>
          <span className={headStyles.heading}>{heading}</span>
          {badge !== null && <span className={headStyles.today}>{badge}</span>}
        </h1>
      </div>
      <div className={headStyles.tools}>
        <nav className={headStyles.views} aria-label={t('staff.view')}>
          {views.map((view) => (
            <a key={view.kind} href={view.href} aria-current={view.kind === kind ? 'page' : undefined}>
              {view.text}
            </a>
          ))}
        </nav>
        <nav className={headStyles.turn} aria-label={kind === 'day' ? t('staff.day') : t('staff.week')}>
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
        {kind === 'day' && (
          <form method="get" action={workshopPath(departmentId)} className={headStyles.goTo}>
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
