import type { MessageSubset } from '~/messages/translate';
import type { Country, Currency } from '~/sites';
import type { HeadingTag } from '~/ui/heading';
import type { BrandLinksModel } from './brand-links/brand-link-fields';
import type { BookingKey } from './texts';
import type { MapLook } from './workshop-step/map-look';

/** What the booking knows of the site it stands on. */
export interface BookingSite {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly phoneE164: string;
  readonly country: Country;
  /** BCP 47, for numbers and dates. */
  readonly locale: string;
  readonly currency: Currency;
  /** IANA name of the site's own clock. */
  readonly zone: string;
  /** Where the form to be called back stands on the page: `#ring-mig`; null without one. */
  readonly callback: string | null;
  readonly privacy: { readonly href: string; readonly text: string } | null;
  /** From where it is counted as long as nobody has said where they are: the middle of the country's map. */
  readonly start: { readonly name: string; readonly lat: number; readonly lng: number };
  /** Made by `mapLook` on the server. */
  readonly map: MapLook;
  /** Address of the page of a visit; its token belongs behind `t=`. */
  readonly visit: string;
}

/** What the server gives the island: JSON. */
export interface BookingProps {
  readonly uid: string;
  readonly texts: MessageSubset<BookingKey>;
  readonly site: BookingSite;
  readonly brands: BrandLinksModel;
  /** Level of the flow's heading in its page. */
  readonly level: HeadingTag;
}
