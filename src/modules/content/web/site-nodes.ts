import type { SitePhone } from '../domain/blocks/site-phone';
import { dictionaryOf, wholeDictionary } from '../domain/dictionary';
import { pathOf } from '../domain/route';
import { seedId } from '../domain/seed';
import type { SiteItem } from '../domain/site-tree';
import type { SiteSnapshot } from '../site-snapshots';
import { contentFields, type ItemField, textField } from './item-fields';
import { type DeliveredSite, hasLayout, ItemNode, type ItemSource, plainId } from './item-node';

const CONTENT = '/sitecore/content';

/**
 * A site as the tree of items that the API shows: `/sitecore/content/<site>` with `home` (the pages),
 * `dictionary` and `tags` below it. Made once per snapshot and telephone number of the site.
 */
export class SiteNodes {
  private readonly lists = new Map<string, readonly ItemNode[]>();
  private readonly nodes = new Map<string, ItemNode>();
  readonly rootPath: string;
  readonly phone: SitePhone;

  constructor(
    readonly site: DeliveredSite,
    private readonly snapshot: SiteSnapshot,
  ) {
    this.phone = site.phone();
    this.rootPath = `${CONTENT}/${site.name}`;
  }

  get languages(): readonly string[] {
    return [...new Set([...this.snapshot.tree.languages, ...this.snapshot.dictionaries.keys()])];
  }

  /** Everything published in a language, the root first. */
  all(language: string): readonly ItemNode[] {
    const known = this.lists.get(language);
    if (known !== undefined) return known;
    // A page may be published below a folder that is not, so the items are listed, not walked down to.
    const { home, items } = this.snapshot.tree;
    const isPage = (item: SiteItem): boolean => (item.parent === null ? item === home : isPage(item.parent));
    const list = [
      this.root(language),
      ...items
        .filter((item) => item.published.has(language) && isPage(item))
        .map((item) => this.content(item, language)),
      ...[this.dictionary(language), this.tags(language)].flatMap((node) => [node, ...node.source.below()]),
    ];
    this.lists.set(language, list);
    return list;
  }

  /** The item of a path (`/sitecore/content/<site>/home/…`) or an id; null when it is not in the language. */
  find(pathOrId: string, language: string): ItemNode | null {
    const wanted = pathOrId.startsWith('/') ? null : plainId(pathOrId);
    const path = pathOrId.replace(/\/+$/, '').toLowerCase();
    return (
      this.all(language).find((node) =>
        wanted === null ? node.path.toLowerCase() === path : plainId(node.source.id) === wanted,
      ) ?? null
    );
  }

  /** The page that a route leads to, wildcards included. */
  routed(segments: readonly string[], language: string): ItemNode | null {
    const found = this.snapshot.tree.match(language, segments);
    return found === null ? null : this.content(found.item, language);
  }

  root(language: string): ItemNode {
    const home = this.snapshot.tree.home;
    return this.node({
      ...this.common('Site', ['site'], '', language),
      displayName: this.site.name,
      name: this.site.name,
      parent: () => null,
      below: () => [
        ...(home?.published.has(language) ? [this.content(home, language)] : []),
        this.dictionary(language),
        this.tags(language),
      ],
      versions: () => this.languages.map((each) => this.root(each)),
    });
  }

  private content(item: SiteItem, language: string): ItemNode {
    const published = item.published.get(language);
    const isHome = item === this.snapshot.tree.home;
    const name = isHome ? 'home' : item.name;
    const path = [this.rootPath, 'home', ...item.segments].join('/');
    return this.node({
      id: item.id,
      name,
      path,
      template: item.template,
      languageTag: language,
      site: this.site,
      displayName: published?.navigation.title || name,
      route: published !== undefined && hasLayout(item.template) ? pathOf(item.segments) : null,
      fields: () =>
        contentFields(item, language, this.phone).map((field) => this.withTargets(field, language)),
      parent: () => (item.parent === null ? this.root(language) : this.content(item.parent, language)),
      below: () =>
        item.children
          .filter((child) => child.published.has(language))
          .map((child) => this.content(child, language)),
      versions: () => [...item.published.keys()].sort().map((each) => this.content(item, each)),
    });
  }

  private dictionary(language: string): ItemNode {
    return this.folder('dictionary', language, () => {
      const { dictionaries } = this.snapshot;
      const editors = dictionaryOf(language, (each) => Object.entries(dictionaries.get(each) ?? {}));
      const texts = this.site.languages.includes(language) ? wholeDictionary(language, editors) : editors;
      return Object.entries(texts).map(([key, text]) =>
        this.leaf('dictionary', 'DictionaryEntry', key, language, () => [
          textField('Key', key),
          textField('Phrase', text),
        ]),
      );
    });
  }

  private tags(language: string): ItemNode {
    return this.folder('tags', language, () =>
      this.snapshot.tags
        .filter((tag) => tag.language === language)
        .map(({ id, key, value }) => {
          const fields = () => [textField('key', key), textField('value', value)];
          return this.leaf('tags', 'StoryTag', key, language, fields, id);
        }),
    );
  }

  private folder(name: 'dictionary' | 'tags', language: string, below: () => readonly ItemNode[]): ItemNode {
    return this.node({
      ...this.common('Folder', [name], `/${name}`, language),
      parent: () => this.root(language),
      below,
      versions: () => this.languages.map((each) => this[name](each)),
    });
  }

  private leaf(
    folder: 'dictionary' | 'tags',
    template: string,
    key: string,
    language: string,
    fields: () => readonly ItemField[],
    id = seedId('item', this.site.name, template, key),
  ): ItemNode {
    const isSame = (node: ItemNode) => node.source.id === id;
    return this.node({
      ...this.common(template, [], `/${folder}/${key}`, language),
      id,
      name: key,
      displayName: key,
      fields,
      parent: () => this[folder](language),
      versions: () => this.languages.flatMap((each) => this[folder](each).source.below().filter(isSame)),
    });
  }

  private common(template: string, seed: readonly string[], below: string, languageTag: string): ItemSource {
    const name = below.slice(below.lastIndexOf('/') + 1);
    return {
      id: seedId('item', this.site.name, ...seed),
      name,
      displayName: name,
      template,
      languageTag,
      path: this.rootPath + below,
      site: this.site,
      route: null,
      fields: () => [],
      parent: () => null,
      below: () => [],
      versions: () => [],
    };
  }

  /** Tags of a story lead to the items of the tags. */
  private withTargets(field: ItemField, language: string): ItemField {
    if (field.name !== 'tags' || field.__typename !== 'MultilistField') return field;
    const wanted = new Set(field.value.split('|').map(plainId));
    const targetItems = () =>
      this.tags(language)
        .source.below()
        .filter((node) => wanted.has(plainId(node.source.id)));
    return { ...field, targetItems };
  }

  /** One object per item and language, so that it is asked for its fields once and compares as itself. */
  private node(source: ItemSource): ItemNode {
    const key = `${source.languageTag} ${source.id}`;
    const known = this.nodes.get(key);
    if (known !== undefined) return known;
    const once = <T>(make: () => T) => {
      let made: { readonly value: T } | null = null;
      return () => {
        made ??= { value: make() };
        return made.value;
      };
    };
    const node = new ItemNode({
      ...source,
      fields: once(source.fields),
      parent: once(source.parent),
      below: once(source.below),
      versions: once(source.versions),
    });
    this.nodes.set(key, node);
    return node;
  }
}
