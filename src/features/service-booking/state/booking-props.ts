import type { MessageSubset } from '~/messages/translate';
import type { Country, Currency } from '~/sites';
import type { MapLook } from '../workshop/map/map-look';
import type { BookingKey } from './texts';

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
  /** The same of the page where an earlier day is asked for. */
  readonly earlier: string;
}

/** What every island of a booking is given by the server: JSON. */
export interface BookingProps {
  readonly uid: string;
  readonly texts: MessageSubset<BookingKey>;
  readonly site: BookingSite;
}
