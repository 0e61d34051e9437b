import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { markupLeaves } from '~/ui/island/brought-markup';
import { onIslandClick } from '~/ui/island/island-click';
import { addFrameStyles } from './add-styles';
import { type Opened, openFlip, openSheet } from './openings';
import { QuickViewFace, type QuickViewTexts } from './quick-view-face';

/** Phones get a dialog, wider screens turn the card over (QUICK-1); the style sheet has the same width. */
const TURNS = '(width >= 768px)';

interface View {
  readonly number: number;
  /** Stands in the card or in the dialog; what it shows is drawn into it. */
  readonly frame: HTMLElement;
  readonly name: string;
  /** The car's page. */
  readonly href: string;
  readonly close: () => void;
}

interface Shown {
  readonly button: HTMLElement;
  readonly opened: Opened;
}

/**
 * The quick views of a page: a click on a card's button opens its car's, and closes whichever was open. One that closes is
 * drawn until it is out of sight.
 */
export function QuickViews({ texts }: { readonly texts: QuickViewTexts }) {
  const [views, setViews] = useState<readonly View[]>([]);
  const count = useRef(0);

  // Before the island counts as awake: the click that woke it comes right after.
  useLayoutEffect(() => {
    let shown: Shown | undefined;
    const open = (button: HTMLElement) => {
      const card = button.closest<HTMLElement>('[data-key]');
      const link = card?.querySelector('a');
      // A click that is heard twice, as those are which come before the list is ready.
      if (card === null || !link || shown?.button === button) return;
      shown?.opened.close('at once');
      addFrameStyles();

      const frame = document.createElement('div');
      frame.dataset.quickFrame = '';
      keepToItself(frame);
      const number = ++count.current;
      const view = { number, frame, name: link.textContent, href: link.href, close: () => opened.close() };
      flushSync(() => setViews((all) => [...all, view]));

      const width = matchMedia(TURNS);
      const leave = new AbortController();
      const opened = (width.matches ? openFlip : openSheet)({
        frame,
        card,
        button,
        signal: leave.signal,
        onClosing() {
          leave.abort();
          button.setAttribute('aria-expanded', 'false');
          if (shown?.opened === opened) shown = undefined;
        },
        onClosed() {
          markupLeaves(frame);
          frame.remove();
          setViews((all) => all.filter((each) => each.number !== number));
        },
      });
      shown = { button, opened };
      button.setAttribute('aria-expanded', 'true');
      // A card that was turned is no dialog, nor the other way round: the visitor begins anew.
      width.addEventListener('change', () => opened.close('at once'), { signal: leave.signal });
    };
    const leave = onIslandClick('quick-view', open);
    return () => {
      leave();
      shown?.opened.close('at once');
    };
  }, []);

  return views.map(({ number, frame, ...view }) =>
    createPortal(
      <QuickViewFace {...view} id={`quick-title-${number}`} texts={texts} />,
      frame,
      String(number),
    ),
  );
}

/** A list listens to its controls; those of a quick view are none of its filters. */
function keepToItself(frame: HTMLElement): void {
  for (const type of ['change', 'input', 'submit'])
    frame.addEventListener(type, (event) => event.stopPropagation());
}
