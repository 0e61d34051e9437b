import { CarCards } from '~/features/car-card';
import type { CarCardData } from '~/features/car-card/server';
import { LoanNotice } from '~/features/finance';
import { QuickViewFrame } from '~/features/quick-view';
import type { BlockView, FieldsOf } from '~/page/contract';
import { linkAttributes } from '~/page/link';
import { elementBelow, elementOf } from '~/page/title-tag';
import { LinkButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { Heading } from '~/ui/heading';
import { Container } from '~/ui/layout';
import { List } from '~/ui/text/list';
import type { block } from './car-teaser.block';
import styles from './car-teaser.module.css';

const SIZES = '(width >= 80rem) 18rem, (width >= 40rem) 44vw, 78vw';

export const view: BlockView<FieldsOf<typeof block>, readonly CarCardData[]> = ({
  fields,
  data,
  page,
  uid,
}) => {
  const link = linkAttributes(page, fields.Link);
  const below = elementBelow(fields.TitleTag);
  return (
    <section className={styles.root} {...(fields.Title !== '' && { 'aria-labelledby': `${uid}-title` })}>
      <Container>
        <div className={styles.head}>
          {fields.Title !== '' && (
            <Heading id={`${uid}-title`} tag={elementOf(fields.TitleTag)} size="xl">
              {fields.Title}
            </Heading>
          )}
          {link !== null && (
            <LinkButton {...link} variant="ghost" iconAfter="ArrowRight">
              {fields.Link?.text || page.t('notFound.toCars')}
            </LinkButton>
          )}
        </div>
        <List className={classNames(styles.row, data.length === 4 && styles.four)}>
          <CarCards
            cars={data}
            page={page}
            level={below === 'h2' || below === 'h3' ? below : 'h4'}
            sizes={SIZES}
          />
        </List>
        <QuickViewFrame page={page} />
        {data.some((car) => car.loan !== null) && (
          <div className={styles.notice}>
            <LoanNotice page={page} />
          </div>
        )}
      </Container>
    </section>
  );
};
