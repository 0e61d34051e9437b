import { type SeedBlock, SITE_PHONE } from '~/modules/content';
import type { Language, Site } from '~/sites';
import { link, type To } from './blocks';
import { prose, withPrefix } from './prose';
import { picture, type Scene } from './scenes';
import { type Filters, filterRows, privacyLink } from './trade-blocks';

interface Auction {
  readonly title: string;
  readonly text: string;
  /** Local times of the site's country, `YYYY-MM-DDTHH:mm`. */
  readonly start: string;
  readonly end: string;
  readonly to?: To;
  readonly first?: boolean;
}

interface Tyres {
  readonly title: string;
  readonly text: string;
  readonly service: 'TyreShop' | 'TyreHotel' | 'WheelChange';
  readonly scene: Scene;
  readonly to: To;
}

interface Search {
  readonly title: string;
  readonly text: string;
  readonly scene: Scene;
  readonly facets?: readonly string[];
  readonly path?: string;
}

interface Booking {
  /** Brands with a booking of their own, and where it is. */
  readonly brands?: readonly (readonly [brand: string, href: string])[];
  /** Without the list of the other brands that the group's workshops are authorised for. */
  readonly alone?: boolean;
}

interface BookingByPlace {
  readonly title: string;
  readonly text: string;
}

interface Dates {
  readonly title: string;
  readonly text: string;
  readonly to: To;
}

interface TyreHotel {
  readonly title: string;
  readonly text: string;
  /** Where cars without an agreement book service. */
  readonly booking: To;
  readonly first?: boolean;
}

/** Where the form stands by which the workshop is asked to call. */
const CALLBACK = 'ring-mig';

interface Disclaimer {
  readonly title: string;
  readonly text: string;
  readonly approve: string;
  readonly decline: To;
}

