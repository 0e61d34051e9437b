import { readHit } from '~/features/booking-calls';
import type { AvailableWorkshop } from '~/modules/workshop';
import { decodeJson } from '~/platform/json';
import { fieldsOf, textOf } from '~/platform/json-fields';

export type StreamMessage =
  | { readonly kind: 'workshop'; readonly workshop: AvailableWorkshop }
  | { readonly kind: 'nosites' }
  | { readonly kind: 'error'; readonly code: string };

/**
 * Reads one message of `closestAvailable` (MECHMATE-1): `nosites` and `error` count by the key alone, whatever its
 * value. Null for what is none of the three.
 */
export function readMessage(data: string): StreamMessage | null {
  const fields = fieldsOf(decodeJson(data));
  if (fields === null) return null;
  if ('error' in fields) return { kind: 'error', code: textOf(fields.error) ?? '' };
  if ('nosites' in fields) return { kind: 'nosites' };
  const workshop = readHit(fields);
  return workshop === null ? null : { kind: 'workshop', workshop };
}
