import type { LoggedOverride } from '~/modules/facilities';
import { formatDateTime } from '~/platform/time';
import { List } from '~/ui/text/list';
import type { Names } from '../inbox/request-words';
import type { StaffFrame } from '../staff.shell';
import styles from './facilities.module.css';
import type { FacilityProps } from './facility-props';
import { departmentTitle, differingLines, partTitle } from './facility-words';

/** A change in one line: who, when, from what to what. */
export function changeText(change: LoggedOverride, names: Names, frame: StaffFrame): string {
  const { t, site, locale } = frame;
  const name = names.get(change.account) ?? t('inbox.formerColleague');
  const { before, after } = differingLines(change.before, change.after, frame);
  return `${name}, ${formatDateTime(change.at, site.zone, locale)}: ${before} → ${after}`;
}

/** Who changed what of the facility, with what was shown before and after. */
export function FacilityLog({ frame, facility: { changes, shown }, names }: FacilityProps) {
  const { t } = frame;
  if (changes.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby="log">
      <h2 id="log">{t('staffFacilities.log')}</h2>
      <List ordered className={styles.log}>
        {changes.map((change) => (
          <li key={change.id}>
            <strong>
              {[
                ...(change.department === '' ? [] : [departmentTitle(shown, change.department, frame)]),
                partTitle(change.before.part, change.department, frame),
              ].join(' · ')}
            </strong>
            <span>{changeText(change, names, frame)}</span>
          </li>
        ))}
      </List>
    </section>
  );
}
