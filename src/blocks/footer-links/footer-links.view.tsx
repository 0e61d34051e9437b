import type { FieldValues } from '~/modules/content';
import { classNames } from '~/ui/class-names';
import { Heading } from '~/ui/heading';
import { Container } from '~/ui/layout';
import { ContentIcon } from '../content-icon';
import type { BlockView, FieldsOf, PageContext } from '../contract';
import { CopyText } from '../footer/copy-text';
import { linkAttributes } from '../link';
import { elementOf } from '../title-tag';
import type { block } from './footer-links.block';
import styles from './footer-links.module.css';

type Item = FieldValues<FieldsOf<typeof block>>['ColumnItems'][number];

/** A list of links under its title; nothing at all without a link that leads somewhere. */
export const view: BlockView<FieldsOf<typeof block>> = ({ fields, page, uid }) => {
  const titled = fields.Title !== '';
  const items = fields.ColumnItems.flatMap((item) => {
    const link = linkAttributes(page, item.Link);
    const text = item.Link?.text || item.Link?.href || '';
    return link === null || text === '' ? [] : [{ item, link, text }];
  });
  if (items.length === 0) return null;
  return (
    <section className={styles.root} {...(titled && { 'aria-labelledby': `${uid}-title` })}>
      <Container width="content">
        {titled && (
          <Heading id={`${uid}-title`} tag={elementOf(fields.TitleTag)} size="s">
            {fields.Title}
          </Heading>
        )}
        <ul className={classNames(styles.items, fields.Row && styles.row)}>
          {items.map(({ item, link, text }, at) => (
            <li key={`${at}-${link.href}`} className={styles.item}>
              <a {...link} className={styles.link}>
                <Sign item={item} page={page} />
                {text}
              </a>
              {item.CopyButton && <CopyText text={text} page={page} />}
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
};

const Sign = ({ item, page }: { item: Item; page: PageContext }) => (
  <ContentIcon icon={item.Icon} page={page} className={styles.icon} />
);
