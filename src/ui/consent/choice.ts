import { decodeJson, isJsonObject } from '~/platform/json';
/**
 * What a visitor may be asked for (ANALYTICS-1, ADR 0010). `external` is what other companies show inside
 * our pages: films, maps, forms. What is necessary is not asked for and stands nowhere in this list.
 */
export const CONSENT_CATEGORIES = ['analytics', 'marketing', 'external'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** The one cookie of this part; it holds the choice and is kept for half a year. */
export const CONSENT_COOKIE = 'consent';
export const CONSENT_DAYS = 182;

/** Raised when a purpose is added or changes: earlier choices are asked for again. */
export const CONSENT_REVISION = 1;

export type ConsentChoice = ReadonlySet<ConsentCategory>;

/**
 * The valid choice in a `document.cookie` text; null when there is none, or one of another revision, or one that cannot
 * be read. Demands what the library behind the dialog demands, so that both agree on whether to ask.
 */
export function readChoice(cookies: string): ConsentChoice | null {
  const stored = recordIn(cookies);
  if (stored === null || stored.revision !== CONSENT_REVISION) return null;
  const { categories, consentId, consentTimestamp, lastConsentTimestamp } = stored;
  const dated = [consentId, consentTimestamp, lastConsentTimestamp].every(
    (text) => typeof text === 'string' && text !== '',
  );
  if (!dated || !Array.isArray(categories)) return null;
  const given: readonly unknown[] = categories;
  return new Set(CONSENT_CATEGORIES.filter((category) => given.includes(category)));
}

function recordIn(cookies: string): Readonly<Record<string, unknown>> | null {
  const pair = cookies.split('; ').find((text) => text.startsWith(`${CONSENT_COOKIE}=`));
  if (pair === undefined) return null;
  try {
    const stored = decodeJson(decodeURIComponent(pair.slice(CONSENT_COOKIE.length + 1)));
    return isJsonObject(stored) ? stored : null;
  } catch {
    return null;
  }
}
