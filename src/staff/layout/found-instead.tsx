import staffStyles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';
import type { ShownSearch } from './meant-search';

/** Says that other words were looked for than those that were typed, or offers to. */
export function FoundInstead({
  frame: { t },
  typed,
  shown: { instead, other },
  hrefOf,
}: {
  readonly frame: StaffFrame;
  readonly typed: string;
  readonly shown: Pick<ShownSearch<unknown>, 'instead' | 'other'>;
  /** Where something is searched for. */
  readonly hrefOf: (search: string) => string;
}) {
  if (instead !== null)
    return (
      <p role="status" className={staffStyles.muted}>
        {t('staff.foundInstead', { typed, meant: instead })}
      </p>
    );
  if (other === null) return null;
  return (
    <p>
      <a href={hrefOf(other)}>{t('staff.searchInstead', { meant: other })}</a>
    </p>
  );
}
