import { defineBlock, field } from '~/modules/content';
import { titleTag } from '~/page/title-tag';

const dusk = {
  src: '/media/scene-city-dusk-2/1280.webp',
  alt: 'Staden i skymning',
  width: 1920,
  height: 1080,
};
const facets = (...names: readonly string[]) => names.map((Name) => ({ Name }));

/** Hero with a search for cars: text and a few filters (CAR-SEARCH-2). */
export const block = defineBlock({
  name: 'CarSearchHero',
  title: 'Car search hero',
  version: 1,
  fields: {
    Title: field.text({ maxLength: 300 }),
    TitleTag: titleTag('H1'),
    Text: field.richText(),
    Image: field.image(),
    SearchUrl: field.text({ maxLength: 2000, help: 'Path of the list; empty: the car list of the site' }),
    Facets: field.list(
      { Name: field.text({ maxLength: 100 }) },
      { max: 4, help: 'Fields of the search record, for example car_fuel; empty: make, body and fuel' },
    ),
  },
  examples: {
    'With picture, make, body and fuel': {
      fields: {
        Title: 'Hitta bilen som passar dig',
        Text: '<p>Besiktade och klara, hos anläggningar från Malmö till Luleå.</p>',
        Image: dusk,
      },
    },
    'Without picture, two filters of its own': {
      fields: {
        Title: 'Sök bland begagnade',
        TitleTag: 'H2',
        SearchUrl: '/kop-bil/begagnade-bilar-i-lager',
        Facets: facets('car_brand', 'car_gearbox'),
      },
    },
  },
});
