import type { ComingWheelChange } from '~/modules/workshop';
import type { Result } from '~/platform/result';
import type { Site } from '~/sites';
import type { Position, Season, StoredWheel } from '../domain/agreement';
import type { FieldProblems, TypedAgreement, TypedContact } from '../domain/typed-agreement';
import type { TypedWheels, WheelField } from '../domain/typed-wheels';
import type { Wear } from '../domain/wear';

/** Where a set is: with us, on the car, or with the customer and perhaps gone for good. */
export const SET_STATES = ['stored', 'fitted', 'away'] as const;
export type SetState = (typeof SET_STATES)[number];

/** A workshop; every call is about the agreements of one, and finds no others. */
export interface TyreWorkshop {
  readonly siteIndex: string;
  readonly departmentId: string;
}

export interface StaffWheel extends StoredWheel {
  readonly wear: Wear;
}

export interface StaffSet {
  readonly id: string;
  /** `TH-000123-0`, on its label. */
  readonly label: string;
  readonly season: Season;
  readonly state: SetState;
  /** null: not placed, or not with us. */
  readonly shelf: string | null;
  readonly wheels: readonly StaffWheel[];
  /** Staff have changed it: the file changes it no more. */
  readonly isOfStaff: boolean;
  /** The file has such a set too, which it can be given back to. */
  readonly isInFile: boolean;
  /** null: never by staff. */
  readonly measuredAt: Date | null;
  /** When each photographed wheel was. */
  readonly photos: readonly { readonly position: Position; readonly takenAt: Date }[];
  readonly revision: number;
}

export const TYRE_ACTS = [
  'agreement-made',
  'contact-changed',
  'agreement-ended',
  'set-made',
  'measured',
  'photographed',
  'photo-removed',
  'moved',
  'handed-in',
  'fitted',
  'handed-out',
  'released',
] as const;

/** What was done, and to which set. */
export interface TyreAct {
  readonly id: number;
  readonly act: (typeof TYRE_ACTS)[number];
  /** Empty: the agreement itself. */
  readonly label: string;
  /** Places, positions and millimetres. */
  readonly detail: string;
  /** Id of the account. */
  readonly account: string;
  readonly at: Date;
}

/** An agreement as a list shows it. */
export interface FoundAgreement {
  readonly id: string;
  readonly departmentId: string;
  readonly registrationNumber: string;
  readonly brand: string;
  readonly model: string;
  readonly customerName: string;
  readonly phone: string;
  readonly hasEnded: boolean;
  readonly sets: readonly Pick<StaffSet, 'id' | 'label' | 'season' | 'state' | 'shelf'>[];
}

export interface StaffAgreement extends TyreWorkshop {
  readonly id: string;
  readonly registrationNumber: string;
  readonly brand: string;
  readonly model: string;
  /** What it is called. */
  readonly name: string;
  readonly customer: {
    readonly name: string;
    readonly phone: string;
    readonly email: string;
    /** Tag of the language that they read; null: not known. */
    readonly language: string | null;
  };
  readonly isContactOfStaff: boolean;
  readonly isInFile: boolean;
  readonly leftFileAt: Date | null;
  readonly endedAt: Date | null;
  readonly sets: readonly StaffSet[];
  /** Newest first. */
  readonly acts: readonly TyreAct[];
  readonly revision: number;
}

/** A set at hand: which, and in which revision it was seen. */
export interface SeenSet {
  readonly agreementId: string;
  readonly setId: string;
  readonly revision: number;
}

/** A place as it was typed. */
export interface TypedPlace {
  /** Empty: with us, and not placed yet. */
  readonly shelf: string;
  /** Whoever typed it has said that the workshop does not have the place yet: it is added. */
  readonly isNewPlace?: boolean;
}

/** What is done to one set. */
export type SetChange =
  | { readonly act: 'measure'; readonly season: Season; readonly typed: TypedWheels }
  | ({ readonly act: 'move' | 'hand-in' } & TypedPlace)
  /** `shelf`: where the set goes that has been on the car until now. */
  | ({ readonly act: 'fit' } & TypedPlace)
  | { readonly act: 'hand-out' | 'release' };

export type SetFailure =
  | { readonly code: 'unknown' }
  /** Somebody else has changed it since it was shown. */
  | { readonly code: 'stale' }
  | { readonly code: 'ended' }
  | { readonly code: 'shelf-taken' }
  | { readonly code: 'shelf-invalid' }
  /** The workshop has no such place: mistyped, or to be added. */
  | { readonly code: 'shelf-unknown' }
  | { readonly code: 'too-many-sets' }
  | { readonly code: 'wrong-state' }
  | { readonly code: 'invalid'; readonly fields: ReadonlySet<WheelField> };

export type AgreementFailure =
  | { readonly code: 'unknown' }
  | { readonly code: 'stale' }
  | { readonly code: 'ended' }
  | { readonly code: 'invalid'; readonly fields: FieldProblems }
  /** The car has one already, here or at another workshop. */
  | { readonly code: 'plate-taken'; readonly agreementId: string | null };

