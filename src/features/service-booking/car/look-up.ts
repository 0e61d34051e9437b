import type { BookingApi } from '~/features/booking-calls';
import type { Car } from '../state/store';

/** What the visitor reads of it: no plate looks like that, nobody knows the car, nobody could be asked. */
export type PlateProblem = 'booking.plateInvalid' | 'booking.plateUnknown' | 'booking.plateFailed';

export interface FoundCar {
  readonly car: Car;
  /** Whether a workshop of ours is authorised for its brand. */
  readonly hasBrand: boolean;
}

/** The car of a plate, and whether a workshop of ours is authorised for its brand: known together, so that nothing flickers. */
export async function lookUp(
  api: Pick<BookingApi, 'vehicle' | 'hasBrand'>,
  plate: string,
): Promise<FoundCar | PlateProblem> {
  const answer = await api.vehicle(plate);
  if (answer.ok) return { car: answer.value, hasBrand: await api.hasBrand(answer.value.brand) };
  const { failure } = answer;
  const code = failure.kind === 'refused' ? failure.code : null;
  return PROBLEMS.get(code ?? '') ?? 'booking.plateFailed';
}

/** By the failure's name, not its status: a 404 of something in between says nothing about the plate. */
const PROBLEMS: ReadonlyMap<string, PlateProblem> = new Map([
  ['unknown-vehicle', 'booking.plateUnknown'],
  ['invalid-registration-number', 'booking.plateInvalid'],
]);
