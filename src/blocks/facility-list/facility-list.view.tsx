import { ListFrame, type ListTexts } from '~/features/car-search';
import { isWholeList } from '~/features/car-search/server';
import { FacilityCard, FacilityCardSkeleton } from '~/features/facilities';
import { MapBox } from '~/features/map';
import type { BlockView, FieldsOf, PageContext } from '~/page/contract';
import { elementBelow, elementOf } from '~/page/title-tag';
import { Disclosure } from '~/ui/disclosure';
import { Heading } from '~/ui/heading';
import { Container } from '~/ui/layout';
import { RichText } from '~/ui/text/rich-text';
import type { block } from './facility-list.block';
import type { FacilityListData } from './facility-list.data';
import styles from './facility-list.module.css';

export const view: BlockView<FieldsOf<typeof block>, FacilityListData> = ({
  fields,
  data,
  page,
  uid,
  index,
}) => {
  const below = elementBelow(fields.TitleTag);
  const level = below === 'h2' || below === 'h3' ? below : 'h4';
  const isFirst = index <= 2 && data.state.page === 0;
  return (
    <section aria-labelledby={`${uid}-title`} data-fragment={uid}>
      <Container className={styles.root}>
        <header className={styles.header}>
          <Heading id={`${uid}-title`} tag={elementOf(fields.TitleTag)} size="xl">
            {fields.Title || page.t('facility.listTitle')}
          </Heading>
          <RichText html={fields.Text} />
        </header>
        <Disclosure title={page.t('map.show')} className={styles.map}>
          <MapBox
            map={data.map}
            label={page.t('map.title')}
            page={page}
            styleUrl={data.mapStyle}
            gestures
            follows={`${uid}-list`}
          />
        </Disclosure>
        <ListFrame
          {...data}
          uid={uid}
          page={page}
          valueLabels={{}}
          shown={data.sites.length}
          texts={textsOf(data, page)}
          panel={fields.PanelVariant}
          skeleton={<FacilityCardSkeleton />}
          unlistedText="facility.unlisted"
        >
          {data.sites.map((site, at) => (
            <FacilityCard
              key={site.site_id}
              facility={site}
              page={page}
              level={level}
              priority={isFirst && at < 3}
              distance={data.distances.get(site.site_id)}
            />
          ))}
        </ListFrame>
      </Container>
    </section>
  );
};

function textsOf({ total, state, unparsed }: FacilityListData, { t }: PageContext): ListTexts {
  return {
    count: t('facility.count', { count: total }),
    apply: t('list.apply'),
    searchLabel: t('facility.searchLabel'),
    searchPlaceholder: t('facility.searchPlaceholder'),
    showMore: t('facility.showMore'),
    empty: isWholeList(unparsed ?? state) ? t('facility.nowhere') : t('facility.noResults'),
    emptyHelp: null,
    error: t('facility.listError'),
  };
}
