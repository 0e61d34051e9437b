import { LoanExample } from '~/features/finance';
import { ChosenFailure, EmptyChoice, GoneCars } from '~/features/saved-cars';
import type { BlockView, FieldsOf, PageContext } from '~/page/contract';
import { elementOf } from '~/page/title-tag';
import { carListPath } from '~/sites/paths';
import { LinkButton } from '~/ui/button';
import { Heading } from '~/ui/heading';
import { Icon } from '~/ui/icon/icon';
import { Container } from '~/ui/layout';
import type { block } from './car-comparison.block';
import type { CarComparisonData } from './car-comparison.data';
import styles from './car-comparison.module.css';
import { ComparisonTable } from './comparison-table';

const MAX_CARS = 4;

export const view: BlockView<FieldsOf<typeof block>, CarComparisonData> = ({ fields, data, page, uid }) => {
  const { t } = page;
  const { cars, gone } = data;
  const ids = [...cars.map(({ car }) => car.car_id), ...gone];
  const loan = cars.find((each) => each.loan !== null)?.loan ?? null;
  return (
    <section
      aria-labelledby={`${uid}-title`}
      data-enhance="saved-cars"
      data-chosen-page="compared-cars"
      data-fragment={uid}
      {...(data.isFromDevice && { 'data-from-device': '' })}
    >
      <Container className={styles.root} data-swap="cars">
        <Heading id={`${uid}-title`} tag={elementOf(fields.TitleTag)} size="2xl" tabIndex={-1}>
          {fields.Title || t('compare.title')}
        </Heading>
        <ChosenFailure page={page} />
        {ids.length === 0 && (
          <EmptyChoice
            icon="Grid"
            title={t('compare.emptyTitle')}
            text={t('compare.emptyText')}
            noScript={t('compare.noScript')}
            page={page}
          />
        )}
        {cars.length > 0 && (
          <>
            <Tools count={cars.length} total={ids.length} page={page} />
            <ComparisonTable cars={cars} ids={ids} page={page} />
          </>
        )}
        <GoneCars gone={gone} ids={ids} page={page} uid={uid} />
        {loan !== null && <LoanExample offer={loan} page={page} />}
      </Container>
    </section>
  );
};

/** Add a car, show differences only, share. The switch works by CSS, without script. */
function Tools({ count, total, page }: { count: number; total: number; page: PageContext }) {
  const { t } = page;
  const address = page.origin + page.href(page.path) + (page.query.size > 0 ? `?${page.query}` : '');
  return (
    <div className={styles.tools}>
      {count > 1 ? (
        <label className={styles.switch}>
          <input type="checkbox" autoComplete="off" data-only-differences="" />
          <span className={styles.track} />
          {t('compare.onlyDifferences')}
        </label>
      ) : (
        <p className={styles.one}>{t('compare.one')}</p>
      )}
      <span className={styles.share} data-enhance="share" data-enhance-when="interaction">
        <button type="button" className={styles.copy} data-copy={address}>
          <Icon name="Link" />
          {t('compare.share')}
        </button>
        <span role="status" className={styles.copied} data-copied={t('shell.copied')} />
      </span>
      {total < MAX_CARS && (
        <span className={styles.add}>
          <LinkButton href={page.href(carListPath(page.site))} variant="secondary" iconBefore="Plus">
            {t('compare.addCar')}
          </LinkButton>
          <span className={styles.hint}>{t('compare.addCarHelp')}</span>
        </span>
      )}
    </div>
  );
}
