import type { Database, Db } from '~/platform/db';
import * as bookings from '../store/booking-store';
import { forgetMissedPlace } from '../store/occupation-store';
import { deleteLastStep } from '../store/step-store';

/** Whoever was missed is expected again, at a place that has been taken for them. The visit is locked by the transaction. */
export async function expectAgain(database: Database, tx: Db, id: string, now: Date): Promise<void> {
  await forgetMissedPlace(tx, id);
  const state = await deleteLastStep(database, tx, id);
  await bookings.setState(database, tx, id, state, now);
}
