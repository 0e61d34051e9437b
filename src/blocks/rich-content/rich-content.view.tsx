import type { BlockView, FieldsOf } from '~/page/contract';
import { elementOf } from '~/page/title-tag';
import { classNames } from '~/ui/class-names';
import { Heading } from '~/ui/heading';
import { Container } from '~/ui/layout';
import { RichText } from '~/ui/text/rich-text';
import type { block } from './rich-content.block';
import styles from './rich-content.module.css';

const ABOVE = {
  None: styles.aboveNone,
  Small: styles.aboveSmall,
  Medium: styles.aboveMedium,
  Large: styles.aboveLarge,
};
const BELOW = {
  None: false,
  Small: styles.belowSmall,
  Medium: styles.belowMedium,
  Large: styles.belowLarge,
} as const;

export const view: BlockView<FieldsOf<typeof block>> = ({ fields }) => {
  const { Title: title, Text: text, TitleTag: tag, CenterText: centered } = fields;
  if (title === '' && text.trim() === '') return null;
  return (
    <section className={classNames(styles.root, ABOVE[fields.MarginTop], BELOW[fields.MarginBottom])}>
      <Container width="content" className={classNames(styles.column, centered && styles.centered)}>
        {title !== '' && (
          <Heading tag={elementOf(tag)} size={tag === 'H1' ? '2xl' : 'xl'} className={styles.title}>
            {title}
          </Heading>
        )}
        <RichText html={text} centered={centered} />
      </Container>
    </section>
  );
};
