import { LinkItems, leadingItems } from '~/features/link-items';
import type { BlockView, FieldsOf } from '~/page/contract';
import { elementOf } from '~/page/title-tag';
import { classNames } from '~/ui/class-names';
import { Heading } from '~/ui/heading';
import { Container } from '~/ui/layout';
import type { block } from './footer-links.block';
import styles from './footer-links.module.css';

/** A list of links under its title; nothing at all without a link that leads somewhere. */
export const view: BlockView<FieldsOf<typeof block>> = ({ fields, page, uid }) => {
  const titled = fields.Title !== '';
  if (leadingItems(fields.ColumnItems, page).length === 0) return null;
  return (
    <section className={styles.root} {...(titled && { 'aria-labelledby': `${uid}-title` })}>
      <Container width="content">
        {titled && (
          <Heading id={`${uid}-title`} tag={elementOf(fields.TitleTag)} size="s">
            {fields.Title}
          </Heading>
        )}
        <LinkItems
          items={fields.ColumnItems}
          page={page}
          className={classNames(styles.items, fields.Row && styles.row)}
        />
      </Container>
    </section>
  );
};
