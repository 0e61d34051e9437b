import { z } from 'zod';

/** How many days each kind of data is kept; what is older is erased at night. */
export const RETENTION_DEFAULTS = {
  /** Requests of visitors, counted from their arrival. */
  requests: 365,
  /** Mails and SMS that were kept or marked as sent. */
  messages: 90,
  /** Who came to a workshop, counted from the visit. */
  visits: 400,
  /** Comments of ratings. */
  comments: 400,
  /** Watched searches, counted from their confirmation. */
  'active-alerts': 365,
  /** Proof of consents, counted from their withdrawal. */
  consents: 1095,
  /** Pages that editors have deleted, which can be restored until then. */
  'deleted-pages': 90,
  /** Who of the staff has done what. */
  audit: 730,
} as const satisfies Record<string, number>;

export type RetentionKind = keyof typeof RETENTION_DEFAULTS;
export type RetentionDays = Readonly<Record<RetentionKind, number>>;

/** The database refuses to erase what was done within a year, so that nobody hides it (`content_audit`, `identity_audit`). */
const MIN_DAYS: Readonly<Partial<Record<RetentionKind, number>>> = { audit: 366 };

/** Ten years. */
const MAX_DAYS = 3660;

const isKind = (text: string): text is RetentionKind => Object.hasOwn(RETENTION_DEFAULTS, text);

/** `requests=180;messages=30`: a day at least (audit: a year), ten years at most. */
export const retentionDays = z.string().transform((text, context): RetentionDays => {
  const days: Record<RetentionKind, number> = { ...RETENTION_DEFAULTS };
  for (const part of text.split(';').map((each) => each.trim())) {
    if (part === '') continue;
    const [, kind = '', count = ''] = /^([a-z-]+)=(\d{1,4})$/.exec(part) ?? [];
    if (!isKind(kind) || Number(count) < 1 || Number(count) > MAX_DAYS) {
      context.addIssue(
        `kind=days;kind=days, days 1 to ${MAX_DAYS}, kinds are ${Object.keys(RETENTION_DEFAULTS).join(', ')}`,
      );
      return z.NEVER;
    }
    const minimum = MIN_DAYS[kind] ?? 1;
    if (Number(count) < minimum) {
      context.addIssue(`${kind}=${minimum} or more days`);
      return z.NEVER;
    }
    days[kind] = Number(count);
  }
  return days;
});
