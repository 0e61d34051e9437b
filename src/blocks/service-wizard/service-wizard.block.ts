import { brandLinkFields } from '~/features/brand-links/server';
import { defineBlock, field } from '~/modules/content';
import { titleTag } from '~/page/title-tag';

/** Flow B of the workshop booking (WIZARD-1): a wizard of five pages. */
export const block = defineBlock({
  name: 'ServiceWizard',
  title: 'Workshop booking in five pages',
  version: 1,
  fields: {
    TitleTag: titleTag('H1'),
    BrandLinks: brandLinkFields.BrandLinks,
    CallbackLink: field.link({
      label: 'Form to be called back',
      help: 'For visitors without JavaScript, and when something fails: "#ring-mig" or a page of ours',
    }),
    PrivacyLink: field.link({ label: 'How personal data are handled' }),
  },
  examples: {
    Standard: {
      fields: {
        BrandLinks: [
          { Brand: 'BMW', Link: { href: 'https://bmw.example/dealers?country=SE&language=sv', text: '' } },
          {
            Brand: 'Porsche',
            Link: { href: '/service-och-verkstad/boka-service/boka-porsche-service', text: '' },
          },
        ],
        CallbackLink: { href: '#ring-mig', text: '' },
        PrivacyLink: { href: '/integritet', text: '' },
      },
    },
  },
});