/** The blocks of facilities, tyres, forms and auctions. */
export function serviceBlocks(language: Language, prefix: string, privacy: string) {
  const html = (text: string) => withPrefix(prose([text]), prefix);

  const facilityTeaser = (title: string, to: To, filters: Filters = {}): SeedBlock => ({
    componentName: 'FacilityTeaser',
    fields: { Title: title, Filters: filterRows(filters), Link: link(to) },
  });

  const siteSelection = (title: string, text: string, filters: Filters = {}): SeedBlock => ({
    componentName: 'SiteSelectionList',
    fields: { Title: title, Text: html(text), Filters: filterRows(filters) },
  });

  /** A map alone: the names stand elsewhere on the page. */
  const facilityMap = (title: string, filters: Filters = {}): SeedBlock => ({
    componentName: 'FacilityMap',
    fields: { Title: title, Filters: filterRows(filters), ShowList: false },
  });

  const tyreTeaser = ({ title, text, service, scene, to }: Tyres): SeedBlock => ({
    componentName: 'TyreTeaser',
    fields: {
      Title: title,
      Text: html(text),
      Image: picture(scene, language),
      Service: service,
      Link: link(to),
    },
  });

  /** The opening of a page with a search for cars. */
  const searchHero = ({ title, text, scene, facets = [], path = '' }: Search): SeedBlock => ({
    componentName: 'CarSearchHero',
    fields: {
      Title: title,
      Text: html(text),
      Image: picture(scene, language),
      SearchUrl: path,
      Facets: facets.map((Name) => ({ Name })),
    },
  });

  const sellForm = (title: string, text: string): SeedBlock => ({
    componentName: 'SellCarForm',
    fields: { Title: title, Text: html(text), PrivacyLink: privacyLink(language, privacy) },
  });

  /** A request for service to a dealer, or to the site's motorcycle dealer. */
  const serviceRequest = (title: string, text: string, vehicle: 'Car' | 'Motorcycle'): SeedBlock => ({
    componentName: 'ServiceRequestForm',
    fields: {
      Title: title,
      Text: html(text),
      Vehicle: vehicle,
      PrivacyLink: privacyLink(language, privacy),
    },
  });

  const marketingForm = (FormId: string, title: string): SeedBlock => ({
    componentName: 'MarketingForm',
    fields: { FormId, Title: title, Height: 420 },
  });

  const thirdPartyForm = (FormId: string, title: string): SeedBlock => ({
    componentName: 'ThirdPartyForm',
    fields: { FormId, Title: title, Height: 480 },
  });

  /** Telephone, mail and whatever else leads to us, side by side. */
  const waysIn = (title: string, { contact }: Site, more: readonly To[]): SeedBlock => ({
    componentName: 'FooterLinks',
    fields: {
      Title: title,
      Row: true,
      ColumnItems: [
        {
          Link: { href: SITE_PHONE, text: '' },
          Icon: 'Phone',
          CopyButton: true,
        },
        { Link: { href: `mailto:${contact.email}`, text: contact.email }, Icon: 'Mail', CopyButton: true },
        ...more.map((to) => ({ Link: link(to) })),
      ],
    },
  });

  const auction = ({ title, text, start, end, to, first = false }: Auction): SeedBlock => ({
    componentName: 'AuctionHeader',
    fields: {
      Title: title,
      TitleTag: first ? 'H1' : 'H2',
      Text: html(text),
      AuctionStart: start,
      AuctionEnd: end,
      ...(to !== undefined && { Link: link(to) }),
    },
  });

  const disclaimer = ({ title, text, approve, decline }: Disclaimer): SeedBlock => ({
    componentName: 'DisclaimerModal',
    fields: {
      DisclaimerModalTitle: title,
      DisclaimerModalText: html(text),
      DisclaimerModalApproveButtonText: approve,
      DisclaimerModalDeclineButtonText: decline[1],
      DisclaimerModalDeclineLink: { href: decline[0], text: '' },
    },
  });

  /** The booking of a workshop visit; the page has the form of `callBack` below it. */
  const serviceBooking = ({ brands = [], alone = false }: Booking = {}): SeedBlock => ({
    componentName: 'ServiceBooking',
    fields: {
      BrandLinks: brands.map(([Brand, href]) => ({ Brand, Link: link([href, '']) })),
      ...(alone && { OtherBrands: '' }),
      CallbackLink: link([`#${CALLBACK}`, '']),
      PrivacyLink: privacyLink(language, privacy),
    },
  });

  /** The booking in pages, by place and date; the page has the form of `callBack` below it. */
  const bookingByPlace = ({ title, text }: BookingByPlace): SeedBlock => ({
    componentName: 'BookingByPlace',
    fields: {
      TitleTag: 'H1',
      Title: title,
      Text: html(text),
      CallbackLink: link([`#${CALLBACK}`, '']),
      PrivacyLink: privacyLink(language, privacy),
    },
  });

  /** The booking in five pages (flow B); the page has the form of `callBack` below it. */
  const serviceWizard = ({ brands = [] }: Pick<Booking, 'brands'> = {}): SeedBlock => ({
    componentName: 'ServiceWizard',
    fields: {
      BrandLinks: brands.map(([Brand, href]) => ({ Brand, Link: link([href, '']) })),
      CallbackLink: link([`#${CALLBACK}`, '']),
      PrivacyLink: privacyLink(language, privacy),
    },
  });

  /** A date to begin the booking with. */
  const datePicker = ({ title, text, to }: Dates): SeedBlock => ({
    componentName: 'DatePicker',
    fields: { Title: title, TitleTag: 'H2', Text: html(text), Link: link(to) },
  });

  /** The tyre hotel's self-service; the page has the phone number below it. */
  const tyreHotel = ({ title, text, booking, first = false }: TyreHotel): SeedBlock => ({
    componentName: 'TyreHotel',
    fields: {
      TitleTag: first ? 'H1' : 'H2',
      Title: title,
      Text: html(text),
      CallbackLink: link([`#${CALLBACK}`, '']),
      BookingLink: link(booking),
      PrivacyLink: privacyLink(language, privacy),
    },
  });

  /** The second way to book, and the one without JavaScript: the workshop calls. */
  const callBack = (title: string, text: string): SeedBlock => ({
    componentName: 'ContactForm',
    fields: {
      Title: title,
      Text: html(text),
      Anchor: CALLBACK,
      PrivacyLink: privacyLink(language, privacy),
    },
  });

  return {
    serviceBooking,
    serviceWizard,
    bookingByPlace,
    datePicker,
    tyreHotel,
    callBack,
    facilityTeaser,
    siteSelection,
    facilityMap,
    tyreTeaser,
    searchHero,
    sellForm,
    serviceRequest,
    marketingForm,
    thirdPartyForm,
    waysIn,
    auction,
    disclaimer,
  };
}
