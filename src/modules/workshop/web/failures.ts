import { translator } from '~/messages';
import type { Language } from '~/sites';
import type { BookingFailure } from '../service';

/** Refusals of the routes, besides the failures of the service. */
type RefusalCode =
  | 'not-found'
  | 'method-not-allowed'
  | 'forbidden'
  | 'rate-limited'
  | 'too-many-holds'
  | 'too-many-streams'
  | 'too-large'
  | 'unsupported-type'
  | 'internal';

export type Failure = BookingFailure | { readonly code: RefusalCode };
export type FailureCode = Failure['code'];

/** HTTP status of every expected failure. The message's key is `bookingApi.` and the code. */
export const STATUS = {
  'invalid-registration-number': 400,
  invalid: 400,
  forbidden: 403,
  'not-found': 404,
  'unknown-vehicle': 404,
  'unknown-workshop': 404,
  'unknown-service': 404,
  'unknown-hold': 404,
  'unknown-booking': 404,
  'method-not-allowed': 405,
  'slot-taken': 409,
  'already-booked': 409,
  'key-reused': 409,
  'too-late': 409,
  'too-large': 413,
  'unsupported-type': 415,
  'outside-booking-window': 422,
  'time-not-offered': 422,
  'not-done-here': 422,
  'service-not-for-car': 422,
  'rate-limited': 429,
  'too-many-holds': 429,
  'too-many-streams': 429,
  internal: 500,
  'register-unavailable': 503,
  'service-unavailable': 503,
} as const satisfies Record<FailureCode, number>;

export const NO_STORE = { 'cache-control': 'no-store' } as const;

/** A failure as the API answers it: `{code, message, field?, alternatives?, visits?, reference?}`. */
export function failed(
  failure: Failure,
  language: Language,
  extra: {
    readonly reference?: string;
    readonly headers?: Readonly<Record<string, string>>;
    /** Further fields of the response. */
    readonly fields?: object;
  } = {},
): Response {
  const { reference, headers, fields } = extra;
  const message = translator(language)(`bookingApi.${failure.code}`);
  return Response.json(
    {
      code: failure.code,
      message,
      ...detailsOf(failure),
      ...fields,
      ...(reference === undefined ? {} : { reference }),
    },
    { status: STATUS[failure.code], headers: { ...NO_STORE, 'content-language': language, ...headers } },
  );
}

function detailsOf(failure: Failure): object {
  if (failure.code === 'invalid') return { field: failure.field };
  if (failure.code === 'already-booked') return { visits: failure.visits };
  return failure.code === 'slot-taken' ? { alternatives: failure.alternatives } : {};
}
