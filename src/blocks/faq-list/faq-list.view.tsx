import type { BlockView, FieldsOf } from '~/page/contract';
import { elementOf, elementOfEntries } from '~/page/title-tag';
import { classNames } from '~/ui/class-names';
import { Disclosure } from '~/ui/disclosure';
import { Heading } from '~/ui/heading';
import { Container } from '~/ui/layout';
import { RichText } from '~/ui/text/rich-text';
import type { block } from './faq-list.block';
import styles from './faq-list.module.css';

/** Accordion of native disclosures: independent, all closed at first, found by the browser's page search. */
export const view: BlockView<FieldsOf<typeof block>> = ({ fields, uid }) => {
  const items = fields.FAQItems.filter(({ Title, Text }) => Title !== '' && Text !== '');
  if (items.length === 0) return null;
  const titled = fields.Title !== '';
  const level = elementOfEntries(fields.TitleTag, titled);
  return (
    <section
      className={classNames(styles.root, !fields.HasMarginTop && styles.flush)}
      {...(titled && { 'aria-labelledby': `${uid}-title` })}
    >
      <Container width="content" className={classNames(styles.column, fields.Wide && styles.wide)}>
        {titled && (
          <Heading id={`${uid}-title`} tag={elementOf(fields.TitleTag)} size="xl">
            {fields.Title}
          </Heading>
        )}
        <div className={styles.list}>
          {items.map((item, at) => (
            // Two questions may read alike; their order is what tells them apart.
            <Disclosure key={`${at}-${item.Title}`} title={item.Title} level={level}>
              <RichText html={item.Text} />
            </Disclosure>
          ))}
        </div>
      </Container>
    </section>
  );
};
