import type { SitePhone } from '../domain/blocks/site-phone';
import { isRoutable, STORY_TEMPLATE } from '../domain/item';
import { languageVersion } from '../domain/language-names';
import { seedId } from '../domain/seed';
import { comparePositions, slice } from './cursor';
import type { ItemField } from './item-fields';
import { type Budget, LIMITS, pageSize } from './limits';

/** A site as the API names it; addresses are asked for when they are needed, the port may not be known before. */
export interface DeliveredSite {
  readonly name: string;
  /** The first is the default. */
  readonly languages: readonly [string, ...string[]];
  /** `https://host`, without a trailing slash. */
  origin(): string;
  /** The number that links to the telephone of the site dial. */
  phone(): SitePhone;
  /** Absolute address of a path of the site in a language. */
  href(language: string, path: string): string;
  robots(): string;
}

/** What a resolver gets besides its arguments. */
export interface RequestContext {
  readonly budget: Budget;
  /** The layout of a page as JSON; null when it has none. */
  rendered(node: ItemNode): Promise<unknown>;
}

/** What an item is made of; lists are asked for late because trees are large. */
export interface ItemSource {
  /** 8-4-4-4-12, small letters. */
  readonly id: string;
  readonly name: string;
  readonly displayName: string;
  readonly path: string;
  readonly template: string;
  readonly languageTag: string;
  readonly site: DeliveredSite;
  /** Path below the site root; null for what is no page. */
  readonly route: string | null;
  fields(): readonly ItemField[];
  parent(): ItemNode | null;
  below(): readonly ItemNode[];
  /** The same item in each language that it has. */
  versions(): readonly ItemNode[];
}

interface TemplateFilter {
  readonly hasLayout?: boolean | null;
  readonly includeTemplateIDs?: readonly string[] | null;
}

/** An item of the content tree in one language, with a method for each field of the schema's `Item`. */
export class ItemNode {
  readonly version = 1;
  readonly personalization = { variantIds: [] };

  constructor(readonly source: ItemSource) {}

  get __typename(): string {
    // What is not published in the language, a parent for one, has none of its template's fields.
    if (this.fields().length === 0) return 'UnknownItem';
    return TYPES.get(this.source.template) ?? (this.hasLayout ? 'Page' : 'UnknownItem');
  }
  get hasLayout(): boolean {
    return this.source.route !== null;
  }
  get name(): string {
    return this.source.name;
  }
  get displayName(): string {
    return this.source.displayName;
  }
  get path(): string {
    return this.source.path;
  }
  get template() {
    return { id: formatId(templateId(this.source.template), 'N'), name: this.source.template };
  }
  get language() {
    const { languageTag, route } = this.source;
    return languageVersion(languageTag, languageTag, route ?? '/');
  }
  get url() {
    const { site, languageTag, route } = this.source;
    const origin = new URL(site.origin());
    return {
      path: route ?? '',
      url: route === null ? '' : site.href(languageTag, route),
      hostName: origin.host,
      scheme: origin.protocol.slice(0, -1),
      siteName: site.name,
    };
  }

  id({ format = 'N' }: { readonly format?: string | null } = {}): string {
    return formatId(this.source.id, format ?? 'N');
  }
  languages(_: object, { budget }: RequestContext): readonly ItemNode[] {
    const versions = this.source.versions();
    budget.spend(versions.length);
    return versions;
  }
  parent(): ItemNode | null {
    return this.source.parent();
  }
  /** From the parent up to the site's own item. */
  chain(): readonly ItemNode[] {
    const above = this.source.parent();
    return above === null ? [] : [above, ...above.chain()];
  }
  ancestors(filter: TemplateFilter, { budget }: RequestContext): readonly ItemNode[] {
    const chain = this.chain().filter(passes(filter));
    budget.spend(chain.length);
    return chain;
  }
  hasChildren(filter: TemplateFilter): boolean {
    return this.source.below().some(passes(filter));
  }
  /** In the order of the menu. */
  children(
    args: TemplateFilter & { readonly first?: number | null; readonly after?: string | null },
    { budget }: RequestContext,
  ) {
    const nodes = this.source.below().filter(passes(args));
    const places = new Map(nodes.map((node, index) => [node, index]));
    const page = slice(nodes, {
      first: pageSize(args.first, 50, LIMITS.page.items),
      after: args.after,
      positionOf: (node) => [places.get(node) ?? null, node.source.id],
      compare: comparePositions('ASC'),
    });
    budget.spend(page.results.length);
    return page;
  }
  fields(): readonly ItemField[] {
    return this.source.fields();
  }
  /** Names are compared without case, as the content service does. */
  field({ name }: { readonly name: string }): ItemField | null {
    return this.fields().find((field) => field.name.toLowerCase() === name.toLowerCase()) ?? null;
  }
  rendered(_: object, context: RequestContext): Promise<unknown> {
    return context.rendered(this);
  }
}

/** Templates that are types of the schema under their own names. */
const TYPES = new Map(
  [STORY_TEMPLATE, 'StoryTag', 'DictionaryEntry', 'Folder', 'Link'].map((name) => [name, name]),
);

const passes = (filter: TemplateFilter) => (node: ItemNode) => {
  if (typeof filter.hasLayout === 'boolean' && filter.hasLayout !== node.hasLayout) return false;
  const wanted = filter.includeTemplateIDs ?? [];
  return wanted.length === 0 || wanted.some((id) => isTemplate(node.source.template, id));
};

export const hasLayout = (template: string) => isRoutable(template);

/** Ids that the public clients have built in: the site's own item and the entries of its dictionary. */
const KNOWN_TEMPLATES: ReadonlyMap<string, string> = new Map([
  ['Site', '061cba15-5474-4b91-8a06-17903b102b82'],
  ['DictionaryEntry', '6d1cd897-1936-4a3a-a511-289a94c2a7b1'],
]);

const templateId = (template: string) => KNOWN_TEMPLATES.get(template) ?? seedId('template', template);

/** Whether an id, in any spelling, or a name is that of a template. */
export const isTemplate = (template: string, idOrName: string) =>
  idOrName.toLowerCase() === template.toLowerCase() || plainId(idOrName) === plainId(templateId(template));

/** The digits of an id in small letters, however it was written; what is no id stays as it is. */
export function plainId(text: string): string {
  const digits = text.replace(/[{}()-]/g, '').toLowerCase();
  return /^[0-9a-f]{32}$/.test(digits) ? digits : text.toLowerCase();
}

/** N: 32 digits. D: 8-4-4-4-12. B: that in braces. Capitals, as the content service writes them. */
function formatId(id: string, format: string): string {
  const digits = plainId(id).toUpperCase();
  const dashed = digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  if (format.toUpperCase() === 'D') return dashed;
  return format.toUpperCase() === 'B' ? `{${dashed}}` : digits;
}
