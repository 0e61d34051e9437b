/** What staff say of a car; null is what the file says. */
export interface Overlay {
  /** Why it is not shown, though the file has it. */
  readonly visibility: 'hidden' | 'sold' | null;
  readonly highlighted: boolean | null;
  readonly description: string | null;
}

export const NO_OVERLAY: Overlay = { visibility: null, highlighted: null, description: null };

export const DESCRIPTION_MAX = 10_000;

/** One thing that is said of a car, or with null released to the file again. */
export type OverlayChange =
  | { readonly field: 'visibility'; readonly value: Overlay['visibility'] }
  | { readonly field: 'highlighted'; readonly value: boolean | null }
  | { readonly field: 'description'; readonly value: string | null };

/** The overlay after a change; an empty text releases the file's. */
export function changeOverlay(overlay: Overlay, change: OverlayChange): Overlay {
  if (change.field !== 'description') return { ...overlay, [change.field]: change.value };
  const description = change.value?.replaceAll('\r\n', '\n').trim().slice(0, DESCRIPTION_MAX);
  return { ...overlay, description: description || null };
}

export const sameOverlay = (a: Overlay, b: Overlay): boolean =>
  a.visibility === b.visibility && a.highlighted === b.highlighted && a.description === b.description;
