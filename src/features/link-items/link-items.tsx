import { ContentIcon } from '~/features/content-icon';
import type { FieldValues } from '~/modules/content';
import type { PageContext } from '~/page/contract';
import { linkAttributes } from '~/page/link';
import { Breakable } from '~/ui/text/breakable';
import { List } from '~/ui/text/list';
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
  /** The list stands in a landmark of navigation, where it need not say what it is. */
  readonly isInNavigation?: boolean;
  readonly page: PageContext;
  readonly className?: string | undefined;
}

/** Links with their icons, each of which can be copied where an editor wants it; nothing without a link. */
export function LinkItems({ items, page, className, isInNavigation = false }: Props) {
  const shown = leadingItems(items, page);
  if (shown.length === 0) return null;
  const Items = isInNavigation ? 'ul' : List;
  return (
    <Items className={className}>
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
    </Items>
  );
}
