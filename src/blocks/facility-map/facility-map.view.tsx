import { MapBox } from '~/features/map';
import type { BlockView, FieldsOf } from '~/page/contract';
import { elementOf } from '~/page/title-tag';
import { Heading } from '~/ui/heading';
import { Container } from '~/ui/layout';
import { List } from '~/ui/text/list';
import { RichText } from '~/ui/text/rich-text';
import type { block } from './facility-map.block';
import type { FacilityMapData } from './facility-map.data';
import styles from './facility-map.module.css';

export const view: BlockView<FieldsOf<typeof block>, FacilityMapData> = ({ fields, data, page, uid }) => {
  const { map, styleUrl } = data;
  const titled = fields.Title !== '';
  const [only] = map.points.length === 1 ? map.points : [];
  const label = only === undefined ? page.t('map.title') : page.t('facility.map', { name: only.title });
  return (
    <section {...(titled ? { 'aria-labelledby': `${uid}-title` } : { 'aria-label': label })}>
      <Container className={styles.root}>
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
        <MapBox map={map} label={label} page={page} styleUrl={styleUrl} gestures={only === undefined} />
        {fields.ShowList && (
          <List className={styles.places}>
            {map.points.map((point) => (
              <li key={point.id}>
                <a href={point.href}>{point.title}</a>
                <span>{point.address}</span>
              </li>
            ))}
          </List>
        )}
      </Container>
    </section>
  );
};
