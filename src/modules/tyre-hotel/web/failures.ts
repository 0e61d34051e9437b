import { translator } from '~/messages';
import type { Language } from '~/sites';
import type { CodeFailure, LoginFailure, SearchFailure, VisitFailure } from '../service';

type RefusalCode =
  | 'invalid-registration-number'
  | 'invalid'
  | 'signed-out'
  | 'other-vehicle'
  | 'forbidden'
  | 'not-found'
  | 'method-not-allowed'
  | 'rate-limited'
  | 'too-large'
  | 'unsupported-type'
  | 'internal';

export type Failure =
  | SearchFailure
  | LoginFailure
  | CodeFailure
  | VisitFailure
  | { readonly code: RefusalCode; readonly field?: string };

/** Every expected failure, once: its HTTP status. The message's key is `tyreHotel.failure.` and the code. */
export const STATUS = {
  'invalid-registration-number': 400,
  invalid: 400,
  'wrong-code': 400,
  'time-needed': 400,
  'signed-out': 401,
  forbidden: 403,
  'other-vehicle': 403,
  'not-found': 404,
  'no-agreement': 404,
  'unknown-customer': 404,
  'method-not-allowed': 405,
  'slot-taken': 409,
  'already-booked': 409,
  'key-reused': 409,
  'not-bookable': 409,
  'outside-window': 409,
  'code-expired': 410,
  'too-large': 413,
  'unsupported-type': 415,
  'rate-limited': 429,
  'too-many-codes': 429,
  internal: 500,
  'code-not-sent': 503,
  'service-unavailable': 503,
} as const satisfies Record<Failure['code'], number>;

export const NO_STORE = { 'cache-control': 'no-store' } as const;

/** A failure as the API answers it: `{code, message, field?, reference?}`. The message is shown as it is (TYRE-CODE-4, WHEEL-CHANGE-5). */
export function failed(
  failure: Failure,
  language: Language,
  extra: { readonly reference?: string; readonly headers?: Readonly<Record<string, string>> } = {},
): Response {
  const { reference, headers } = extra;
  return Response.json(
    {
      code: failure.code,
      message: translator(language)(`tyreHotel.failure.${failure.code}`),
      ...('field' in failure && failure.field !== undefined ? { field: failure.field } : {}),
      ...(reference === undefined ? {} : { reference }),
    },
    { status: STATUS[failure.code], headers: { ...NO_STORE, 'content-language': language, ...headers } },
  );
}
