import type { Language } from '~/messages/language';
import type { ThemeKey } from '~/themes/theme';

export type { Language };

export type SiteKey =
  | 'automotive-se'
  | 'automotive-no'
  | 'automotive-uk'
  | 'carstore-se'
  | 'carstore-no'
  | 'carstore-fi'
  | 'carstore-sk'
  | 'mercedes-se'
  | 'smart-se'
  | 'auctions-se'
  | 'lifestyle-se';

export type Country = 'SE' | 'NO' | 'FI' | 'SK' | 'GB';
export type Currency = 'SEK' | 'NOK' | 'GBP' | 'EUR';

/** How a distance is written in the country: Swedish `mil` are 10 km. */
export type DistanceUnit = 'mil' | 'km' | 'miles';

/**
 * One facet of a list, in the order the filters stand. `name` is the field of the search record.
 * `values` are tick boxes (with `child` nested below each value), `flag` is one tick box for true,
 * `range` is two numbers, `histogram` is two numbers with the distribution drawn (LIST-2, SEARCH-5).
 */
export interface FacetSetting {
  readonly name: string;
  readonly kind: 'values' | 'flag' | 'range' | 'histogram';
  readonly child?: string;
  readonly order?: 'count' | 'name';
  /** Unit shown beside the numbers of a range. */
  readonly unit?: 'money' | 'money-per-month' | 'distance' | 'power' | 'year' | 'kilometres';
  /** Open when the page is first shown. */
  readonly open?: boolean;
}

/** A list of search records: the first sort is the default one (LIST-5). */
export interface ListSetting {
  readonly sorts: readonly [string, ...string[]];
  readonly facets: readonly FacetSetting[];
  readonly pageSize: number;
}

/** The notice about the cost of borrowing that the country's law demands (LOAN-9). */
type LoanNotice = 'swedish-warning' | 'caution' | 'uk-representative-example';

export interface SiteFeatures {
  /** Loan calculator with down payment and period; `false` shows at most the stored monthly cost. */
  readonly loanCalculator: boolean;
  /** Quote widget of the UK site (QUOTE-1). */
  readonly ukFinance: boolean;
  readonly leasing: boolean;
  /** Book-service buttons on facilities and departments (Swedish sites only, FACILITY-5). */
  readonly serviceBooking: boolean;
  readonly carSales: boolean;
  readonly distanceUnit: DistanceUnit;
  readonly loanNotice: LoanNotice;
}

interface SocialLink {
  readonly name: 'LinkedIn' | 'Facebook' | 'Instagram' | 'YouTube' | 'X' | 'TikTok';
  readonly url: string;
}

interface Organisation {
  readonly legalName: string;
  readonly registrationNumber: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
}

/** How soon requests are answered, as promised to visitors and stated to dealers. */
export interface AnswerTime {
  /** Opening hours until the answer, where a facility says nothing of its own. */
  readonly hours: number;
  /** When requests are read that no facility with known hours receives: 1 Monday … 7 Sunday, local times. */
  readonly weekdays: readonly number[];
  readonly opens: string;
  readonly closes: string;
}

/** How a site estimates what a car may be traded in for; mileages in the site's unit, shares from 0 to 1. */
export interface ValuationSetting {
  /** What a trade-in is below the asking price: VAT on the margin, making ready, guarantee, costs and profit. */
  readonly tradeMargin: number;
  /** What a car loses of its price with each year, at the same mileage. */
  readonly perYear: number;
  /** What it loses with each `distance`, at the same age. */
  readonly perMileage: { readonly distance: number; readonly share: number };
  /** Cars that differ by at most this have about the same mileage. */
  readonly nearMileage: number;
  /** Amounts are whole multiples of it. */
  readonly roundTo: number;
}

/** How cars are test driven; times on the clock of the facility. */
export interface TestDriveSetting {
  /** How long the car and whoever comes along are away. */
  readonly minutes: number;
  /** Drives begin at opening time and every so many minutes after it. */
  readonly slotMinutes: number;
  /** Between booking and the first time that can be booked. */
  readonly noticeMinutes: number;
  /** The last day that can be booked, in calendar days from today. */
  readonly windowDays: number;
  /** Drives at once, where a facility says nothing of its own: people who can come along. */
  readonly companions: number;
}

export interface Site {
  readonly key: SiteKey;
  readonly name: string;
  readonly country: Country;
  /** Hosts the site answers at, canonical one first. `<key>.localhost` is always answered besides. */
  readonly hosts: readonly [string, ...string[]];
  /** The www host is sent to the bare one, permanently (PAGES-3). */
  readonly wwwRedirect: boolean;
  /** First is the default language; it has no URL prefix. */
  readonly languages: readonly [Language, ...Language[]];
  /** Locale of numbers, money and dates in the default language. */
  readonly locale: string;
  readonly zone: string;
  readonly currency: Currency;
  readonly theme: ThemeKey;
  readonly carIndex: `${string}-cars` | null;
  readonly siteIndex: `${string}-sites` | null;
  readonly paths: {
    readonly carDetail: string;
    readonly carList: string;
    readonly siteDetail: string;
    readonly siteList: string;
    readonly booking: string | null;
    /** Where customers of the tyre hotel sign in and book; sites without it have them telephone. */
    readonly tyreHotel?: string;
    /** Page that tells of the cookies; the consent dialog links to it where it exists. */
    readonly cookies: string;
    /** The cars a visitor has saved; sites with a car area of their own have it, and the comparison beside it. */
    readonly savedCars?: string;
    readonly comparison?: string;
  };
  readonly features: SiteFeatures;
  /** `{title}` is the page's title, `{site}` the site's name (HEAD-1). */
  readonly titleTemplate: string;
  readonly contact: { readonly email: string; readonly phone: string; readonly phoneE164: string };
  readonly answers: AnswerTime;
  readonly organisation: Organisation;
  readonly carList: ListSetting | null;
  readonly facilityList: ListSetting | null;
  /** How a dismissed alert banner is remembered (ALERT-4, ALERT-5). */
  readonly alertMode: 'cookie' | 'session';
  /** Container of the site's tag manager; `TAG_CONTAINERS` wins over it (ANALYTICS-1). */
  readonly tagContainer?: `GTM-${string}`;
  readonly social: readonly SocialLink[];
  /** Sites that have it show an estimate beside their sell-car form. */
  readonly valuation?: ValuationSetting;
  /** Sites that have it let visitors book a time for a test drive; the others send the wish alone. */
  readonly testDrives?: TestDriveSetting;
  /** `site_id` of the one facility that sees to motorcycles, where the site has one (SERVICE-REQUEST-5). */
  readonly motorcycleDealer?: string;
  /** Our organisation at the quote service (QUOTE-2); sites with UK finance have one. */
  readonly financeOrganisation?: string;
}
