import type { MessageKey, Translate } from '~/messages';

/** What a time that is held, or taken by others, says. */
export const HOLD_KEYS = [
  'times.held',
  'times.heldSoon',
  'times.taken',
  'times.nearby',
  'times.allDay',
] as const satisfies readonly MessageKey[];

export type HoldTexts = Translate<(typeof HOLD_KEYS)[number]>;
