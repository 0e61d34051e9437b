import { defineBlock, field } from '~/modules/content';

/** The page of one car, placed on the wildcard page below the car base (CAR-PAGE-1). */
export const block = defineBlock({
  name: 'CarDetail',
  title: 'Car',
  version: 1,
  fields: {
    CarId: field.text({
      label: 'Car',
      help: 'car_id of one car to show on a page of its own; empty: the car that the address names',
      maxLength: 100,
    }),
    FormText: field.richText({ label: 'Text beside the contact form' }),
    PrivacyLink: field.link({ label: 'How personal data are handled' }),
  },
  examples: {
    'A car': { fields: { CarId: '1000000' } },
    'With words beside the form': {
      fields: {
        CarId: '1000001',
        FormText:
          '<p>När du har skickat ser du vilken dag du får svar. Provkörningen kostar ingenting och binder dig inte.</p>',
      },
    },
  },
});
