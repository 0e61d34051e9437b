import type { ReactNode } from 'react';
import type { MessageKey, MessageSubset, Translate } from '~/messages';
import type {
  BlockContract,
  BlockNode,
  ContentReader,
  FieldSet,
  FieldValues,
  Page,
  ReadScope,
} from '~/modules/content';
import type { Facilities } from '~/modules/facilities';
import type { QuoteService } from '~/modules/finance/server';
import type { Confirmation } from '~/modules/leads';
import type { Ratings } from '~/modules/ratings';
import type { Stock } from '~/modules/stock';
import type { Log } from '~/platform/log';
import type { Places } from '~/platform/places';
import type { Language, Site } from '~/sites';

export type { Confirmation };

/** What was wrong with a form that a visitor without JavaScript has sent, shown where it was typed. */
export interface FormState {
  readonly formName: string;
  readonly outcome: 'invalid' | 'failed' | 'sent';
  readonly values: Readonly<Record<string, string>>;
  /** What went wrong with the whole form, in the visitor's language. */
  readonly message: string | null;
  /** Field name → message, in the visitor's language. */
  readonly problems: Readonly<Record<string, string>>;
  readonly reference: string | null;
  /** Of a form that was sent, where the request is known. */
  readonly confirmation?: Confirmation | null;
}

/** Everything a block may know of the page it stands on. */
export interface PageContext {
  readonly site: Site;
  readonly language: Language;
  /** BCP 47 locale for numbers and dates, for example `sv-SE`. */
  readonly locale: string;
  readonly t: Translate;
  /** The texts of some keys as `t` gives them, for the properties of an island. */
  texts<K extends MessageKey>(keys: readonly K[]): MessageSubset<K>;
  /** Canonical origin of the site, for example `https://nordhem.example`. */
  readonly origin: string;
  /** Path below the language prefix, lower-case, without a trailing slash (`/` for home). */
  readonly path: string;
  readonly query: URLSearchParams;
  /**
   * The query where a block's loader has read it, else null. For links that carry on what the page shows: asking this does
   * not make the page another one for each query.
   */
  readonly shownQuery: URLSearchParams | null;
  readonly page: Page;
  /** What the path has in place of the page's wildcards. */
  readonly wildcard: readonly string[];
  readonly form: FormState | null;
  /** Of a page that is one visitor's own: its address in another language. */
  readonly addressIn?: ((language: Language) => string) | undefined;
  /** A script has asked for this block alone: it needs no more than what changes with the answer. */
  readonly isFragment?: boolean;
  readonly now: Date;
  /** SVG of the icons that content gives by address, by that address; it is there once the blocks are loaded. */
  readonly icons: ReadonlyMap<string, string>;
  /** Adds the language prefix to a path of this site. */
  href(path: string): string;
  /** Records what the rendered page depends on, so that a change can invalidate it. */
  tag(tag: string): void;
}

/** The providers whose forms may stand in our pages; each answer is an address, or null for what may not. */
export interface FormProviders {
  /** The form of the marketing provider with this id. */
  marketing(formId: string): string | null;
  /** The form of the other provider with this id. */
  thirdParty(formId: string): string | null;
  /** The address itself where its host is one of those that are configured. */
  allowed(address: string): string | null;
}

/** Where maps come from. */
interface MapSource {
  /** Style of another company's map, which needs the visitor's consent; null: the bundled map. */
  readonly styleUrl: string | null;
}

/** The back ends that a block's loader may read. */
export interface BlockServices {
  readonly content: ContentReader;
  readonly stock: Stock;
  readonly facilities: Facilities;
  readonly forms: FormProviders;
  readonly map: MapSource;
  /** What customers thought of their visits to the workshops. */
  readonly ratings: Pick<Ratings, 'averages'>;
  /** Finance quotes, for sites with UK finance. */
  readonly quotes: QuoteService;
  /** Towns by name. */
  readonly places: Places;
  /** For gaps in content that a visitor shall not see as an error; never with personal data. */
  readonly log: Log;
}

