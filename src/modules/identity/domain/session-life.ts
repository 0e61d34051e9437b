/** Seconds from signing in to the end of the session, whatever is done meanwhile: a long working day. */
export const SESSION_SECONDS = 12 * 3600;
/** A session's token is replaced when it is older than this. */
export const TOKEN_SECONDS = 3600;
/** How long a replaced token still answers: pages that were asked for at the same time. */
export const OVERLAP_SECONDS = 60;
/** When a session was last used is known to this. */
export const SEEN_SECONDS = 300;

/** What a session is known by while its tokens change; one from before that by its row. */
export const signInIdOf = (session: { readonly id: string; readonly signInId?: unknown }): string =>
  typeof session.signInId === 'string' ? session.signInId : session.id;
