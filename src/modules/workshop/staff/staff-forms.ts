import type { BookingEngine } from '../engine';
import { findStaffForm, putStaffForm, type StaffFormFields } from '../store/staff-form-store';

/**
 * What staff have typed of a form that goes over several pages, for half a day. Its pages are found by a key, so that Back and
 * a reload show them as they were, and no address has anything that was typed.
 */
export interface StaffForms {
  /** @param key a uuid */
  put(account: string, key: string, fields: StaffFormFields): Promise<void>;
  /** null: unknown, another account's, or too old. */
  find(account: string, key: string): Promise<StaffFormFields | null>;
}

/** Forms of staff in our own table. */
export const createStaffForms = ({
  database,
  clock,
}: Pick<BookingEngine, 'database' | 'clock'>): StaffForms => ({
  put: (account, key, fields) => putStaffForm(database.db, { account, key }, fields, clock.now()),
  find: (account, key) => findStaffForm(database, { account, key }, clock.now()),
});
