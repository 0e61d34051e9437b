import { Icon } from '~/ui/icon/icon';
import staffStyles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';

/** A search has found nothing: what it looks at is said, and the way back to everything is there. */
export function NoMatch({
  frame: { t },
  text,
  hint,
  all,
}: {
  readonly frame: StaffFrame;
  readonly text: string;
  readonly hint: string;
  /** Where everything is listed. */
  readonly all: string;
}) {
  return (
    <div className={staffStyles.empty}>
      <Icon name="Search" size="2rem" />
      <p role="status" className={staffStyles.emptyTitle}>
        {text}
      </p>
      <p>{hint}</p>
      <p>
        <a href={all}>{t('staff.showAll')}</a>
      </p>
    </div>
  );
}
