import type { Context } from 'hono';
import type { z } from 'zod';
import {
  administeredSites,
  bearerOf,
  cookiesForStudio,
  hasSessionCookie,
  type Identity,
  type Member,
  mayEdit,
} from '~/modules/identity';
import { BODY_STATUS, isSameOrigin, readJson } from '~/platform/http';
import { err, ok, type Result } from '~/platform/result';
import type { Language, Site } from '~/sites';
import type { Content, EditingCalls } from '../../content';
import type { StoredItem } from '../../store/item-rows';
import { type Refusal, STUDIO_HEADER } from '../../studio-wire';

/** The status of each refusal. */
export const REFUSAL_STATUS = {
  ...BODY_STATUS,
  'signed-out': 401,
  forbidden: 403,
  'read-only': 403,
  'rate-limited': 429,
  'foreign-request': 403,
  'not-found': 404,
  conflict: 409,
  'invalid-content': 422,
  'nothing-to-publish': 409,
  'not-published': 409,
  'not-scheduled': 409,
  'in-release': 409,
  'time-passed': 409,
  'name-taken': 409,
  'unknown-type': 415,
  'too-many-pixels': 413,
  'unsafe-svg': 422,
  damaged: 422,
  unavailable: 503,
  'in-use': 409,
  'not-empty': 409,
  'invalid-name': 422,
  'address-redirected': 409,
  refused: 409,
} as const satisfies Record<Refusal['code'], number>;

/** One person's own: kept by nobody, found by nobody, told to no other host. */
export const PRIVATE = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
} as const;

export const refuse = (refused: Refusal): Response =>
  Response.json({ error: refused }, { status: REFUSAL_STATUS[refused.code], headers: PRIVATE });

/** An answer is what its schema lists, and nothing else that a value may carry. */
export const answer = <S extends z.ZodType>(schema: S, value: z.input<S>): Response =>
  Response.json(schema.parse(value), { headers: PRIVATE });

export interface Guard {
  readonly identity: Pick<Identity, 'session' | 'tokens'>;
  /** The client that wrong tokens are counted by. */
  clientOf(c: Context): string;
  readonly content: Pick<Content, 'editing' | 'editingAs' | 'studio' | 'redirects' | 'addresses'>;
  readonly sites: readonly Site[];
}

/** A site that the member may edit. */
export interface SiteVisit {
  readonly member: Member;
  readonly site: Site;
  /** In the member's name. */
  readonly editing: EditingCalls;
}

/** A page in a language that the member may edit. */
export interface PageVisit extends SiteVisit {
  readonly item: StoredItem;
  readonly language: Language;
}

/** What a call needs: the site's drafts, its publishing, or all of the site. */
export type Permission = 'drafts' | 'publishing' | 'administering';

/** How a call names whoever makes it. */
const CHALLENGE = 'Bearer realm="studio"';

const signedOut = (challenge = CHALLENGE): Response =>
  withHeader(refuse({ code: 'signed-out' }), 'www-authenticate', challenge);

/** Carries out a call of whoever is signed in or sends a token of theirs, or refuses it. */
export async function asMember(
  c: Context,
  guard: Pick<Guard, 'identity' | 'clientOf'>,
  act: (member: Member) => Promise<Response> | Response,
): Promise<Response> {
  if (bearerOf(c.req.header('authorization')) !== null) return asToken(c, guard, act);
  if (!isOurs(c.req.raw)) return refuse({ code: 'foreign-request' });
  return memberOf(c, guard, signedOut(), act);
}

/**
 * The same with a token. No browser sends one by itself, so that nothing has to show where the call comes from; one that comes with
 * a session besides is of nobody in particular.
 */
