import { defineBlock, field } from '~/modules/content';
import { titleTag } from '~/page/title-tag';

/** A row of cars, by ids in the given order or by a stored query (TEASER-2). */
export const block = defineBlock({
  name: 'CarTeaser',
  title: 'Car teaser',
  version: 1,
  fields: {
    Title: field.text({ maxLength: 300 }),
    TitleTag: titleTag('H2'),
    CarIds: field.text({
      maxLength: 4000,
      help: 'Ids of cars, separated by commas; kept in this order, at most 100',
    }),
    SortName: field.text({ maxLength: 100, help: 'For example car_price_asc; without ids only' }),
    Number: field.number({ default: 8, min: 1, max: 48, help: 'How many cars the query shows' }),
    Filters: field.list(
      { Name: field.text({ maxLength: 100 }), Value: field.text({ maxLength: 200 }) },
      { max: 50, help: 'Field of the search record and value; one row per value' },
    ),
    Link: field.link({ label: 'Button' }),
  },
  examples: {
    'Latest arrivals, with a button': {
      fields: { Title: 'Nyss inkomna', Link: { href: '/kop-bil/alla-bilar-i-lager', text: 'Se alla bilar' } },
    },
    'Four electric cars, lowest price first': {
      fields: {
        Title: 'Elbilar till bra pris',
        TitleTag: 'H3',
        SortName: 'car_vehicle_price_asc',
        Number: 4,
        Filters: [{ Name: 'car_fuel', Value: 'El' }],
      },
    },
    'By ids': { fields: { Title: 'Utvalda', CarIds: '1000003, 1000001, 1000002' } },
  },
});
