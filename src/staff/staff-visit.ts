import type { Context } from 'hono';
import type { ReactNode } from 'react';
import type { StaffFacilities } from '~/modules/facilities';
import type { Identity, Member, Phones } from '~/modules/identity';
import type { Inbox } from '~/modules/leads';
import type { Ratings } from '~/modules/ratings';
import type { StaffSettings } from '~/modules/settings';
import type { HeldImports, Stock } from '~/modules/stock';
import type { StaffTemplates, WordsOf } from '~/modules/templates';
import type { StaffDrives } from '~/modules/test-drives';
import type { StaffTyres, TyreSendOuts } from '~/modules/tyre-hotel';
import type {
  CustomerSearch,
  PhoneBookings,
  StaffBlockedTimes,
  StaffBoard,
  StaffBookings,
  StaffCapacity,
  StaffForms,
  StaffVisits,
  StaffWaitingList,
} from '~/modules/workshop';
import type { Assets } from '~/page/assets';
import type { Log } from '~/platform/log';
import type { Media } from '~/platform/media';
import type { Clock } from '~/platform/time';
import type { Site } from '~/sites';
import type { CarCounts } from './car-numbers/car-numbers';
import type { Connections } from './connections/connection';
import type { Figures } from './figures/figures';
import type { StaffFrame } from './staff.shell';

/** By name. */
export interface StaffPlaces {
  readonly workshops: readonly { readonly id: string; readonly name: string }[];
  readonly facilities: readonly { readonly id: string; readonly name: string }[];
}

/** By which hours a workshop takes bookings: its facility's (null), or these; times are `HH:MM`, weekdays 1 Monday … 7 Sunday. */
export type BookingHours = null | {
  readonly weekly: readonly {
    readonly weekdays: readonly number[];
    readonly opens: string;
    readonly closes: string;
  }[];
};

export interface StaffOptions {
  readonly identity: Identity;
  /** The mobile numbers of the accounts. */
  readonly phones: Phones;
  readonly staffBookings: StaffBookings;
  readonly staffBoard: StaffBoard;
  readonly staffVisits: StaffVisits;
  readonly staffBlockedTimes: StaffBlockedTimes;
  readonly staffWaitingList: StaffWaitingList;
  readonly phoneBookings: PhoneBookings;
  readonly customerSearch: CustomerSearch;
  readonly staffForms: StaffForms;
  /** null: the group's own service has the tyre hotel. */
  readonly staffTyres: StaffTyres | null;
  readonly staffCapacity: StaffCapacity;
  readonly tyreSendOuts: TyreSendOuts | null;
  readonly ratings: Pick<Ratings, 'ofWorkshop'>;
  readonly inbox: Inbox;
  /** What messages and beginnings of answers say. */
  readonly words: WordsOf;
  readonly staffTemplates: StaffTemplates;
  /** What is set of sites. */
  readonly staffSettings: StaffSettings;
  readonly staffDrives: StaffDrives;
  originOf(site: Site): string;
  /** The cars of the sites, as they are shown and as staff see them. */
  readonly stock: Pick<Stock, 'staff' | 'car' | 'facetMap'>;
  /** Requests and like prices of cars. */
  readonly carCounts: CarCounts;
  /** Where uploaded pictures go. */
  readonly media: Pick<Media, 'put'>;
  /** Stock files that wait for a person. */
  readonly held: HeldImports;
  /** What requests and visits came to. */
  readonly figures: Figures;
  /** The servers that the sites depend on. */
  readonly connections: Connections;
  /** Workshops and facilities of an index, for giving rights at them. */
  placesOf(siteIndex: string): StaffPlaces;
  /** Facilities, as they are imported and as staff change them. */
  readonly staffFacilities: StaffFacilities;
  /** Undefined: no bookings are taken there. */
  bookingHoursOf(siteIndex: string, departmentId: string): BookingHours | undefined;
  /** How many mails wait for a mail server. */
  waitingMails(): Promise<number>;
  siteOf(request: Request): Site;
  clientOf(c: Context): string;
  readonly assets: Assets;
  /** Aborted when the process is to stop: what follows changes is to follow them elsewhere. */
  readonly stopping: AbortSignal;
  readonly clock: Clock;
  readonly log: Log;
}

export interface Shown {
  readonly title: string;
  readonly content: ReactNode;
  readonly status: number;
}

/** Who is signed in, and their request. */
interface SignedIn {
  readonly c: Context;
  readonly frame: StaffFrame;
  readonly member: Member;
  /** What the session is listed by. */
  readonly sessionId: string;
  /** Whether they must make a second factor before anything else. */
  readonly lacksFactor: boolean;
}

/** What pages about accounts need of the staff pages; the studio has them too. */
export type AccountOptions = Pick<
  StaffOptions,
  | 'identity'
  | 'phones'
  | 'originOf'
  | 'placesOf'
  | 'waitingMails'
  | 'siteOf'
  | 'clientOf'
  | 'assets'
  | 'clock'
  | 'log'
>;

/** A signed-in member and their request. */
export interface StaffVisit extends StaffOptions, SignedIn {}

/** One that is about accounts. */
export interface AccountVisit extends AccountOptions, SignedIn {}

/** A table to keep, as it is read. */
export interface StaffFile {
  readonly name: string;
  readonly csv: ReadableStream<Uint8Array>;
}

/** What is answered: a page, the address of one, a file, or something for a script of the page. */
export type StaffAnswer = Shown | { readonly to: string } | StaffFile | { readonly response: Response };
