import type { Story } from '~/modules/content';
import type { PageContext } from '~/page/contract';
import { Card, CardBody, CardLink, CardMedia } from '~/ui/card';
import { classNames } from '~/ui/class-names';
import { Heading, type HeadingTag } from '~/ui/heading';
import { Picture } from '~/ui/picture';
import styles from './story-card.module.css';
import { storyDay } from './story-date';

export interface StoryCardProps {
  readonly story: Story;
  readonly page: PageContext;
  readonly level: HeadingTag;
  readonly showDate: boolean;
  /** `wide` is the highlighted one, `row` stands in a list: picture beside the text. */
  readonly look?: 'card' | 'wide' | 'row';
}

const TITLE_SIZES = { card: 'm', row: 'l', wide: 'xl' } as const;

/** A story as a card whose whole area leads to it. */
export function StoryCard({ story, page, level, showDate, look = 'card' }: StoryCardProps) {
  const day = showDate ? storyDay(story.date.value, page.locale, page.site.zone) : null;
  return (
    <Card
      look="plain"
      interactive
      className={classNames(styles.story, look === 'wide' && styles.wide, look === 'row' && styles.row)}
    >
      {story.image !== null && (
        <CardMedia>
          <Picture
            image={story.image}
            decorative={story.image.alt === ''}
            ratio={look === 'wide' ? '16 / 9' : '3 / 2'}
            sizes={look === 'wide' ? '(width >= 64rem) 60vw, 100vw' : '(width >= 40rem) 33vw, 100vw'}
          />
        </CardMedia>
      )}
      <CardBody className={styles.body}>
        {day !== null && (
          <time dateTime={story.date.value} className={styles.date}>
            {day}
          </time>
        )}
        <Heading tag={level} size={TITLE_SIZES[look]}>
          <CardLink href={page.href(story.path)}>{story.title || story.displayName}</CardLink>
        </Heading>
        {story.premble !== '' && <p className={styles.premble}>{story.premble}</p>}
      </CardBody>
    </Card>
  );
}