export type PhotoFailure = { readonly code: 'unknown' } | { readonly code: 'ended' };

export interface TyreOverview {
  readonly agreements: number;
  readonly stored: number;
  /** With us, and nobody has said where. */
  readonly unplaced: number;
}

export interface TyrePlace {
  readonly name: string;
  /** null: free. */
  readonly set: {
    readonly agreementId: string;
    readonly registrationNumber: string;
    readonly season: Season;
    readonly label: string;
  } | null;
}

/** Whose wheels, as lists show them. */
export interface TyreOwner {
  readonly agreementId: string;
  readonly registrationNumber: string;
  readonly brand: string;
  readonly model: string;
  readonly customerName: string;
  readonly phone: string;
  readonly email: string;
  /** Tag of the language that they read; null: not known. */
  readonly language: string | null;
}

/** An agreement whose wheels of the season lie with us, so that others are on the car. */
export interface DueAgreement extends TyreOwner {
  readonly label: string;
  readonly shelf: string | null;
  /** The wheel change that is booked already. */
  readonly booked: ComingWheelChange | null;
}

/** A set with its wheels that are to be replaced, and no others. */
export interface WornSet
  extends TyreOwner,
    Pick<StaffSet, 'label' | 'season' | 'state' | 'shelf' | 'wheels'> {}

/** The tyre hotel as staff see and change it. Whose workshops they may see, the caller decides. */
export interface StaffTyres {
  /**
   * By plate, name, telephone, place or label, in some workshops; each that is shown is written down as looked at.
   * null: too little to look for.
   */
  search(
    site: Site,
    departmentIds: readonly string[],
    text: string,
    account: string,
  ): Promise<readonly FoundAgreement[] | 'mistyped' | null>;
  overview(workshop: TyreWorkshop): Promise<TyreOverview>;
  /** Sets that are to be placed, oldest first; they are looks at customers too. */
  unplaced(workshop: TyreWorkshop, account: string): Promise<readonly FoundAgreement[]>;
  /** Whose wheels are to be changed this season, by plate; the looks are written down. */
  due(site: Site, workshop: TyreWorkshop, account: string): Promise<readonly DueAgreement[]>;
  /** Sets with wheels to replace, the most worn first; the looks are written down. */
  worn(workshop: TyreWorkshop, account: string): Promise<readonly WornSet[]>;
  /** One agreement; the look is written down. */
  agreement(workshop: TyreWorkshop, id: string, account: string): Promise<StaffAgreement | null>;
  /** Where the set of a label is to be found, whichever workshop it belongs to. */
  labelled(
    siteIndex: string,
    label: string,
  ): Promise<{ readonly departmentId: string; readonly agreementId: string; readonly setId: string } | null>;
  /** `id` is the caller's: the same again is the same agreement. @returns its id: another one where an old one begins anew */
  create(
    site: Site,
    workshop: TyreWorkshop,
    id: string,
    typed: TypedAgreement,
    account: string,
  ): Promise<Result<string, AgreementFailure>>;
  changeContact(
    site: Site,
    workshop: TyreWorkshop,
    seen: { readonly id: string; readonly revision: number },
    typed: TypedContact,
    account: string,
  ): Promise<Result<null, AgreementFailure>>;
  /** Sets that are here are handed out with it. */
  end(
    workshop: TyreWorkshop,
    seen: { readonly id: string; readonly revision: number },
    account: string,
  ): Promise<Result<null, AgreementFailure>>;
  /** `setId` is the caller's: the same again is the same set. */
  addSet(
    workshop: TyreWorkshop,
    agreementId: string,
    made: TypedPlace & {
      readonly setId: string;
      readonly season: Season;
      readonly state: 'stored' | 'fitted';
      readonly typed: TypedWheels;
    },
    account: string,
  ): Promise<Result<null, SetFailure>>;
  changeSet(
    workshop: TyreWorkshop,
    seen: SeenSet,
    change: SetChange,
    account: string,
  ): Promise<Result<null, SetFailure>>;
  /** A JPEG as `readPhoto` gives it, or null to remove the photograph. */
  setPhoto(
    workshop: TyreWorkshop,
    at: { readonly agreementId: string; readonly setId: string; readonly position: Position },
    image: Uint8Array | null,
    account: string,
  ): Promise<Result<null, PhotoFailure>>;
  photo(
    workshop: TyreWorkshop,
    at: { readonly agreementId: string; readonly setId: string; readonly position: Position },
  ): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Every place of the workshop, as its shelves run. */
  places(workshop: TyreWorkshop): Promise<readonly TyrePlace[]>;
  /** @returns how many are new */
  addPlaces(workshop: TyreWorkshop, names: readonly string[]): Promise<number>;
  /** false: it is taken, or there is none. */
  removePlace(workshop: TyreWorkshop, name: string): Promise<boolean>;
}
