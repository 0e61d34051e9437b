import type { SiteRecord } from '~/modules/facilities';
import { LinkButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { Heading } from '~/ui/heading';
import { Container, Grid } from '~/ui/layout';
import type { BlockView, FieldsOf, PageContext } from '../contract';
import { FacilityCard } from '../facility-list/facility-card';
import { linkAttributes } from '../link';
import { elementBelow, elementOf } from '../title-tag';
import type { block } from './facility-teaser.block';
import styles from './facility-teaser.module.css';
import { openLine } from './open-line';

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
        <Grid as="ul" columns={4} min="m">
          {data.map((site) => (
            <FacilityCard
              key={site.site_id}
              facility={site}
              page={page}
              level={below === 'h2' || below === 'h3' ? below : 'h4'}
              note={<OpenNow facility={site} page={page} />}
            />
          ))}
        </Grid>
      </Container>
    </section>
  );
};

/** Open or closed now; left out where the hours are only words. */
function OpenNow({ facility, page }: { facility: SiteRecord; page: PageContext }) {
  const line = openLine(facility, page.now, page.site.zone);
  if (line === null) return null;
  return (
    <p
      className={classNames(styles.hours, line.open && styles.open)}
      data-enhance="open-line"
      data-until={line.until}
    >
      {line.open ? page.t('facility.openNow', { time: line.closes }) : page.t('facility.closedNow')}
    </p>
  );
}
