import { CarCard } from '~/features/car-card';
import type { MissingCar } from '~/features/car-detail/server';
import { LoanNotice } from '~/features/finance';
import { QuickViewFrame } from '~/features/quick-view';
import type { PageContext } from '~/page/contract';
import { LinkButton } from '~/ui/button';
import { Heading, Lead } from '~/ui/heading';
import { Container, Grid } from '~/ui/layout';
import styles from './car-detail.module.css';

/** In place of a car that is gone: what happened, other cars, and the way on (CAR-PAGE-2). */
export function MissingCarView({ data, page }: { data: MissingCar; page: PageContext }) {
  const { t } = page;
  return (
    <Container width="content" className={styles.missing}>
      <div className={styles.gone}>
        <Heading tag="h1" size="2xl">
          {t('car.notFoundTitle')}
        </Heading>
        <Lead>{t('car.notFoundText')}</Lead>
        <p>
          <LinkButton href={page.href(data.listPath)} iconAfter="ArrowRight">
            {t('notFound.toCars')}
          </LinkButton>
        </p>
      </div>
      <CarRow cars={data.cars} page={page} level="h2" />
    </Container>
  );
}

/** Cards of cars, up to eight: four in a row where there is room, one row to swipe through on a phone. */
export function CarRow({
  cars,
  page,
  level,
  warned = false,
}: {
  cars: MissingCar['cars'];
  page: PageContext;
  level: 'h2' | 'h3';
  /** The page says already that borrowing costs money. */
  warned?: boolean;
}) {
  return (
    <>
      <Grid as="ul" columns={4} className={styles.row}>
        {cars.map((car) => (
          <CarCard key={car.car_id} car={car} page={page} level={level} />
        ))}
      </Grid>
      <QuickViewFrame page={page} />
      {!warned && cars.some(({ loan }) => loan !== null) && <LoanNotice page={page} />}
    </>
  );
}
