import { StoryCard } from '~/features/story-card';
import type { Story } from '~/modules/content';
import type { BlockView, FieldsOf } from '~/page/contract';
import { linkAttributes } from '~/page/link';
import { elementBelow, elementOf } from '~/page/title-tag';
import { LinkButton } from '~/ui/button';
import { Heading } from '~/ui/heading';
import { Container, Grid } from '~/ui/layout';
import type { block } from './stories-teaser.block';
import styles from './stories-teaser.module.css';

export const view: BlockView<FieldsOf<typeof block>, readonly Story[]> = ({ fields, data, page, uid }) => {
  if (data.length === 0) return null;
  const link = linkAttributes(page, fields.Link);
  return (
    <section className={styles.root} {...(fields.Title !== '' && { 'aria-labelledby': `${uid}-title` })}>
      <Container width="content" className={styles.column}>
        <div className={styles.head}>
          {fields.Title !== '' && (
            <Heading id={`${uid}-title`} tag={elementOf(fields.TitleTag)} size="xl">
              {fields.Title}
            </Heading>
          )}
          {link !== null && (
            <LinkButton {...link} variant="ghost" iconAfter="ArrowRight">
              {fields.Link?.text || page.t('shell.showMore')}
            </LinkButton>
          )}
        </div>
        <Grid as="ul" columns={3} className={styles.stories}>
          {data.map((story) => (
            <li key={story.id}>
              <StoryCard
                story={story}
                page={page}
                level={elementBelow(fields.TitleTag)}
                showDate={fields.showDates}
              />
            </li>
          ))}
        </Grid>
      </Container>
    </section>
  );
};