async function asToken(
  c: Context,
  { identity, clientOf }: Pick<Guard, 'identity' | 'clientOf'>,
  act: (member: Member) => Promise<Response> | Response,
): Promise<Response> {
  if (hasSessionCookie(c.req.header('cookie'))) return refuse({ code: 'malformed' });
  const visit = await identity.tokens.visit(c.req.header('authorization'), clientOf(c));
  if (visit === null) return signedOut();
  if (visit.ok)
    return visit.value.scope === 'read' && !isReading(c.req.raw)
      ? refuse({ code: 'read-only' })
      : act(visit.value.member);
  if (visit.error.code === 'refused') return signedOut(`${CHALLENGE}, error="invalid_token"`);
  const { retryAfterSeconds } = visit.error;
  return withHeader(refuse({ code: 'rate-limited' }), 'retry-after', `${retryAfterSeconds}`);
}

function withHeader(response: Response, name: string, value: string): Response {
  response.headers.set(name, value);
  return response;
}

const isReading = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/** The answer for whoever is signed in, which renews the session, or that for all others. */
export async function memberOf(
  c: Context,
  { identity }: { readonly identity: Pick<Identity, 'session'> },
  otherwise: Response,
  act: (member: Member) => Promise<Response> | Response,
): Promise<Response> {
  const session = await identity.session(c.req.header('cookie'));
  if (session === null) return otherwise;
  const response = await act(session.member);
  for (const line of cookiesForStudio(session.cookies)) response.headers.append('set-cookie', line);
  return response;
}

/** Stricter than for visitors: what changes something comes from our own script. */
function isOurs(request: Request): boolean {
  if (!isSameOrigin(request)) return false;
  if (isReading(request)) return true;
  return request.headers.get('origin') !== null && request.headers.get(STUDIO_HEADER) === '1';
}

/** The site of a key, if the member may do that there. */
export function siteFor(
  { sites }: Pick<Guard, 'sites'>,
  member: Member,
  key: string,
  permission: Permission,
): Result<Site, Refusal> {
  const site = sites.find((each) => each.key === key);
  if (site === undefined) return err({ code: 'not-found' });
  const isAllowed =
    permission === 'administering'
      ? administeredSites(member).includes(key)
      : mayEdit(member, key, permission);
  return isAllowed ? ok(site) : err({ code: 'forbidden' });
}

/** Editing in the name of a member. */
export const editingOf = ({ content }: Pick<Guard, 'content'>, { id, name }: Member): EditingCalls =>
  content.editingAs({ id, name });

export const languageOf = (site: Site, text: string | undefined): Language | undefined =>
  site.languages.find((each) => each === text);

/** The page that the address names, if the member may do that with it. */
export const pageFor = (
  guard: Guard,
  member: Member,
  c: Context,
  permission: Permission,
): Promise<Result<PageVisit, Refusal>> =>
  pageNamed(guard, member, { id: c.req.param('id'), language: c.req.param('language') }, permission);

/** The same for a page that is named elsewhere. */
export async function pageNamed(
  guard: Guard,
  member: Member,
  named: { readonly id: string | undefined; readonly language: string | undefined },
  permission: Permission,
): Promise<Result<PageVisit, Refusal>> {
  const item = await guard.content.editing.findItem(named.id ?? '');
  if (item === null) return err({ code: 'not-found' });
  const site = siteFor(guard, member, item.site, permission);
  if (!site.ok) return site;
  const language = languageOf(site.value, named.language);
  return language === undefined
    ? err({ code: 'not-found' })
    : ok({ member, item, site: site.value, language, editing: editingOf(guard, member) });
}

/** More than a page may hold, so that the store says what is wrong with one that is too large. */
const MAX_BYTES = 6_000_000;

export async function bodyOf<S extends z.ZodType>(
  request: Request,
  schema: S,
  maxBytes = MAX_BYTES,
): Promise<Result<z.output<S>, Refusal>> {
  const body = await readJson(request, { maxBytes });
  if (!body.ok) return err({ code: body.error });
  const parsed = schema.safeParse(body.value);
  return parsed.success ? ok(parsed.data) : err({ code: 'malformed' });
}
