import type { Context } from 'hono';
import type { z } from 'zod';
import { type BodyProblem, isSameOrigin, readJson } from '~/platform/http';
import type { RateVerdict } from '~/platform/rate-limit';
import { err, ok, type Result } from '~/platform/result';
import type { Language, Site } from '~/sites';
import type { Call } from './call';
import type { Failure } from './failures';
import { noBody } from './fields';
import type { BookingLimits, PlateLimit } from './limits';

/** A parsed request of a call. */
export interface ParsedRequest<C extends Call> {
  readonly site: Site;
  readonly language: Language;
  readonly client: string;
  readonly now: Date;
  readonly params: z.output<C['params']>;
  readonly query: z.output<C['query']>;
  readonly headers: z.output<C['headers']>;
  readonly body: z.output<C['body']>;
}

export interface RequestLimits {
  readonly limits: Pick<BookingLimits, 'reads' | 'holds' | 'bookings'>;
  readonly plates: PlateLimit;
}

/** Why a request does not reach the service; `retryAfter` in seconds. */
export interface Refusal {
  readonly failure: Failure;
  readonly retryAfter?: number;
}

const MAX_BODY_BYTES = 20 * 1024;

const BODY_FAILURES = {
  'too-large': { code: 'too-large' },
  'unsupported-type': { code: 'unsupported-type' },
  malformed: { code: 'invalid', field: 'body' },
} as const satisfies Record<BodyProblem, Failure>;

/** Parses a request by the call's schemas, or refuses it: origin, rate, shape, then the number of different cars. */
export async function parseRequest<C extends Call>(
  c: Context,
  call: C,
  caller: Pick<ParsedRequest<C>, 'site' | 'language' | 'client' | 'now'>,
  { limits, plates }: RequestLimits,
): Promise<Result<ParsedRequest<C>, Refusal>> {
  if (call.method !== 'get' && !isSameOrigin(c.req.raw)) return refused({ code: 'forbidden' });
  const verdict = await limits[call.limit].take(caller.client, caller.now);
  if (!verdict.allowed) return rateLimited(verdict);
  const sent = await bodyOf(c, call);
  if (!sent.ok) return err({ failure: BODY_FAILURES[sent.error] });
  const params = parseWith<C['params']>(call.params, c.req.param());
  if (!params.ok) return refused(params.error);
  const query = parseWith<C['query']>(call.query, c.req.query());
  if (!query.ok) return refused(query.error);
  const headers = parseWith<C['headers']>(call.headers, c.req.header());
  if (!headers.ok) return refused(headers.error);
  const body = parseWith<C['body']>(call.body, sent.value);
  if (!body.ok) return refused(body.error);
  const plate = plateIn(params.value) ?? plateIn(query.value) ?? plateIn(body.value);
  const known = plate === null ? null : plates.take(caller.client, plate, caller.now);
  if (known !== null && !known.allowed) return rateLimited(known);
  return ok({
    ...caller,
    params: params.value,
    query: query.value,
    headers: headers.value,
    body: body.value,
  });
}

const refused = (failure: Failure): Result<never, Refusal> => err({ failure });

const rateLimited = (verdict: Extract<RateVerdict, { allowed: false }>): Result<never, Refusal> =>
  err({ failure: { code: 'rate-limited' }, retryAfter: verdict.retryAfterSeconds });

const bodyOf = async (c: Context, { body }: Call) =>
  body === noBody ? ok(null) : readJson(c.req.raw, { maxBytes: MAX_BODY_BYTES });

const PLATES: readonly PropertyKey[] = ['registrationNumber', 'regNo'];

function parseWith<S extends z.ZodType>(schema: S, value: unknown): Result<z.output<S>, Failure> {
  const read = schema.safeParse(value);
  if (read.success) return ok(read.data);
  const [issue] = read.error.issues;
  const path = issue?.path ?? [];
  return err(
    path.some((part) => PLATES.includes(part))
      ? { code: 'invalid-registration-number' }
      : { code: 'invalid', field: path.map(String).join('.') || 'body' },
  );
}

function plateIn(fields: unknown): string | null {
  if (typeof fields !== 'object' || fields === null) return null;
  const plate =
    'registrationNumber' in fields ? fields.registrationNumber : 'regNo' in fields ? fields.regNo : null;
  return typeof plate === 'string' ? plate : null;
}
