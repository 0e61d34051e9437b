/** Space between the box and its suggestions, and at the edge of the window, in CSS pixels. */
const GAP = 8;
const MAX_HEIGHT = 480;
const MIN_HEIGHT = 96;
/** With so much room below nobody looks for them above. */
const MIN_ROOM_BELOW = 160;

/** Puts the suggestions below the box, or above it where there is more room; as wide as what the box stands in. */
export function placePopup(popup: HTMLElement, input: HTMLElement): void {
  const box = (input.closest('search, [data-field]') ?? input).getBoundingClientRect();
  const own = input.getBoundingClientRect();
  const wide = box.height <= own.height * 2 ? box : own;
  const below = innerHeight - wide.bottom - GAP * 2;
  const above = wide.top - GAP * 2;
  const isBelow = below >= Math.min(MIN_ROOM_BELOW, above);
  const room = Math.max(MIN_HEIGHT, Math.min(MAX_HEIGHT, isBelow ? below : above));
  const { style } = popup;
  style.insetInlineStart = `${Math.round(wide.left)}px`;
  style.inlineSize = `${Math.round(wide.width)}px`;
  style.maxBlockSize = `${Math.round(room)}px`;
  style.top = isBelow ? `${Math.round(wide.bottom + GAP)}px` : 'auto';
  style.bottom = isBelow ? 'auto' : `${Math.round(innerHeight - wide.top + GAP)}px`;
}
