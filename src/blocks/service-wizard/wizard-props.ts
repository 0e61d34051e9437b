import type { BrandLink } from '~/features/brand-links';
import type { BookingProps } from '~/features/service-booking';
import type { MessageSubset } from '~/messages/translate';
import type { HeadingTag } from '~/ui/heading';
import type { WizardKey } from './texts';

/** What the server gives the island: JSON. */
export interface WizardProps extends Omit<BookingProps, 'texts'> {
  readonly texts: MessageSubset<WizardKey>;
  /** Brands with a booking of their own; the text names the brand. */
  readonly brands: readonly (BrandLink & { readonly text: string })[];
  /** Level of the flow's heading in its page. */
  readonly level: HeadingTag;
}
