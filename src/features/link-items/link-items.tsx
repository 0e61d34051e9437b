import { ContentIcon } from '~/features/content-icon';
import type { FieldValues } from '~/modules/content';
import type { PageContext } from '~/page/contract';
import { linkAttributes } from '~/page/link';
import { classNames } from '~/ui/class-names';
import { Breakable } from '~/ui/text/breakable';
import { CopyText } from './copy-text';
import type { columnItemFields } from './link-item-fields';
import styles from './link-items.module.css';

export type LinkItem = FieldValues<typeof columnItemFields>;

/** Those that lead somewhere and say where. */
export const leadingItems = (items: readonly LinkItem[], page: PageContext) =>
  items.flatMap((item) => {
    const link = linkAttributes(page, item.Link);
    const text = item.Link?.text || item.Link?.href || '';
    return link === null || text === '' ? [] : [{ item, link, text }];
  });

interface Props {
  readonly items: readonly LinkItem[];
  readonly page: PageContext;
  readonly className?: string | undefined;
}

/** Links with their icons, each of which can be copied where an editor wants it; nothing without a link. */
export function LinkItems({ items, page, className }: Props) {
  const shown = leadingItems(items, page);
  if (shown.length === 0) return null;
  return (
    <ul className={classNames(styles.items, className)}>
      {shown.map(({ item, link, text }, at) => (
        <li key={`${at}-${link.href}`} className={styles.item}>
          <a {...link} className={styles.link}>
            <ContentIcon icon={item.Icon} page={page} className={styles.icon} />
            <span>
              <Breakable text={text} />
            </span>
          </a>
          {item.CopyButton && <CopyText text={text} page={page} />}
        </li>
      ))}
    </ul>
  );
}
