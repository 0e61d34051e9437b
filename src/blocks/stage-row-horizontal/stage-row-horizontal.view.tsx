import { CardItems } from '~/features/content-card';
import type { BlockView, FieldsOf } from '~/page/contract';
import { elementOf } from '~/page/title-tag';
import { classNames } from '~/ui/class-names';
import { Heading } from '~/ui/heading';
import { Container } from '~/ui/layout';
import type { block } from './stage-row-horizontal.block';
import styles from './stage-row-horizontal.module.css';

/** A row that scrolls by touch, wheel and arrow keys; the page itself never scrolls sideways. */
export const view: BlockView<FieldsOf<typeof block>> = ({ fields, page, uid, slot }) => {
  const cards = slot('StageRowItems');
  if (cards.length === 0) return null;
  const titled = fields.Title !== '';
  const name = titled ? { 'aria-labelledby': `${uid}-title` } : { 'aria-label': page.t('carousel.label') };
  return (
    <section className={classNames(styles.root, !fields.HasMarginTop && styles.flush)} {...name}>
      {titled && (
        <Container width="content">
          <Heading id={`${uid}-title`} tag={elementOf(fields.TitleTag)} size="xl" className={styles.title}>
            {fields.Title}
          </Heading>
        </Container>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: what scrolls is no set of form fields */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by the arrow keys */}
      <div role="group" tabIndex={0} className={styles.scroller} {...name}>
        <ul className={styles.cards} data-card-variant="Image">
          <CardItems cards={cards} row={fields} className={styles.card} />
        </ul>
      </div>
    </section>
  );
};
