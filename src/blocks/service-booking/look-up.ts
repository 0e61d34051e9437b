import type { BookingApi } from './api';
import type { Car } from './store';

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
  const status = failure.kind === 'refused' ? failure.status : 0;
  const problem = status === 404 ? 'unknown' : status === 400 ? 'invalid' : 'failed';
  return { kind: 'problem', problem };
}
