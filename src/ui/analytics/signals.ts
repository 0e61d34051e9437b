import type { ConsentCategory } from '~/ui/consent';

/** The signals of Google's Consent Mode v2, and what has to be agreed to for each. */
const SIGNALS = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'analytics',
  functionality_storage: 'external',
  personalization_storage: 'external',
  /** Against fraud and for signing in: given with any choice that lets the container run. */
  security_storage: null,
} as const satisfies Readonly<Record<string, ConsentCategory | null>>;

export type Signals = Readonly<Record<string, 'granted' | 'denied'>>;

/** Sent before any tag. */
export const ALL_DENIED: Signals = Object.fromEntries(
  Object.keys(SIGNALS).map((signal) => [signal, 'denied'] as const),
);

/** Sent after a choice. */
export function signalsOf(has: (category: ConsentCategory) => boolean): Signals {
  const running = has('analytics') || has('marketing');
  return Object.fromEntries(
    Object.entries(SIGNALS).map(([signal, category]) => {
      const granted = category === null ? running : has(category);
      return [signal, granted ? 'granted' : 'denied'] as const;
    }),
  );
}
