import { StoryCard } from '~/features/story-card';
import type { BlockView, BlockViewProps, FieldsOf, PageContext } from '~/page/contract';
import { elementBelow, elementOf } from '~/page/title-tag';
import { Alert } from '~/ui/alert';
import { LinkButton } from '~/ui/button';
import { ChipLink } from '~/ui/chip';
import { classNames } from '~/ui/class-names';
import { Heading } from '~/ui/heading';
import { Container } from '~/ui/layout';
import type { block } from './stories-list.block';
import { type StoriesListData, storyAnchor } from './stories-list.data';
import styles from './stories-list.module.css';

type Props = BlockViewProps<FieldsOf<typeof block>, StoriesListData>;

/**
 * Filter and paging are ordinary links, and each state of the list has an address of its own; a script puts the answer
 * in place without leaving the page.
 */
export const view: BlockView<FieldsOf<typeof block>, StoriesListData> = ({ fields, data, page, uid }) => {
  const title = fields.Title || page.page.fields.title;
  return (
    <section
      id={`${uid}-stories`}
      className={styles.root}
      data-enhance="stories-list"
      data-fragment={uid}
      {...(data.failed && { 'data-failed': '' })}
      {...(title !== '' && { 'aria-labelledby': `${uid}-title` })}
    >
      <Container width="content" className={styles.column}>
        {title !== '' && (
          <Heading id={`${uid}-title`} tag={elementOf(fields.TitleTag)} size="2xl">
            {title}
          </Heading>
        )}
        <Filter data={data} page={page} />
        <div hidden data-part="error">
          <Alert tone="danger" live action={<a href={page.href(page.path)}>{page.t('error.tryAgain')}</a>}>
            {page.t('stories.failed')}
          </Alert>
        </div>
        <div className={styles.frame}>
          <div className={styles.veil}>
            <p
              role="status"
              className={styles.status}
              data-part="status"
              data-loading={page.t('shell.loading')}
            />
          </div>
          <div className={styles.results} data-part="results" data-swap="results">
            <Stories data={data} page={page} fields={fields} />
          </div>
        </div>
      </Container>
    </section>
  );
};

function Stories({ data, page, fields }: Pick<Props, 'data' | 'page' | 'fields'>) {
  const { stories, before, total, more } = data;
  if (stories.length === 0)
    return (
      <p className={styles.empty} data-part="outcome">
        {page.t('stories.noResults')}
      </p>
    );
  const list = fields.layout === 'Variant 2';
  // The newest story of all is the first one as long as nothing is filtered or passed over.
  const highlights = fields.highlightLatestStory && !data.filtered && before === 0;
  return (
    <>
      <ul className={classNames(styles.stories, list && styles.list)} data-part="cards">
        {stories.map((story, at) => {
          const first = highlights && at === 0;
          return (
            <li
              key={story.id}
              id={storyAnchor(before + at)}
              className={classNames(first && styles.highlighted)}
              data-key={story.id}
            >
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
      <div className={styles.end} data-part="more">
        <p className={styles.count} data-part="outcome">
          {page.t('stories.count', { shown: before + stories.length, total })}
        </p>
        {more !== null && (
          <LinkButton href={more.href} data-next={more.onlyNext} variant="secondary" rel="next">
            {page.t('stories.loadMore')}
          </LinkButton>
        )}
      </div>
    </>
  );
}

function Filter({ data, page }: { data: StoriesListData; page: PageContext }) {
  if (data.tags.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={page.t('stories.tags')} data-part="tags">
      <li>
        <ChipLink href={data.showAllHref} selected={!data.filtered}>
          {page.t('stories.showAll')}
        </ChipLink>
      </li>
      {data.tags.map((tag) => (
        <li key={tag.id}>
          <ChipLink href={tag.href} selected={tag.selected} data-tag={tag.id}>
            {tag.value}
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}
