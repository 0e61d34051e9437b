import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { STUDIO_PATH } from '~/modules/content/studio-wire';
import { createTurns, type EndTurn } from './turns';

/** A place for a picture in pixels, as in `adding.css`. */
const PLACE = { width: 296, height: 185 };
/** A block is drawn as on a desk; one that is only a strip there, as on a tablet, so that it can be made out. */
const DESKTOP = 1280;
const TABLET = 760;
const STRIP = 260;
/** Frames that load at once: more of them would hold up what is typed into the search. */
const take = createTurns(3);
/** Above and below what is in sight. */
const NEAR = '300px 0px';

interface Fit {
  readonly width: number;
  /** How far it is moved down, in pixels of the frame. */
  readonly down: number;
  readonly isEmpty: boolean;
  /** A colour of CSS. */
  readonly ground: string;
}

const EMPTY: Fit = { width: DESKTOP, down: 0, isEmpty: true, ground: '' };

export interface ExampleAddress {
  readonly site: string;
  readonly language: string;
  readonly kind: string;
  readonly at: number;
}

const addressOf = ({ site, language, kind, at }: ExampleAddress): string =>
  `${STUDIO_PATH}/frame/example/${site}/${language}/${kind}/${at}`;

/** An example of a block as the server draws it for this site, small; loaded while it is in sight. */
export function ExamplePicture({
  title,
  of,
  children,
}: {
  readonly title: string;
  readonly of: ExampleAddress;
  /** Said where the example shows nothing. */
  readonly children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const end = useRef<EndTurn>(null);
  const [isTurn, setIsTurn] = useState(false);
  const [fit, setFit] = useState<Fit | null>(null);
  useEffect(() => {
    const leave = () => {
      end.current?.();
      end.current = null;
      setIsTurn(false);
      setFit(null);
    };
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) end.current ??= take(() => setIsTurn(true));
        else leave();
      },
      { root: place.current?.closest('.offers') ?? null, rootMargin: NEAR },
    );
    if (place.current !== null) watch.observe(place.current);
    return () => {
      watch.disconnect();
      end.current?.();
    };
  }, []);
  useLayoutEffect(() => {
    const { current } = frame;
    if (!isTurn || current === null) return;
    const fitIn = () => {
      end.current?.();
      setFit(fitOf(current));
    };
    current.addEventListener('load', fitIn);
    return () => current.removeEventListener('load', fitIn);
  }, [isTurn]);
  const { width, down, isEmpty, ground } = fit ?? { ...EMPTY, isEmpty: false };
  const scale = PLACE.width / width;
  return (
    <div
      className="example-picture"
      ref={place}
      aria-hidden="true"
      inert
      data-drawn={fit !== null}
      style={{ background: ground }}
    >
      {isTurn && (
        <iframe
          ref={frame}
          title={title}
          tabIndex={-1}
          src={addressOf(of)}
          style={{
            width,
            height: PLACE.height / scale,
            transform: `scale(${scale}) translateY(${down}px)`,
          }}
        />
      )}
      {isEmpty && <p>{children}</p>}
    </div>
  );
}

/** How the drawn example is best seen in its place. */
function fitOf(frame: HTMLIFrameElement): Fit {
  const page = frame.contentDocument;
  if (page === null) return EMPTY;
  page.documentElement.style.overflow = 'hidden';
  for (const film of page.querySelectorAll('video')) {
    film.autoplay = false;
    film.pause();
  }
  // What opens over the page later is all that such a block has.
  if (bottomOf(page) === null) page.querySelector('dialog')?.setAttribute('open', '');
  const full = fitAt(DESKTOP, page, frame);
  const fit = full.bottom > 0 && full.bottom < STRIP ? fitAt(TABLET, page, frame) : full;
  frame.style.width = `${fit.width}px`;
  for (const image of page.images)
    if (image.getBoundingClientRect().top < frame.clientHeight) image.loading = 'eager';
  return fit;
}

function fitAt(width: number, page: Document, frame: HTMLIFrameElement): Fit & { readonly bottom: number } {
  frame.style.width = `${width}px`;
  const bottom = bottomOf(page) ?? 0;
  const free = (PLACE.height * width) / PLACE.width - bottom;
  return { width, bottom, down: Math.max(0, free / 2), isEmpty: bottom === 0, ground: groundOf(page) };
}

/** What the picture has above and below a low block: the colour of its page. */
const groundOf = (page: Document): string =>
  [page.querySelector('main'), page.body, page.documentElement]
    .map((element) => (element === null ? '' : getComputedStyle(element).backgroundColor))
    .find((color) => color !== '' && color !== 'rgba(0, 0, 0, 0)') ?? '';

/** Where the lowest thing of a page ends; null for a page that shows nothing. */
function bottomOf(page: Document): number | null {
  const ends = [...page.querySelectorAll('main *')].flatMap((element) => {
    const { width, height, bottom } = element.getBoundingClientRect();
    return width > 1 && height > 1 ? [bottom] : [];
  });
  return ends.length === 0 ? null : Math.max(...ends);
}
