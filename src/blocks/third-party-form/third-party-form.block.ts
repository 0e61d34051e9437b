import { defineBlock, field } from '~/modules/content';

/** A form of another provider, by its address or its id (EMBED-2). */
export const block = defineBlock({
  name: 'ThirdPartyForm',
  title: 'Third-party form',
  version: 1,
  fields: {
    Url: field.text({
      maxLength: 2000,
      help: 'Address of the form; its host must be one of those configured',
    }),
    FormId: field.text({ maxLength: 100, help: 'Used where there is no address' }),
    Title: field.text({ maxLength: 200, help: 'Names the form' }),
    Height: field.number({ min: 200, max: 3000, default: 720, help: 'Pixels the form has' }),
  },
  examples: {
    'By its id': { fields: { FormId: 'tyre-survey', Title: 'Tyck till om däckhotellet', Height: 480 } },
    'An address that is not allowed': { fields: { Url: 'https://forms.invalid/1', Title: 'Enkät' } },
    'With neither': { fields: { Title: 'Enkät' } },
  },
});
