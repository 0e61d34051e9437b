import { isMailAddress } from '~/platform/mail';
import { err, ok, type Result } from '~/platform/result';
import { type AlertPreferences, FREQUENCIES } from './alert';

/** What a form asks to be watched, as it came: hostile until the list's own codec has read it. */
export type SubmittedSearch =
  | { readonly kind: 'list'; readonly path: string; readonly query: string; readonly fixed: string }
  | { readonly kind: 'car'; readonly carId: string };

export interface Subscription extends AlertPreferences {
  readonly email: string;
  readonly search: SubmittedSearch;
}

type SubscriptionProblem = 'emailMissing' | 'emailInvalid' | 'wishMissing';

type SubscriptionProblems = Readonly<Partial<Record<'email' | 'wish', SubscriptionProblem>>>;

export type SubscribeFailure =
  | { readonly kind: 'malformed' }
  | { readonly kind: 'suspected-bot' }
  | { readonly kind: 'invalid'; readonly problems: SubscriptionProblems };

const MAX_EMAIL = 254;
const MAX_QUERY = 8_000;
const MAX_PATH = 300;

/** A path of our own host: no other host, no control characters. */
export const isLocalPath = (path: string): boolean =>
  path.length <= MAX_PATH && /^\/(?![/\\])[^\s\\?#\p{C}]*$/u.test(path);

/** What to report and how often; null for neither, or for unknown values. */
export function readPreferences(fields: URLSearchParams): AlertPreferences | null {
  const frequency = FREQUENCIES.find((each) => each === (fields.get('frequency') ?? 'now'));
  const [newCars, priceDrops] = [fields.has('newCars'), fields.has('priceDrops')];
  return frequency === undefined || (!newCars && !priceDrops) ? null : { newCars, priceDrops, frequency };
}

/** Reads the fields of the form. Unknown fields are passed over. */
export function readSubscription(fields: URLSearchParams): Result<Subscription, SubscribeFailure> {
  // Bots fill every field they find; people never see this one.
  if ((fields.get('website') ?? '') !== '') return err({ kind: 'suspected-bot' });
  const search = readSearch(fields);
  if (search === null) return err({ kind: 'malformed' });
  const email = (fields.get('email') ?? '').trim().toLowerCase();
  const preferences = readPreferences(fields);
  const problem: SubscriptionProblem | null =
    email === '' ? 'emailMissing' : isUsable(email) ? null : 'emailInvalid';
  if (problem !== null || preferences === null) {
    const problems: SubscriptionProblems = {
      ...(problem !== null && { email: problem }),
      ...(preferences === null && { wish: 'wishMissing' as const }),
    };
    return err({ kind: 'invalid', problems });
  }
  return ok({ email, search, ...preferences });
}

const isUsable = (email: string): boolean =>
  email.length <= MAX_EMAIL && isMailAddress(email) && /\.\p{L}{2,}$/u.test(email);

function readSearch(fields: URLSearchParams): SubmittedSearch | null {
  const carId = fields.get('carId') ?? '';
  if (carId !== '') return carId.length <= 100 ? { kind: 'car', carId } : null;
  const [path, query, fixed] = ['path', 'search', 'fixed'].map((name) => fields.get(name) ?? '');
  if (path === undefined || query === undefined || fixed === undefined) return null;
  if (!isLocalPath(path) || query.length > MAX_QUERY || fixed.length > MAX_QUERY) return null;
  return { kind: 'list', path, query, fixed };
}
