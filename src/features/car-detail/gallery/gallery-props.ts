/** What the gallery says, in the page's language. */
export interface GalleryTexts {
  readonly role: string;
  readonly slideRole: string;
  /** Names the pictures and their car. */
  readonly label: string;
  /** `{current} av 10`. */
  readonly position: string;
  /** `Visa bild {number}`. */
  readonly goTo: string;
  readonly previous: string;
  readonly next: string;
  readonly enlarge: string;
  readonly close: string;
}

export interface GalleryPicture {
  /** As an `<img>` names it. */
  readonly src: string;
  /** Which of the blurs stands for it, where it is not the first; null for none. */
  readonly blur?: number | null;
}

export interface CarGalleryProps {
  /** Prefix of element ids. */
  readonly uid: string;
  /** Name of the car, for what is read aloud. */
  readonly title: string;
  readonly pictures: readonly GalleryPicture[];
  /** Tiny pictures as data URLs, each once: pictures of one car often have the same. */
  readonly blurs: readonly string[];
  /** How wide a picture is drawn, as in its attribute. */
  readonly sizes: string;
  readonly texts: GalleryTexts;
}

/** Pictures of cars are cut to 3:2; the size only says so before they arrive. */
export const PICTURE_SIZE = { width: 1600, height: 1067 } as const;

/** The custom property that holds a blur. */
export const blurProperty = (at: number) => `--blur-${at}` as const;

/** What tells where the visitor is, counted from one. */
export const positionText = ({ position }: GalleryTexts, at: number): string =>
  position.replace('{current}', String(at + 1));

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Which way a key turns the pictures; undefined for one that does not. */
export const turnOf = (
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
): 1 | -1 | undefined => (event.altKey || event.ctrlKey || event.metaKey ? undefined : ARROWS[event.key]);
