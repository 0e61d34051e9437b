import { randomUUID } from 'node:crypto';
import { err, ok, type Result } from '~/platform/result';
import { newToken, tokenHash } from '~/platform/token';
import type { Site } from '~/sites';
import type { BookingEngine } from '../engine';
import { reserveBay } from '../reserve-bay';
import type { BookingFailure, Hold, HoldRequest } from '../service';
import * as occupations from '../store/occupation-store';
import { transactWithRetry } from '../transaction';
import { resolveVisitRequest } from '../visit-request';

const MINUTE_MS = 60_000;
/** A picked time waits so long for its holder, and for no longer than an hour however often it is prolonged (HOLD-1). */
const HOLD_MS = 10 * MINUTE_MS;
const MAX_HOLD_MS = 60 * MINUTE_MS;

/** Holds a slot; a hold that one has moves there, or lasts longer where it is there already. */
export async function holdSlot(
  engine: BookingEngine,
  site: Site,
  request: HoldRequest,
): Promise<Result<Hold, BookingFailure>> {
  const resolved = await resolveVisitRequest(engine, site, request);
  if (!resolved.ok) return resolved;
  const holdHash = request.holdId === null ? null : tokenHash(request.holdId);
  return reserveBay(engine, resolved.value, { holdHash }, async ({ tx, now, claimHold, takeBay }) => {
    const earlier = await claimHold();
    const secret =
      earlier === null || request.holdId === null || holdHash === null
        ? newToken()
        : { text: request.holdId, hash: holdHash };
    const expiresAt = laterEnd(earlier?.fits === true ? earlier.hold.heldSince : now, now);
    if (earlier?.fits === true) {
      await occupations.setHoldExpiry(tx, secret.hash, expiresAt);
    } else {
      const row = { id: randomUUID(), hash: secret.hash, heldSince: now, expiresAt };
      await takeBay((at) => occupations.insertHold(engine.database, tx, row, at));
    }
    return { holdId: secret.text, expiresAt: expiresAt.toISOString() };
  });
}

/** When a hold ends that is prolonged now. */
const laterEnd = (heldSince: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + HOLD_MS, heldSince.getTime() + MAX_HOLD_MS));

export async function extendHold(
  { database, clock }: BookingEngine,
  holdId: string,
): Promise<Result<Hold, BookingFailure>> {
  const hash = tokenHash(holdId);
  if (hash === null) return err({ code: 'unknown-hold' });
  return transactWithRetry(database, async (tx) => {
    const now = clock.now();
    const found = await occupations.findHold(database, tx, hash, now);
    if (found === null) return err({ code: 'unknown-hold' });
    const expiresAt = laterEnd(found.heldSince, now);
    await occupations.setHoldExpiry(tx, hash, expiresAt);
    return ok({ holdId, expiresAt: expiresAt.toISOString() });
  });
}

export async function releaseHold({ database }: BookingEngine, holdId: string): Promise<void> {
  const hash = tokenHash(holdId);
  if (hash !== null) await occupations.deleteHold(database.db, hash);
}
