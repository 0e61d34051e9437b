import type { CSSProperties } from 'react';
import type { PageContext } from '~/page/contract';
import { classNames } from '~/ui/class-names';
import { Picture } from '~/ui/picture';
import desktop from './desktop-menu.module.css';
import styles from './mega-panel.module.css';
import { type MenuEntry, preselected } from './menu';
import { GroupHead, keyOf, Leaves } from './menu-links';

interface Props {
  readonly entry: MenuEntry;
  readonly page: PageContext;
  readonly id: string;
}

/**
 * Everything below an item of the bar. Up to 1500 px the branches stand side by side; above
 * (NAV-7) they are a list, and beside it stands what is below the one that is selected.
 */
export function MegaPanel({ entry, page, id }: Props) {
  const selected = preselected(entry.children);
  const rows: CSSProperties & Record<'--branches', number> = { '--branches': entry.children.length };
  return (
    <div id={id} popover="auto" className={desktop.panel} data-menu-panel="">
      <div className={classNames(desktop.inside, styles.mega, selected !== -1 && styles.branched)}>
        <p className={styles.title} aria-hidden="true">
          {entry.title}
        </p>
        <ul className={styles.branches} style={rows}>
          {entry.children.map((branch, at) => (
            <Branch
              key={keyOf(branch)}
              branch={branch}
              page={page}
              id={`${id}-${at}`}
              selected={at === selected}
            />
          ))}
        </ul>
        {entry.image !== null && (
          <Picture image={entry.image} sizes="20rem" shaped decorative className={styles.picture} />
        )}
      </div>
    </div>
  );
}

function Branch({
  branch,
  page,
  id,
  selected,
}: {
  branch: MenuEntry;
  page: PageContext;
  id: string;
  selected: boolean;
}) {
  const opens = branch.children.length > 0;
  return (
    <li
      className={styles.branch}
      data-menu-branch={opens ? 'opens' : ''}
      {...(selected && { 'data-preselected': '', 'data-selected': '' })}
    >
      <div className={styles.head} data-branch-head="">
        <GroupHead entry={branch} />
        {opens && (
          <button
            type="button"
            className={styles.select}
            aria-expanded={selected}
            aria-controls={id}
            aria-label={page.t('shell.submenu', { title: branch.title })}
            data-branch-toggle=""
          />
        )}
      </div>
      {opens && (
        <div id={id} className={styles.below}>
          <Leaves entries={branch.children} />
          {branch.image !== null && (
            <Picture
              image={branch.image}
              sizes="(width > 1500px) 20rem, 16rem"
              shaped
              decorative
              className={styles.branchPicture}
            />
          )}
        </div>
      )}
    </li>
  );
}
