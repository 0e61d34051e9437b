import { Button } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { TextArea } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { Icon } from '~/ui/icon/icon';
import { bookingPath } from '../paths';
import { ServiceBoxes, serviceGroups } from '../phone/service-choice';
import styles from './visit.module.css';
import type { VisitProps } from './visit-props';

/** What is to be done, to be ticked anew; what the workshop does not offer any more can only be taken out. */
export function WorkForm({ frame, workshop: { departmentId }, visit, chosen, problem }: VisitProps) {
  const { t } = frame;
  const { booking, offers, services, version } = visit;
  const { id, state } = booking;
  if (state !== 'booked' && state !== 'arrived' && state !== 'in-work') return null;
  const groups = serviceGroups(offers, frame);
  const isOffered = (serviceId: string) =>
    groups.some((group) => group.services.some((service) => service.id === serviceId));
  const gone = services.filter((service) => !isOffered(service.id)).map(({ id, name }) => ({ id, name }));
  const all =
    gone.length === 0 ? groups : [{ id: 'gone', label: t('staffVisit.gone'), services: gone }, ...groups];
  return (
    <details className={classNames(styles.panel, styles.work)} open={problem?.of === 'work'}>
      <summary>
        <Icon name="ChevronDown" size="1.125rem" />
        {t('staffVisit.changeWork')}
      </summary>
      <form method="post" action={bookingPath(departmentId, id, 'work')} className={styles.form}>
        <input type="hidden" name="version" value={version} />
        <p className={styles.hint}>{t('staffVisit.workHint')}</p>
        <ServiceBoxes frame={frame} groups={all} chosen={chosen} isNext={false} />
        <div className={styles.save}>
          <Button type="submit">{t('staffVisit.saveWork')}</Button>
        </div>
      </form>
    </details>
  );
}

/** What colleagues should know. Whose customer has been forgotten, of that nothing is written any more. */
export function NoteForm({ frame: { t }, workshop: { departmentId }, visit, note, problem }: VisitProps) {
  const { booking, version } = visit;
  if (booking.customer === null) return null;
  const error = problem?.of === 'note' ? t(`staffVisit.problem.${problem.code}`) : undefined;
  // What somebody has written meanwhile is not replaced unread.
  const isReplaced =
    problem?.code === 'changed-meanwhile' &&
    error !== undefined &&
    booking.note !== '' &&
    booking.note !== note;
  return (
    <form method="post" action={bookingPath(departmentId, booking.id, 'note')} className={styles.panel}>
      <input type="hidden" name="version" value={version} />
      {isReplaced && (
        <div>
          <p className={styles.hint}>{t('staffVisit.noteNow')}</p>
          <p className={styles.noteNow}>{booking.note}</p>
        </div>
      )}
      <Field label={t('staffVisit.note')} hint={t('staffVisit.noteHint')} error={error}>
        {(control) => <TextArea {...control} name="note" rows={4} defaultValue={note} />}
      </Field>
      <div>
        <Button type="submit" variant="secondary">
          {t('staffVisit.saveNote')}
        </Button>
      </div>
    </form>
  );
}
