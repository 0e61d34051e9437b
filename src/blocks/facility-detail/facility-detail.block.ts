import { defineBlock, field } from '~/modules/content';

/** A dealer's facility, found by the slug in the page's address (specification 2 §2, dealer facility detail page). */
export const block = defineBlock({
  name: 'FacilityDetail',
  title: 'Facility',
  version: 1,
  fields: {
    Slug: field.text({
      maxLength: 200,
      help: 'Slug of one facility; empty: the one that the address names',
    }),
    ShowCars: field.boolean({ default: true, label: 'Latest cars of the facility' }),
  },
  examples: {
    'One facility': { fields: { Slug: 'nordhem-uppsala' } },
    'Without cars': { fields: { Slug: 'nordhem-lund', ShowCars: false } },
  },
});
