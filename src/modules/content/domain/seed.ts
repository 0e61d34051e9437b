import { createHash } from 'node:crypto';
import type { RedirectRow } from './redirects/redirects';

/** A placed block as a seed writes it: uid and version may be left out. */
export interface SeedBlock {
  readonly uid?: string;
  readonly componentName: string;
  readonly version?: number;
  readonly params?: { readonly [name: string]: string };
  readonly fields?: { readonly [name: string]: unknown };
  readonly placeholders?: { readonly [slot: string]: readonly SeedBlock[] };
}

export interface SeedAreas {
  readonly header?: readonly SeedBlock[];
  readonly main?: readonly SeedBlock[];
  readonly footer?: readonly SeedBlock[];
}

interface SeedVersion extends SeedAreas {
  readonly fields?: { readonly [name: string]: unknown };
}

/** A page of a seed with the pages below it, in the order in which they stand in menus. */
export interface SeedItem {
  /** Path segment; left out for the home page. */
  readonly name?: string;
  /** Default `Page`. */
  readonly template?: string;
  readonly shared?: { readonly [name: string]: unknown };
  /** By language; each is published. */
  readonly versions: { readonly [language: string]: SeedVersion };
  readonly children?: readonly SeedItem[];
}

/** The whole content of a site, to begin with. */
export interface SiteSeed {
  readonly site: string;
  readonly home: SeedItem;
  /** The header and footer that pages inherit, by language. */
  readonly partials?: { readonly [language: string]: SeedAreas };
  readonly dictionary?: { readonly [language: string]: { readonly [key: string]: string } };
  readonly tags?: readonly {
    readonly id: string;
    readonly key: string;
    readonly values: { readonly [language: string]: string };
  }[];
  readonly redirects?: readonly RedirectRow[];
  /** What editors choose from: pictures that the media room has or draws. */
  readonly pictures?: readonly {
    readonly id: string;
    readonly folder: string;
    readonly name: string;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
  }[];
}

/** The same seed gives the same ids, so that importing it twice finds what it made before. */
export function seedId(...parts: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) % 4];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
