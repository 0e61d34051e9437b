import { defineBlock, field } from '~/modules/content';

/** A dealer's facility, found by the slug in the page's address (FACILITY-1). */
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
  placeholders: {
    /** Between what the house is and its departments. */
    FacilityContent: {
      allow: [
        'AlertBanner',
        'Accordion',
        'Blurb',
        'CarTeaser',
        'CtaBanner',
        'FaqList',
        'FileDownloadList',
        'HighlightList',
        'ImageButton',
        'ImageCards',
        'RichContent',
        'StageRow',
        'TyreTeaser',
        'Video',
      ],
    },
  },
  examples: {
    'One facility': { fields: { Slug: 'nordhem-uppsala' } },
    'Without cars, with a text of the editors': {
      fields: { Slug: 'nordhem-lund', ShowCars: false },
      placeholders: {
        FacilityContent: [
          {
            uid: 'text',
            componentName: 'RichContent',
            fields: {
              Title: 'Vi bygger om',
              Text: '<p>Under mars når du verkstaden från gatan bakom huset. Följ skyltarna.</p>',
            },
          },
        ],
      },
    },
  },
});