/** What a block adds to the document: the page's own fields give way to it. */
export interface HeadAdditions {
  readonly title?: string;
  readonly description?: string;
  readonly image?: { readonly src: string; readonly alt: string };
  /** Path with query below the language prefix; the default is the page's own path without query. */
  readonly canonical?: string;
  readonly noindex?: boolean;
  /** What the wildcards of the path stand for, as analytics names it: make and model of a car, a facility. */
  readonly subject?: string;
  /** schema.org objects, one JSON-LD script each. */
  readonly jsonLd?: readonly object[];
}

/** A link at the beginning of the page that leads past what stands before a part of the block. */
export interface SkipLink {
  /** Id of an element that can have the focus. */
  readonly to: string;
  readonly label: string;
}

/** What came of a block's loader. `redirect` and `notFound` decide over the whole page. */
export type BlockOutcome<D> =
  | {
      readonly kind: 'data';
      readonly data: D;
      readonly head?: HeadAdditions;
      readonly skipLinks?: readonly SkipLink[];
      /** 503: the content of the page could not be read; such a page is not cached. */
      readonly status?: 200 | 404 | 410 | 503;
      /** Something could not be read: the page is shown, but not kept for others. */
      readonly incomplete?: boolean;
    }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'not-found' };

export const loaded = <D>(
  data: D,
  more: {
    head?: HeadAdditions;
    skipLinks?: readonly SkipLink[];
    status?: 200 | 404 | 410 | 503;
    incomplete?: boolean;
  } = {},
): BlockOutcome<D> => ({
  kind: 'data',
  data,
  ...more,
});
/** The block is left out of the page. */
export const nothing = { kind: 'nothing' } as const;
export const notFound = { kind: 'not-found' } as const;
export const redirectTo = (to: string, status: 301 | 302 = 302) =>
  ({ kind: 'redirect', to, status }) as const;

/** Thrown by a loader that has logged the cause in words of its own: the section fallback comes, and no second line. */
export class LoggedError extends Error {
  override readonly name = 'LoggedError';
}

/** Runs on the server, in parallel with the other blocks of the page; a throw shows the section fallback. */
export type BlockLoader<F extends FieldSet, D> = (input: {
  readonly fields: FieldValues<F>;
  readonly page: PageContext;
  readonly scope: ReadScope;
  readonly services: BlockServices;
}) => Promise<BlockOutcome<D>> | BlockOutcome<D>;

export interface BlockViewProps<F extends FieldSet, D = null> {
  readonly fields: FieldValues<F>;
  readonly data: D;
  readonly page: PageContext;
  /** Unique on the page and stable over renders; a prefix for element ids. */
  readonly uid: string;
  /** Position in its area, counted from the block that opens the page (0): that one's picture is fetched first. */
  readonly index: number;
  /** Rendered child blocks by placeholder name; a view calls it where they shall stand. */
  slot(name: string): readonly ReactNode[];
}

/** A pure function of its props: no clock, no data access, no literal texts. */
export type BlockView<F extends FieldSet, D = null> = (props: BlockViewProps<F, D>) => ReactNode;

/** The fields of a contract, for typing loaders and views: `FieldsOf<typeof block>`. */
export type FieldsOf<C> = C extends BlockContract<infer F> ? F : never;

/** A block as the registry holds it, its own types erased: contract, view and loader belong together. */
export interface RegisteredBlock {
  readonly folder: string;
  /** Entry module of the styles, where the view is none of a block's folder. */
  readonly viewEntry?: string;
  readonly contract: BlockContract;
  view(props: BlockViewProps<FieldSet, unknown>): ReactNode;
  load?(
    input: Parameters<BlockLoader<FieldSet, unknown>>[0],
  ): Promise<BlockOutcome<unknown>> | BlockOutcome<unknown>;
}

export type { BlockNode };
