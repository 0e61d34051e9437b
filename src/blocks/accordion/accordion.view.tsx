import type { BlockView, FieldsOf } from '~/page/contract';
import { elementOf, elementOfEntries } from '~/page/title-tag';
import { Disclosure } from '~/ui/disclosure';
import { Heading } from '~/ui/heading';
import { Container } from '~/ui/layout';
import { RichText } from '~/ui/text/rich-text';
import type { block } from './accordion.block';
import styles from './accordion.module.css';

/** Native disclosures: independent, all closed at first, found by the browser's page search. */
export const view: BlockView<FieldsOf<typeof block>> = ({ fields, uid }) => {
  const items = fields.Items.filter(({ title, text }) => title !== '' && text !== '');
  if (items.length === 0) return null;
  const titled = fields.Title !== '';
  const level = elementOfEntries(fields.TitleTag, titled);
  return (
    <section className={styles.root} {...(titled && { 'aria-labelledby': `${uid}-title` })}>
      <Container width="text" className={styles.column}>
        {titled && (
          <Heading id={`${uid}-title`} tag={elementOf(fields.TitleTag)} size="l">
            {fields.Title}
          </Heading>
        )}
        <div className={styles.list}>
          {items.map(({ title, text }, at) => (
            // Two titles may read alike; their order is what tells them apart.
            <Disclosure key={`${at}-${title}`} title={title} level={level}>
              <RichText html={text} />
            </Disclosure>
          ))}
        </div>
      </Container>
    </section>
  );
};
