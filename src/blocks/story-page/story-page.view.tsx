import { storyDay } from '~/features/story-card/browser';
import type { BlockView, FieldsOf, PageContext } from '~/page/contract';
import { LinkButton } from '~/ui/button';
import { ChipLink } from '~/ui/chip';
import { Heading, Lead } from '~/ui/heading';
import { Container } from '~/ui/layout';
import { Picture } from '~/ui/picture';
import { RichText } from '~/ui/text/rich-text';
import type { block } from './story-page.block';
import type { StoryPageData } from './story-page.data';
import styles from './story-page.module.css';

export const view: BlockView<FieldsOf<typeof block>, StoryPageData> = ({ fields, data, page, slot }) => {
  const content = slot('StoryContent');
  return (
    <article className={styles.story}>
      <Container width="text" className={styles.head}>
        <Heading tag="h1" size="2xl">
          {data.title}
        </Heading>
        {data.premble !== '' && <Lead>{data.premble}</Lead>}
        <Bar data={data} page={page} />
      </Container>
      {data.image !== null && (
        <Container width="content">
          <div className={styles.picture}>
            <Picture
              image={data.image}
              decorative={data.image.alt === ''}
              ratio="2 / 1"
              sizes="(width >= 84rem) 80rem, 100vw"
              priority
            />
          </div>
        </Container>
      )}
      <Container width="text">
        <RichText html={fields.Text} />
        <Tags data={data} page={page} />
      </Container>
      {content}
      <Neighbours data={data} page={page} />
    </article>
  );
};

/** Who wrote it and when it came; without either there is no bar. */
function Bar({ data, page }: { data: StoryPageData; page: PageContext }) {
  const day = data.published === null ? null : storyDay(data.published, page.locale, page.site.zone);
  if (data.author === '' && day === null) return null;
  return (
    <p className={styles.bar}>
      {data.author !== '' && <span>{page.t('stories.by', { author: data.author })}</span>}
      {day !== null && (
        <time dateTime={data.published ?? ''}>{page.t('stories.published', { date: day })}</time>
      )}
    </p>
  );
}

function Tags({ data, page }: { data: StoryPageData; page: PageContext }) {
  if (data.tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={page.t('stories.tags')}>
      {data.tags.map((tag) => (
        <li key={tag.href}>
          <ChipLink href={tag.href}>{tag.value}</ChipLink>
        </li>
      ))}
    </ul>
  );
}

/** Previous is the older story, next the newer one; at the ends of the series one of them is absent. */
function Neighbours({ data, page }: { data: StoryPageData; page: PageContext }) {
  if (data.back === null) return null;
  const { t } = page;
  return (
    <Container as="nav" width="content" className={styles.neighbours} aria-label={t('stories.neighbours')}>
      <span>
        {data.previous !== null && (
          <LinkButton href={data.previous} rel="prev" variant="ghost" iconBefore="ArrowLeft">
            {t('stories.previous')}
          </LinkButton>
        )}
      </span>
      <LinkButton href={data.back} variant="secondary" className={styles.back}>
        {t('stories.back')}
      </LinkButton>
      <span className={styles.next}>
        {data.next !== null && (
          <LinkButton href={data.next} rel="next" variant="ghost" iconAfter="ArrowRight">
            {t('stories.next')}
          </LinkButton>
        )}
      </span>
    </Container>
  );
}
