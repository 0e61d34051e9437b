import type { BlockView, FieldsOf } from '~/page/contract';
import { Heading } from '~/ui/heading';
import { Icon } from '~/ui/icon/icon';
import { Container } from '~/ui/layout';
import { RichText } from '~/ui/text/rich-text';
import { VisuallyHidden } from '~/ui/visually-hidden';
import type { block } from './legal-info.block';
import styles from './legal-info.module.css';

/**
 * A native disclosure, closed at first. Without a title a neutral one stands in its place (TEXT-3); without
 * a text there is nothing to open.
 */
export const view: BlockView<FieldsOf<typeof block>> = ({ fields, page: { t }, uid }) => {
  if (fields.Title.trim() === '' && fields.Text === '') return null;
  const title = fields.Title.trim() || t('legalInfo.untitled');
  return (
    <section className={styles.root} aria-labelledby={`${uid}-title`}>
      <Container width="text" className={styles.column}>
        <Heading id={`${uid}-title`} tag="h2" size="s">
          {title}
        </Heading>
        {fields.Text !== '' && (
          <details className={styles.details}>
            <summary className={styles.toggle}>
              <span className={styles.more}>{fields.ShowMoreLabel.trim() || t('legalInfo.showMore')}</span>
              <span className={styles.less}>{fields.ShowLessLabel.trim() || t('legalInfo.showLess')}</span>
              <VisuallyHidden>: {title}</VisuallyHidden>
              <Icon name="ChevronDown" size="1.125em" className={styles.icon} />
            </summary>
            <RichText html={fields.Text} className={styles.text} />
          </details>
        )}
      </Container>
    </section>
  );
};
