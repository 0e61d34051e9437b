import { ContentCard } from '~/features/content-card';
import type { BlockView, FieldsOf } from '~/page/contract';
import { elementOf, elementOfEntries } from '~/page/title-tag';
import { classNames } from '~/ui/class-names';
import { Heading } from '~/ui/heading';
import { Container } from '~/ui/layout';
import type { block } from './image-cards.block';
import styles from './image-cards.module.css';

/** A grid of cards that fills its rows: one column on a phone, then two, then three. */
export const view: BlockView<FieldsOf<typeof block>> = ({ fields, page, uid }) => {
  const cards = fields.Cards.filter(
    ({ Title, Text, Image, Icon }) => Title !== '' || Text !== '' || Image !== null || Icon !== '',
  );
  if (cards.length === 0) return null;
  const titled = fields.Title !== '';
  return (
    <section
      className={classNames(styles.root, !fields.HasMarginTop && styles.flush)}
      {...(titled && { 'aria-labelledby': `${uid}-title` })}
    >
      <Container width="content" className={styles.column}>
        {titled && (
          <Heading id={`${uid}-title`} tag={elementOf(fields.TitleTag)} size="xl">
            {fields.Title}
          </Heading>
        )}
        <ul className={styles.cards} data-card-variant="Image">
          {cards.map((card, at) => (
            // Two cards may read alike; their order is what tells them apart.
            <li key={`${at}-${card.Title}`} className={styles.card}>
              <ContentCard fields={card} page={page} level={elementOfEntries(fields.TitleTag, titled)} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
};
