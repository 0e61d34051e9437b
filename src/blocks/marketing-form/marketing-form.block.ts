import { defineBlock, field } from '~/modules/content';

/** A form of the marketing provider by its id, in the page or in a window of its own (EMBED-1). */
export const block = defineBlock({
  name: 'MarketingForm',
  title: 'Marketing form',
  version: 1,
  fields: {
    FormId: field.text({ maxLength: 100, help: 'As the provider calls the form' }),
    Title: field.text({ maxLength: 200, help: 'Names the form' }),
    Display: field.choice(['Inline', 'Popup'], { default: 'Inline' }),
    ButtonText: field.text({ maxLength: 80, help: 'On the button that opens the window' }),
    Height: field.number({ min: 200, max: 3000, default: 560, help: 'Pixels the form has' }),
  },
  examples: {
    'In the page': { fields: { FormId: 'newsletter', Title: 'Få våra nyheter', Height: 420 } },
    'In a window, with a button': {
      fields: { FormId: 'callback', Title: 'Vi ringer upp', Display: 'Popup', ButtonText: 'Ring mig' },
    },
    'In a window, without words of its own': { fields: { FormId: 'callback', Display: 'Popup' } },
    'Without an id': { fields: { Title: 'Få våra nyheter' } },
  },
});
