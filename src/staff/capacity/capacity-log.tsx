import type { LoggedCapacity } from '~/modules/workshop';
import { formatDateTime } from '~/platform/time';
import { List } from '~/ui/text/list';
import styles from './capacity.module.css';
import type { CapacityProps } from './capacity-props';
import { differingLines, itemTitle } from './capacity-words';

/** A change in one line: who, when, from what to what. */
export function changeText(
  change: LoggedCapacity,
  { frame, names, capacity, workshop }: Pick<CapacityProps, 'frame' | 'names' | 'capacity' | 'workshop'>,
): string {
  const { t, locale } = frame;
  const name = names.get(change.account) ?? t('inbox.formerColleague');
  const { before, after } = differingLines(change.before, change.after, capacity.services, frame);
  const text = (lines: readonly string[]) => lines.join('; ') || t('capacity.nothing');
  return `${name}, ${formatDateTime(change.at, workshop.zone, locale)}: ${text(before)} → ${text(after)}`;
}

/** Who changed what of the workshop, with what counted before and after. */
export function CapacityLog(props: CapacityProps) {
  const { frame, capacity } = props;
  const { changes, services } = capacity;
  if (changes.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby="log">
      <h2 id="log">{frame.t('capacity.log')}</h2>
      <List ordered className={styles.log}>
        {changes.map((change) => (
          <li key={change.id}>
            <strong>{itemTitle(change, change.after, services, frame)}</strong>
            <span>{changeText(change, props)}</span>
          </li>
        ))}
      </List>
    </section>
  );
}
