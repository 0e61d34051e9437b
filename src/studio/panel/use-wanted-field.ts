import { useEffect } from 'react';

/** A field of a block that was chosen elsewhere; another object for each time. */
export interface WantedField {
  /** Null: the page itself. */
  readonly uid: string | null;
  /** `Cards[0].Link`, or a part of it: `Cards[0].Link.text`. */
  readonly path: string;
}

const CONTROL = 'input, textarea, select, [contenteditable="true"], button';

/** Opens the field in the panel: with the entries of lists that it is in, in view, and with the focus. */
export function useWantedField(wanted: WantedField | null): void {
  useEffect(() => {
    if (wanted === null) return;
    const ways = [wanted.path, wanted.path.replace(/\.\w+$/, '')];
    const field = ways
      .map((way) => document.querySelector<HTMLElement>(`.panel [data-way="${CSS.escape(way)}"]`))
      .find((each) => each !== null);
    if (field == null) return;
    for (let each = field.parentElement; each !== null; each = each.parentElement)
      if (each instanceof HTMLDetailsElement) each.open = true;
    field.scrollIntoView({ block: 'nearest' });
    const area = field.querySelector<HTMLElement>('[contenteditable="true"]');
    (area ?? field.querySelector<HTMLElement>(CONTROL))?.focus();
  }, [wanted]);
}
