import { FacilityCard } from '~/features/facilities';
import type { SiteRecord } from '~/modules/facilities';
import type { BlockView, FieldsOf } from '~/page/contract';
import { elementBelow, elementOf } from '~/page/title-tag';
import { Heading } from '~/ui/heading';
import { Container, Grid } from '~/ui/layout';
import { RichText } from '~/ui/text/rich-text';
import type { block } from './site-selection-list.block';
import styles from './site-selection-list.module.css';

export const view: BlockView<FieldsOf<typeof block>, readonly SiteRecord[]> = ({
  fields,
  data,
  page,
  uid,
}) => {
  const titled = fields.Title !== '';
  const below = elementBelow(fields.TitleTag);
  return (
    <section className={styles.root} {...(titled && { 'aria-labelledby': `${uid}-title` })}>
      <Container>
        {(titled || fields.Text !== '') && (
          <header className={styles.head}>
            {titled && (
              <Heading id={`${uid}-title`} tag={elementOf(fields.TitleTag)} size="xl">
                {fields.Title}
              </Heading>
            )}
            <RichText html={fields.Text} />
          </header>
        )}
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
