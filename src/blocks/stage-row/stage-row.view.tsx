import { CardItems } from '~/features/content-card';
import type { BlockView, FieldsOf } from '~/page/contract';
import { elementOf } from '~/page/title-tag';
import { classNames } from '~/ui/class-names';
import { Heading } from '~/ui/heading';
import { Section, type Tone } from '~/ui/layout';
import type { block } from './stage-row.block';
import styles from './stage-row.module.css';

const TONES = { None: 'ground', Light: 'sunken', Dark: 'inverse' } as const satisfies Record<string, Tone>;

/** Columns follow the width of the window: one on a phone, two, then three or four. */
export const view: BlockView<FieldsOf<typeof block>> = ({ fields, uid, slot }) => {
  const cards = slot('StageRowItems');
  if (cards.length === 0) return null;
  return (
    <Section
      tone={TONES[fields.BackgroundVariant]}
      spacing={fields.BackgroundVariant === 'None' ? 'none' : 'm'}
      className={classNames(styles.root, !fields.HasMarginTop && styles.flush)}
      {...(fields.Title !== '' && { 'aria-labelledby': `${uid}-title` })}
    >
      <div className={classNames(styles.column, fields.IsCentered && styles.centered)}>
        {fields.Title !== '' && (
          <Heading id={`${uid}-title`} tag={elementOf(fields.TitleTag)} size="xl" className={styles.title}>
            {fields.Title}
          </Heading>
        )}
        <ul
          className={classNames(styles.cards, fields.UseFourColumns && styles.four)}
          data-card-variant={fields.CardVariant}
        >
          <CardItems cards={cards} row={fields} className={styles.card} />
        </ul>
      </div>
    </Section>
  );
};
