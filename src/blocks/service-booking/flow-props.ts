import type { BrandLinksModel } from '~/features/brand-links';
import type { BookingProps } from '~/features/service-booking';
import type { HeadingTag } from '~/ui/heading';

/** What the server gives the island: JSON. */
export interface FlowProps extends BookingProps {
  readonly brands: BrandLinksModel;
  /** Level of the flow's heading in its page. */
  readonly level: HeadingTag;
}
