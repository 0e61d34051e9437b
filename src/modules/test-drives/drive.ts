import type { OpeningSchedule } from '~/modules/facilities';
import type { Db } from '~/platform/db';
import type { Language, Site } from '~/sites';

/** A time on the facility's own clock: `YYYY-MM-DD` and `HH:mm`. */
export interface DriveTime {
  readonly date: string;
  readonly time: string;
}

/** What a visitor chose, in one text: `2026-11-27T10:00`. */
export const writeDriveTime = ({ date, time }: DriveTime): string => `${date}T${time}`;

export interface Customer {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

/** The car by the names that visitor and dealer read, and the path of its page. */
export interface DrivenCar {
  readonly title: string;
  readonly dealerTitle: string;
  readonly path: string;
}

/** Where the car stands; empty where the index knows the facility no longer. */
export interface DrivePlace {
  readonly siteId: string;
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** A car that can be test driven, with the hours of those who sell it. */
export interface DrivableCar {
  readonly car: DrivenCar;
  readonly place: DrivePlace;
  readonly opening: OpeningSchedule;
}

/** Port: what test drives need of the stock and the facilities. */
export interface DriveDirectory {
  /** null for a car that is not on sale, that is yet to be built, or that stands at no facility of the site. */
  car(site: Site, language: Language, carId: string): Promise<DrivableCar | null>;
  place(siteIndex: string, siteId: string): DrivePlace;
}

export const DRIVE_STATES = ['booked', 'came', 'missed', 'cancelled'] as const;
export type DriveState = (typeof DRIVE_STATES)[number];

/** What is asked of a car's facility along with a request. */
export interface RequestedDrive {
  readonly at: DriveTime;
  readonly customer: Customer;
  readonly leadId: string;
  /** Who of the dealer has the request. */
  readonly staffEmail: string;
  /** Whether the customer may be sent a mail: an address gets only so many that it has not asked for. */
  readonly isMailed: boolean;
}

export type DriveRefusal =
  /** The car has another drive then, or everybody who could come along. */
  | 'taken'
  /** Outside the opening hours, the notice or the window, or a car that cannot be driven. */
  | 'not-offered'
  /** This customer has as many coming drives as one may. */
  | 'too-many';

/** A drive as its customer sees it. */
export interface BookedDrive {
  readonly number: string;
  readonly token: string;
  readonly state: DriveState;
  readonly revision: number;
  readonly date: string;
  readonly time: string;
  readonly minutes: number;
  readonly zone: string;
  readonly carId: string;
  readonly car: DrivenCar;
  readonly place: DrivePlace;
  /** Whether the customer may still move or cancel it: it is booked and has not begun. */
  readonly open: boolean;
  /** The car is no longer for sale, so there is no other time either. */
  readonly carGone: boolean;
}

/** The free times of a car, day by day; days without any are left out. */
export interface FreeDay {
  readonly date: string;
  readonly times: readonly string[];
}

export interface FreeTimes {
  readonly place: DrivePlace;
  readonly car: DrivenCar;
  readonly minutes: number;
  readonly days: readonly FreeDay[];
}

export const STAFF_DRIVE_ACTS = ['came', 'missed', 'undone', 'cancelled'] as const;
export type StaffDriveAct = (typeof STAFF_DRIVE_ACTS)[number];

/** What happened to a drive, in order. */
export interface DriveAct {
  readonly act: 'booked' | 'moved' | StaffDriveAct;
  /** Of staff; null: the customer. */
  readonly account: string | null;
  readonly at: Date;
}

/** A drive as staff see it. */
export interface StaffDrive {
  readonly id: string;
  readonly number: string;
  readonly leadId: string;
  readonly siteId: string;
  readonly state: DriveState;
  readonly date: string;
  readonly time: string;
  readonly minutes: number;
  readonly hasBegun: boolean;
  readonly carId: string;
  readonly car: DrivenCar;
  /** null once it has been forgotten. */
  readonly customer: Customer | null;
  /** Since when the car is no longer for sale; null: it is. */
  readonly carGoneAt: Date | null;
  /** What staff may do now. */
  readonly acts: readonly StaffDriveAct[];
  /** Tells the state that a page has shown from later ones. */
  readonly seen: string;
}

/** How many can come along at a facility. */
export interface DriveCapacity {
  /** Where nobody has said anything. */
  readonly usual: number;
  /** null: nobody has said anything, the site's own number counts. */
  readonly own: number | null;
  readonly revision: number;
}

/** What was asked about along with a request, and the link to it. */
export interface BookedWithRequest extends DriveTime {
  /** What customer and facility call it. */
  readonly number: string;
  readonly minutes: number;
  readonly token: string;
}

/** Takes the time of a drive in the transaction of a request; a refusal is to roll it back. */
export type BookDrive = (tx: Db, requested: RequestedDrive) => Promise<BookedWithRequest | DriveRefusal>;
