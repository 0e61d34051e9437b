import { field, type LinkValue } from '~/modules/content';
import type { PageContext } from '~/page/contract';
import { linkAttributes } from '~/page/link';
import type { BrandLinksModel } from './';
import { OTHER_AUTHORISED_BRANDS } from './other-brands';

/**
 * Brands that are booked elsewhere, and the others that the workshops are authorised for (LANDING-2, LANDING-4). Both are
 * content: no address of a brand's own booking site stands in the code.
 */
export const brandLinkFields = {
  BrandLinks: field.list(
    { Brand: field.text({ maxLength: 80 }), Link: field.link() },
    { max: 12, help: 'An absolute address is a booking site of the brand, a path a page of ours' },
  ),
  OtherBrands: field.text({
    default: OTHER_AUTHORISED_BRANDS.join('\n'),
    maxLength: 4000,
    help: 'One brand a line',
  }),
} as const;

interface BrandFields {
  readonly BrandLinks: readonly { readonly Brand: string; readonly Link: LinkValue | null }[];
  readonly OtherBrands: string;
}

/** The brands as the page shows them; a link that leads nowhere, or has no brand, is left out. */
export function brandLinksModel(fields: BrandFields, page: PageContext): BrandLinksModel {
  const { t } = page;
  return {
    links: fields.BrandLinks.flatMap(({ Brand, Link }) => {
      const attributes = linkAttributes(page, Link);
      const brand = Brand.trim();
      if (attributes === null || brand === '') return [];
      return [{ brand, href: attributes.href, external: /^https?:/i.test(attributes.href) }];
    }),
    others: fields.OtherBrands.split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    texts: {
      title: t('landing.brandsTitle'),
      externalNote: t('landing.externalNote'),
      internalNote: t('landing.internalNote'),
      others: t('landing.others'),
    },
  };
}
