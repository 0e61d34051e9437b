import { FacilityCard } from '~/features/facilities';
import type { SiteRecord } from '~/modules/facilities';
import type { BlockView, FieldsOf } from '~/page/contract';
import { linkAttributes } from '~/page/link';
import { elementBelow, elementOf } from '~/page/title-tag';
import { LinkButton } from '~/ui/button';
import { Heading } from '~/ui/heading';
import { Container, Grid } from '~/ui/layout';
import type { block } from './facility-teaser.block';
import styles from './facility-teaser.module.css';

export const view: BlockView<FieldsOf<typeof block>, readonly SiteRecord[]> = ({
  fields,
  data,
  page,
  uid,
}) => {
  const titled = fields.Title !== '';
  const link = linkAttributes(page, fields.Link);
  const below = elementBelow(fields.TitleTag);
  return (
    <section className={styles.root} {...(titled && { 'aria-labelledby': `${uid}-title` })}>
      <Container>
        <div className={styles.head}>
          {titled && (
            <Heading id={`${uid}-title`} tag={elementOf(fields.TitleTag)} size="xl">
              {fields.Title}
            </Heading>
          )}
          {link !== null && (
            <LinkButton {...link} variant="ghost" iconAfter="ArrowRight">
              {fields.Link?.text || page.t('facility.backToAll')}
            </LinkButton>
          )}
        </div>
        <Grid as="ul" columns={4}>
          {data.map((site) => (
            <FacilityCard
              key={site.site_id}
              facility={site}
              page={page}
              level={below === 'h2' || below === 'h3' ? below : 'h4'}
            />
          ))}
        </Grid>
      </Container>
    </section>
  );
};
