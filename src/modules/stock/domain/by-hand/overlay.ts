import type { Arrangement } from './car-pictures';

/** What staff say of a car; null is what the file says. */
export interface Overlay {
  /** Why it is not shown, though the file has it. */
  readonly visibility: 'hidden' | 'sold' | null;
  readonly highlighted: boolean | null;
  readonly description: string | null;
  readonly pictures: Arrangement | null;
}

export const NO_OVERLAY: Overlay = {
  visibility: null,
  highlighted: null,
  description: null,
  pictures: null,
};

export const DESCRIPTION_MAX = 10_000;

/** One thing that is said of a car, or with null released to the file again. */
export type OverlayChange =
  | { readonly field: 'visibility'; readonly value: Overlay['visibility'] }
  | { readonly field: 'highlighted'; readonly value: boolean | null }
  | {
      readonly field: 'description';
      readonly value: string | null;
      /** What the text was on the page that the change came from; undefined where nobody has looked. */
      readonly seen?: string | null | undefined;
    };

/** Whether somebody else has written another text since the page was shown. */
export const isStale = ({ description }: Overlay, change: OverlayChange): boolean =>
  change.field === 'description' &&
  change.seen !== undefined &&
  tidyDescription(change.seen) !== description &&
  tidyDescription(change.value) !== description;

/** A text as it is kept: trimmed, with plain line breaks, no longer than allowed; null for none. */
const tidyDescription = (text: string | null): string | null =>
  text?.replaceAll('\r\n', '\n').trim().slice(0, DESCRIPTION_MAX) || null;

/** The overlay after a change; an empty text releases the file's. */
export const changeOverlay = (overlay: Overlay, change: OverlayChange): Overlay =>
  change.field === 'description'
    ? { ...overlay, description: tidyDescription(change.value) }
    : { ...overlay, [change.field]: change.value };

export const sameOverlay = (a: Overlay, b: Overlay): boolean =>
  a.visibility === b.visibility &&
  a.highlighted === b.highlighted &&
  a.description === b.description &&
  JSON.stringify(a.pictures) === JSON.stringify(b.pictures);
