import type { z } from 'zod';
import { type Refusal, refusal, STUDIO_API } from '~/modules/content/studio-wire';
import type { Secret } from '~/platform/config';
import type { FetchProblem, fetchWithin } from '~/platform/http';
import { decodeJson } from '~/platform/json';
import { err, ok, type Result } from '~/platform/result';

/** A site on another server, called with a personal token. */
export interface RemoteSite {
  /** `https://host`. */
  readonly origin: string;
  readonly site: string;
  readonly token: Secret;
  /** `fetchWithin`, or what stands for it in a test. */
  readonly send: typeof fetchWithin;
}

/** A long copy on a slow line. */
const TIMEOUT_MS = 300_000;

type Call = Omit<Parameters<typeof fetchWithin>[1], 'timeoutMs' | 'breaker'>;

/** Calls below the site's copy; the bytes of the answer, or one line that says why there are none. */
export async function callBytes(
  { origin, site, token, send }: RemoteSite,
  path: string,
  call: Call,
): Promise<Result<Uint8Array<ArrayBuffer>, string>> {
  const answer = await send(`${origin}${STUDIO_API}/copy/${encodeURIComponent(site)}${path}`, {
    ...call,
    timeoutMs: TIMEOUT_MS,
    headers: { ...call.headers, authorization: `Bearer ${token.reveal()}` },
  });
  if (!answer.ok) return err(`${origin}: ${PROBLEMS[answer.error]}`);
  const { status, bytes } = answer.value;
  return status === 200 ? ok(bytes) : err(refusalText(origin, status, bytes));
}

/** The same for an answer of JSON, read by its schema. */
export async function callJson<S extends z.ZodType>(
  remote: RemoteSite,
  schema: S,
  path: string,
  call: Call,
): Promise<Result<z.output<S>, string>> {
  const answer = await callBytes(remote, path, call);
  if (!answer.ok) return answer;
  const parsed = schema.safeParse(decodeJson(textOf(answer.value)));
  return parsed.success ? ok(parsed.data) : err(`${remote.origin} answers something else than it should.`);
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const PROBLEMS = {
  timeout: 'no whole answer in five minutes.',
  unreachable: 'it cannot be reached.',
  redirected: 'it leads elsewhere; give the address that it leads to.',
  'answer-too-large': 'the site is larger than what can be copied.',
  resting: 'it cannot be reached.',
} as const satisfies Record<FetchProblem, string>;

const REASONS: Partial<Record<Refusal['code'], string>> = {
  'signed-out': 'the token is not valid there.',
  forbidden: 'the owner of the token may not do that on this site.',
  'read-only': 'the token may only read.',
  'rate-limited': 'too many wrong tokens came from here; try again later.',
  'not-found': 'there is no such site.',
  'not-empty': 'the site has pages already; --replace deletes them first.',
  'too-large': 'it is larger than what can be copied.',
};

const MAX_PROBLEMS = 20;

function refusalText(origin: string, status: number, bytes: Uint8Array): string {
  const refused = refusal.safeParse(decodeJson(textOf(bytes)));
  if (!refused.success) return `${origin} answers ${status}.`;
  const { code, problems = [] } = refused.data.error;
  const lines = problems
    .slice(0, MAX_PROBLEMS)
    .map(({ path, message }) => (path === '' ? message : `${path}: ${message}`));
  return [`${origin}: ${REASONS[code] ?? code}`, ...lines].join('\n');
}
