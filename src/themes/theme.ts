export type ThemeKey = 'nordhem' | 'mercedes' | 'smart' | 'carstore' | 'auctions' | 'lifestyle';

export type FontKey = 'manrope' | 'inter' | 'nunito' | 'playfair-display';

/**
 * Colours of a brand, as `#rrggbb` (the contrast test reads them). Every `on…` colour is text on the
 * colour it names; `ink` and `inkMuted` are text on `ground`, `surface` and `sunken`.
 */
interface ThemeColors {
  /** The page. */
  readonly ground: string;
  /** What lies on the page: cards, panels, fields. */
  readonly surface: string;
  /** A quiet band or well. */
  readonly sunken: string;
  readonly ink: string;
  readonly inkMuted: string;
  /** Hairline between things; decoration only. */
  readonly line: string;
  /** Edge of a control; 3:1 against what it lies on. */
  readonly lineControl: string;
  readonly primary: string;
  readonly primaryHover: string;
  readonly primaryActive: string;
  readonly onPrimary: string;
  /** Second colour of the brand: badges, campaigns. */
  readonly accent: string;
  readonly onAccent: string;
  readonly link: string;
  readonly linkHover: string;
  readonly focus: string;
  /** The dark band: footer, hero, contrast sections. */
  readonly inverse: string;
  readonly onInverse: string;
  readonly onInverseMuted: string;
  readonly inverseLine: string;
  /** The action colour on the dark band, where `primary` may not show. */
  readonly inversePrimary: string;
  readonly inversePrimaryHover: string;
  readonly onInversePrimary: string;
  readonly success: string;
  readonly successGround: string;
  readonly warning: string;
  readonly warningGround: string;
  readonly danger: string;
  readonly dangerGround: string;
  readonly info: string;
  readonly infoGround: string;
}

/** Smallest size in px on a 360 px wide screen, largest on 1440 px, line height, tracking in em. */
export type TypeStep = readonly [min: number, max: number, lineHeight: number, tracking: number];

interface ThemeType {
  readonly body: FontKey;
  readonly display: FontKey;
  readonly displayWeight: number;
  readonly labelWeight: number;
  readonly strongWeight: number;
  readonly priceWeight: number;
  readonly steps: Readonly<Record<TextSize, TypeStep>>;
}

export type TextSize = 'xs' | 's' | 'm' | 'l' | 'xl' | '2xl' | '3xl' | '4xl' | '5xl';

export interface Theme {
  readonly key: ThemeKey;
  readonly name: string;
  /** Form controls and scroll bars of the browser follow it. */
  readonly scheme: 'light' | 'dark';
  readonly colors: ThemeColors;
  readonly type: ThemeType;
  /** Small (badge), medium (control), large (card); `control` is what buttons and fields use. Any CSS length. */
  readonly radii: { readonly s: string; readonly m: string; readonly l: string; readonly control: string };
  /** Hairline, control, emphasis. */
  readonly borders: { readonly thin: string; readonly medium: string; readonly thick: string };
  /** Resting card, raised card, what floats. */
  readonly shadows: { readonly s: string; readonly m: string; readonly l: string };
  /** Distance between sections at 360 and 1440 px, in px. */
  readonly sectionGap: readonly [min: number, max: number];
  readonly motion: {
    readonly fast: string;
    readonly base: string;
    readonly slow: string;
    readonly ease: string;
  };
  /** CSS value of text-transform and letter-spacing on button labels. */
  readonly label: { readonly transform: string; readonly tracking: string };
}
