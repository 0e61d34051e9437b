import type { ContentLoader } from '~/page/content-loader';
import type { FieldsOf } from '~/page/contract';
import { loaded, nothing } from '~/page/contract';
import type { block } from './faq-list.block';

/** Questions that have both a title and a text, and the same as schema.org FAQPage for search engines. */
export const load: ContentLoader<FieldsOf<typeof block>, null> = ({ fields }) => {
  const items = fields.FAQItems.filter(({ Title, Text }) => Title !== '' && Text !== '');
  if (items.length === 0) return nothing;
  const faqPage = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ Title, Text }) => ({
      '@type': 'Question',
      name: Title,
      acceptedAnswer: { '@type': 'Answer', text: Text },
    })),
  };
  return loaded(null, { head: { jsonLd: [faqPage] } });
};
