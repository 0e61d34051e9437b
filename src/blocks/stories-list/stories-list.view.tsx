import { LinkButton } from '~/ui/button';
import { ChipLink } from '~/ui/chip';
import { classNames } from '~/ui/class-names';
import { Heading } from '~/ui/heading';
import { Container } from '~/ui/layout';
import type { BlockView, FieldsOf, PageContext } from '../contract';
import { elementBelow, elementOf } from '../title-tag';
import type { block } from './stories-list.block';
import { type StoriesListData, storyAnchor } from './stories-list.data';
import styles from './stories-list.module.css';
import { StoryCard } from './story-card';

/** Filter and paging are ordinary links: each state of the list has an address of its own. */
export const view: BlockView<FieldsOf<typeof block>, StoriesListData> = ({ fields, data, page, uid }) => {
  const title = fields.Title || page.page.fields.title;
  const list = fields.layout === 'Variant 2';
  // The newest story of all is the first one as long as nothing is filtered.
  const highlighted = fields.highlightLatestStory && !data.filtered;
  return (
    <section className={styles.root} {...(title !== '' && { 'aria-labelledby': `${uid}-title` })}>
      <Container width="content" className={styles.column}>
        {title !== '' && (
          <Heading id={`${uid}-title`} tag={elementOf(fields.TitleTag)} size="2xl">
            {title}
          </Heading>
        )}
        <Filter data={data} page={page} />
        {data.stories.length === 0 ? (
          <p className={styles.empty} role="status">
            {page.t('stories.noResults')}
          </p>
        ) : (
          <ul className={classNames(styles.stories, list && styles.list)}>
            {data.stories.map((story, at) => {
              const first = highlighted && at === 0;
              return (
                <li key={story.id} id={storyAnchor(at)} className={classNames(first && styles.highlighted)}>
                  <StoryCard
                    story={story}
                    page={page}
                    level={elementBelow(fields.TitleTag)}
                    showDate={fields.showDates}
                    look={first ? 'wide' : list ? 'row' : 'card'}
                  />
                </li>
              );
            })}
          </ul>
        )}
        {data.moreHref !== null && (
          <p className={styles.more}>
            <LinkButton href={data.moreHref} variant="secondary" rel="next">
              {page.t('stories.loadMore')}
            </LinkButton>
          </p>
        )}
      </Container>
    </section>
  );
};

function Filter({ data, page }: { data: StoriesListData; page: PageContext }) {
  if (data.tags.length === 0) return null;
  return (
    <nav aria-label={page.t('stories.tags')}>
      <ul className={styles.chips}>
        <li>
          <ChipLink href={data.showAllHref} selected={!data.filtered}>
            {page.t('stories.showAll')}
          </ChipLink>
        </li>
        {data.tags.map((tag) => (
          <li key={tag.id}>
            <ChipLink href={tag.href} selected={tag.selected}>
              {tag.value}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
