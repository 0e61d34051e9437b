import { z } from 'zod';
import { newToken, tokenHash } from '~/platform/token';
import { SITES } from '~/sites';
import type { Member } from './account';
import { administeredSites, mayEdit } from './permissions';

/** What scanners for secrets know our tokens by. */
export const TOKEN_PREFIX = 'fct_';
/** For how many days a token may be good. */
export const TOKEN_DAYS = [7, 30, 90, 180, 365] as const;
/** Reading alone, or changing too. */
export const TOKEN_SCOPES = ['read', 'write'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];
/** Of one account. */
export const MAX_TOKENS = 20;
export const TOKEN_NAME_MAX = 40;

/** What somebody asks of a new token; a name is plain, as it stands in logs beside the owner's. */
export const newTokenSchema = z.object({
  name: z
    .string()
    .trim()
    .max(TOKEN_NAME_MAX)
    .regex(/^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u),
  scope: z.enum(TOKEN_SCOPES),
  days: z.coerce.number().pipe(z.literal(TOKEN_DAYS)),
  sites: z.array(z.string()).min(1).max(SITES.length),
});
export type NewToken = z.infer<typeof newTokenSchema>;

/** The sites that somebody can make a token for: those that they edit. */
export const sitesForTokens = (member: Member): readonly string[] =>
  SITES.map(({ key }) => key).filter((key) => mayEdit(member, key, 'drafts'));

/** A new token: 256 random bits, told once, and what is stored of it. */
export function makePersonalToken(): { readonly text: string; readonly digest: string } {
  const { text, hash } = newToken();
  return { text: TOKEN_PREFIX + text, digest: hash };
}

/** The digest under which a token is stored; null for what is none. */
export const personalTokenDigest = (text: string): string | null =>
  text.startsWith(TOKEN_PREFIX) ? tokenHash(text.slice(TOKEN_PREFIX.length)) : null;

/**
 * The token of an `Authorization` header: what follows `Bearer`, right or wrong; null where the header has another scheme, as a
 * proxy with a password of its own sets it, or is absent.
 */
export const bearerOf = (authorization: string | undefined): string | null =>
  /^bearer(?:[ \t]+(.*))?$/is
    .exec(authorization ?? '')
    ?.slice(1)
    .map((text = '') => text.trim())[0] ?? null;

/**
 * The owner as far as a token reaches: on its sites, with the rights that the owner has there now, and nowhere else. The name says
 * that it was a token, in logs and as the author of versions.
 */
export function memberThrough(
  owner: Member,
  token: { readonly name: string; readonly sites: readonly string[] },
): Member {
  const administered = new Set(administeredSites(owner));
  const sites: Member['sites'] = token.sites.flatMap((site) => {
    const own = owner.sites.find((each) => each.site === site);
    if (administered.has(site)) return [{ site, role: 'admin' as const }];
    return own === undefined ? [] : [own];
  });
  return {
    id: owner.id,
    name: `${owner.name} (token: ${token.name})`,
    role: 'staff',
    sites,
    workshops: [],
    facilities: [],
  };
}
