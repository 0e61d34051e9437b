import {
  type CarRecord,
  formatMoney,
  type LoggedPrice,
  type StaffCar,
  type WaitingCar,
} from '~/modules/stock';
import type { MediaProblem } from '~/platform/media';
import { DAY_MS } from '~/platform/time';
import type { Names } from '../inbox/request-words';
import type { StaffFrame } from '../staff.shell';

/** What a form of a car's page has come to. */
export const CAR_OUTCOMES = ['changed', 'unknown', 'added', 'addedHidden', 'tookOver', 'removed'] as const;
type CarOutcome = (typeof CAR_OUTCOMES)[number];

/** What is wrong with an upload: all of it, or files by their names. */
export type UploadProblem =
  | { readonly kind: 'too-large' | 'none' | 'too-many' }
  | { readonly kind: 'files'; readonly files: readonly RefusedFile[] };

export interface RefusedFile {
  readonly name: string;
  readonly problem: MediaProblem | 'away';
}

export interface CarProps {
  readonly frame: StaffFrame;
  readonly car: StaffCar;
  /** As the site shows it; null while it does not. */
  readonly shown: CarRecord | null;
  /** By `site_id`. */
  readonly storeNames: ReadonlyMap<string, string>;
  readonly names: Names;
  readonly outcome: CarOutcome | null;
  /** A text that was typed while somebody else wrote another one; null without. */
  readonly draft: string | null;
  /** What could not be taken of the files that came. */
  readonly upload: UploadProblem | null;
  /** The file has it as well, hidden until somebody decides. */
  readonly same: WaitingCar | null;
  readonly now: Date;
}

export const priceText = (
  { minor, currency }: Pick<LoggedPrice, 'minor' | 'currency'>,
  { site }: StaffFrame,
): string => formatMoney(minor / 100, currency, site.locale);

/** Whole days that a car has been in stock. */
export const daysInStock = (arrivedAt: Date, until: Date): number =>
  Math.max(0, Math.floor((until.getTime() - arrivedAt.getTime()) / DAY_MS));
