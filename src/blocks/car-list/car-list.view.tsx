import { AlertDisclosure } from '~/features/car-alert';
import { CarCard, CarCardSkeleton, FarCard } from '~/features/car-card';
import type { CarCardData } from '~/features/car-card/server';
import { DidYouMean, ListFrame, type ListTexts } from '~/features/car-search';
import { carSuggestions, isFull } from '~/features/car-search/browser';
import { CARD_HEIGHTS_SCRIPT, isWholeList, watchedSearch } from '~/features/car-search/server';
import { LoanCalculationSteps, LoanNotice } from '~/features/finance';
import type { LoanOffer } from '~/features/finance/server';
import { QuickViewFrame } from '~/features/quick-view';
import type { BlockView, FieldsOf, PageContext } from '~/page/contract';
import { elementBelow, elementOf } from '~/page/title-tag';
import { SEARCH_LIMITS } from '~/platform/search';
import { LinkButton } from '~/ui/button';
import { Heading } from '~/ui/heading';
import { Container, Grid } from '~/ui/layout';
import { List } from '~/ui/text/list';
import { RichText } from '~/ui/text/rich-text';
import type { block } from './car-list.block';
import type { CarListData } from './car-list.data';
import styles from './car-list.module.css';
import { LIST_IDS } from './skip-links';

/** Cards whose pictures load eagerly where the list is near the top of its page. */
const FIRST_ROW = 3;

export const view: BlockView<FieldsOf<typeof block>, CarListData> = ({ fields, data, page, uid, index }) => {
  const level = elementBelow(fields.TitleTag);
  const headingOfCard = level === 'h2' || level === 'h3' ? level : 'h4';
  const isFirst = index <= 2 && data.state.page === 0;
  const pageOf = (at: number) => Math.floor((data.skipped + at) / data.shape.setting.pageSize);
  const card = (car: CarCardData, at: number) =>
    isFull(data.full, at) ? (
      fullCard(car, at)
    ) : (
      <FarCard key={car.car_id} car={car} page={page} listPage={pageOf(at)} />
    );
  const fullCard = (car: CarCardData, at: number) => (
    <CarCard
      key={car.car_id}
      car={car}
      page={page}
      level={headingOfCard}
      distance={data.distances.get(car.car_id)}
      loading={isFirst && at < FIRST_ROW ? (at === 0 ? 'first' : 'eager') : 'lazy'}
    />
  );
  // The loan's terms follow the first card that shows a monthly cost.
  const afterFirstCost = data.cards.findIndex(({ loan }) => loan !== null) + 1;
  return (
    <section
      aria-labelledby={`${uid}-title`}
      data-fragment={uid}
      data-heading={page.isFragment ? data.heading : undefined}
    >
      <Container className={styles.root}>
        <div className={styles.top}>
          {!page.isFragment && (
            <header className={styles.header}>
              <Heading id={`${uid}-title`} tag={elementOf(fields.TitleTag)} size="xl">
                {data.heading}
              </Heading>
              <RichText html={fields.Text} />
            </header>
          )}
          <AlertDisclosure page={page} uid={uid} search={watchedSearch({ ...data, page })} />
        </div>
        {!page.isFragment && data.full.first < Math.min(data.full.last, data.cards.length) && (
          <script dangerouslySetInnerHTML={{ __html: CARD_HEIGHTS_SCRIPT }} />
        )}
        <ListFrame
          {...data}
          uid={uid}
          page={page}
          shown={data.skipped + data.cards.length}
          texts={textsOf(data, page)}
          panel={fields.PanelVariant}
          suggestions={carSuggestions(page, data.shape.fixed)}
          ids={LIST_IDS}
          analyticsName="car list"
          skeleton={<CarCardSkeleton />}
          didYouMean={<DidYouMean {...data} searches={data.suggestedSearches} page={page} />}
          emptyAction={
            <LinkButton href={`#${uid}-alert`} iconBefore="Bell">
              {page.t('alert.title')}
            </LinkButton>
          }
          after={
            <>
              <Alternatives data={data} page={page} level={level === 'h2' ? 'h2' : 'h3'} />
              <Places data={data} page={page} />
            </>
          }
        >
          {data.cards.slice(0, afterFirstCost).map(card)}
          {data.loan && <LoanCard key="loan" offer={data.loan} page={page} />}
          {data.cards.slice(afterFirstCost).map((car, at) => card(car, at + afterFirstCost))}
        </ListFrame>
        {!page.isFragment && <QuickViewFrame page={page} />}
      </Container>
    </section>
  );
};

/** The loan's terms, once for all cards with a monthly cost: below the first of them on a phone, else below its row. */
function LoanCard({ offer, page }: { offer: LoanOffer; page: PageContext }) {
  return (
    <li className={styles.borrowing} data-key="loan">
      <LoanNotice page={page} />
      <p className={styles.example}>
        <strong>{page.t('finance.exampleTitle')}</strong> {offer.example} {page.t('finance.startFeeUpFront')}
      </p>
      <LoanCalculationSteps offer={offer} page={page} />
    </li>
  );
}

function textsOf({ total, state, unparsed }: CarListData, { t }: PageContext): ListTexts {
  const isWhole = isWholeList(unparsed ?? state);
  const isCapped = total >= SEARCH_LIMITS.maxTotal;
  return {
    count: isCapped ? t('list.countCapped') : t('list.count', { count: total }),
    apply: isCapped ? t('list.apply') : t('list.showCount', { count: total }),
    searchLabel: t('list.searchLabel'),
    searchPlaceholder: t('list.searchPlaceholder'),
    showMore: t('list.showMore'),
    empty: isWhole ? t('list.none') : t('noSearchResults'),
    emptyHelp: isWhole ? t('list.noneHelp') : t('list.noResultsHelp'),
    error: t('carListError'),
  };
}

/** Other cars where nothing is found, with the terms of their loans. */
function Alternatives({ data, page, level }: { data: CarListData; page: PageContext; level: 'h2' | 'h3' }) {
  if (data.alternatives.length === 0) return null;
  const leftOut = data.suggestedSearches[0]?.leftOut.join(' ') ?? '';
  return (
    <div className={styles.instead} data-part="instead">
      <Heading tag={level} size="m">
        {leftOut === '' ? page.t('list.instead') : page.t('list.insteadWithout', { words: leftOut })}
      </Heading>
      {data.loan && (
        <List className={styles.plain}>
          <LoanCard offer={data.loan} page={page} />
        </List>
      )}
      <Grid as="ul" columns={4}>
        {data.alternatives.map((car) => (
          <CarCard key={car.car_id} car={car} page={page} level={level === 'h2' ? 'h3' : 'h4'} />
        ))}
      </Grid>
    </div>
  );
}

/** Makes, or the models of one, as links for search engines. */
function Places({ data: { links, state, total }, page: { t } }: { data: CarListData; page: PageContext }) {
  if (links.length === 0) return null;
  const areModels = state.values.car_brand !== undefined && total > 0;
  const label = t(areModels ? 'field.car_model' : 'field.car_brand');
  return (
    <nav aria-label={label} className={styles.places}>
      <p className={styles.placesTitle}>{label}</p>
      <ul className={styles.placesList}>
        {links.map(({ text, href, count }) => (
          <li key={text}>
            <a href={href} className={styles.place}>
              {text} <span className={styles.count}>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
