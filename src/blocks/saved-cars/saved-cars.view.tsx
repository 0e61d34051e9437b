import { CarCard, CarCardSkeleton } from '~/features/car-card';
import { LoanNotice } from '~/features/finance';
import { QuickViewFrame } from '~/features/quick-view';
import { ChosenFailure, EmptyChoice, GoneCars } from '~/features/saved-cars';
import type { BlockView, FieldsOf } from '~/page/contract';
import { elementBelow, elementOf } from '~/page/title-tag';
import { comparisonPath } from '~/sites/paths';
import { Heading } from '~/ui/heading';
import { Container, Grid } from '~/ui/layout';
import type { block } from './saved-cars.block';
import type { SavedCarsData } from './saved-cars.data';
import styles from './saved-cars.module.css';

export const view: BlockView<FieldsOf<typeof block>, SavedCarsData> = ({ fields, data, page, uid }) => {
  const { t } = page;
  const { cards, gone } = data;
  const below = elementBelow(fields.TitleTag);
  const comparison = comparisonPath(page.site);
  const isEmpty = cards.length + gone.length === 0;
  return (
    <section
      aria-labelledby={`${uid}-title`}
      data-enhance="saved-cars"
      data-chosen-page="saved-cars"
      data-fragment={uid}
      {...(data.isFromDevice && { 'data-from-device': '' })}
    >
      <Container className={styles.root} data-swap="cars">
        <header className={styles.header}>
          <Heading id={`${uid}-title`} tag={elementOf(fields.TitleTag)} size="2xl" tabIndex={-1}>
            {fields.Title || t('saved.title')}
          </Heading>
          {!isEmpty && (
            <p className={styles.count}>{t('saved.count', { count: cards.length + gone.length })}</p>
          )}
          <p className={styles.note}>{t('saved.onDevice')}</p>
          {comparison !== null && (
            <p>
              <a href={page.href(comparison)}>{t('saved.toComparison')}</a>
            </p>
          )}
        </header>
        <ChosenFailure page={page} />
        {isEmpty && (
          <EmptyChoice
            icon="Heart"
            title={t('saved.emptyTitle')}
            text={t('saved.emptyText')}
            noScript={t('saved.noScript')}
            page={page}
          />
        )}
        <Grid as="ul" columns={4} data-part="cards" hidden={cards.length === 0}>
          {cards.map((car) => (
            <CarCard key={car.car_id} car={car} page={page} level={below === 'h2' ? 'h2' : 'h3'} />
          ))}
        </Grid>
        <GoneCars gone={gone} page={page} uid={uid} ids={[...cards.map(({ car_id }) => car_id), ...gone]} />
        {cards.some(({ loan }) => loan !== null) && <LoanNotice page={page} />}
        <QuickViewFrame page={page} />
        <template data-part="skeleton">
          <CarCardSkeleton />
        </template>
      </Container>
    </section>
  );
};
