import type { BookingApi } from '~/features/booking-calls';
import type { ErrorCode } from '~/features/booking-tracking';
import type { Car } from '../state/store';

/** `invalid`: no plate looks like that; `unknown`: nobody knows the car; `failed`: nobody could be asked. */
export type PlateProblem = 'invalid' | 'unknown' | 'failed';

export type Found =
  | { readonly kind: 'found'; readonly car: Car; readonly hasBrand: boolean }
  | { readonly kind: 'problem'; readonly problem: PlateProblem };

/** The car of a plate, and whether a workshop of ours is authorised for its brand: known together, so that nothing flickers. */
export async function lookUp(api: Pick<BookingApi, 'vehicle' | 'hasBrand'>, plate: string): Promise<Found> {
  const answer = await api.vehicle(plate);
  if (answer.ok) {
    return { kind: 'found', car: answer.value, hasBrand: await api.hasBrand(answer.value.brand) };
  }
  const { failure } = answer;
  const code = failure.kind === 'refused' ? failure.code : null;
  return { kind: 'problem', problem: PROBLEMS.get(code ?? '') ?? 'failed' };
}

/** By the failure's name, not its status: a 404 of something in between says nothing about the plate. */
const PROBLEMS: ReadonlyMap<string, PlateProblem> = new Map([
  ['unknown-vehicle', 'unknown'],
  ['invalid-registration-number', 'invalid'],
]);

/**
 * What analytics is told of a plate that was not accepted. `error_regnr` is an invalid registration number
 * (BOOKING-EVENT-3); a register that does not answer, or a network that fails, is no fault of the plate and no event.
 */
export const errorOf = (problem: PlateProblem): ErrorCode | null =>
  problem === 'failed' ? null : 'error_regnr';
