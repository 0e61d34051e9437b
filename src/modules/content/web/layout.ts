import type { BlockCatalogue, BlockNode } from '../domain/blocks/block-contract';
import type { ContentReader, Page } from '../domain/reader';
import { seedId } from '../domain/seed';
import { componentJson, findBlock } from './block-json';
import { jsonField } from './item-fields';
import { ItemNode } from './item-node';

/** The device that pages are delivered for; the service has one, and clients pass it on. */
const DEVICE = 'fe5d7fdf-89c0-4d99-9aa3-b5fbd009c9f3';

interface PageRead {
  readonly reader: ContentReader;
  readonly blocks: BlockCatalogue;
}

/** The page of a node. A wildcard page that no route led to is read by its own path, `*` and all. */
export function pageOf({ reader }: PageRead, { source }: ItemNode): Promise<Page | null> {
  const scope = { site: source.site.name, language: source.languageTag, tag: () => undefined };
  return source.route === null ? Promise.resolve(null) : reader.page(scope, source.route);
}

/** A page as the layout service delivers it: context, route and components by placeholder. */
export function layoutJson(read: PageRead, node: ItemNode, page: Page) {
  const { source } = node;
  const component = (block: BlockNode) =>
    componentJson(read.blocks, block, source.site.phone(), (uid) => `${source.path}/${DATA}/${uid}`);
  return {
    sitecore: {
      context: {
        pageEditing: false,
        pageState: 'normal',
        language: source.languageTag,
        site: { name: source.site.name },
        itemPath: source.route,
      },
      route: {
        name: source.name,
        displayName: source.displayName,
        fields: Object.fromEntries(node.fields().map((field) => [field.name, field.jsonValue])),
        databaseName: 'web',
        deviceId: DEVICE,
        itemId: source.id,
        itemLanguage: source.languageTag,
        itemVersion: node.version,
        templateId: node.template.id,
        templateName: source.template,
        placeholders: {
          'headless-header': page.placeholders.header.map(component),
          'headless-main': page.placeholders.main.map(component),
          'headless-footer': page.placeholders.footer.map(component),
        },
      },
    },
  };
}

const DATA = 'data';

/** The path of the page and the uid of the block in a block's `dataSource`; null when it is none. */
export function readDataSource(path: string): { readonly page: string; readonly uid: string } | null {
  const [, page, uid] = /^(\/sitecore\/content\/.+)\/data\/([A-Za-z0-9_-]{1,80})$/i.exec(path) ?? [];
  return page === undefined || uid === undefined ? null : { page, uid };
}

/**
 * The item that holds a block's fields. It lies two levels below its page, so that the date of a story is
 * found at the parent's parent of what stands on it (DELIVERY-3).
 */
export async function dataSourceNode(read: PageRead, node: ItemNode, uid: string): Promise<ItemNode | null> {
  const page = await pageOf(read, node);
  if (page === null) return null;
  const { header, main, footer } = page.placeholders;
  const block = findBlock([...header, ...main, ...footer], uid);
  if (block === null) return null;
  const { languageTag, site, id } = node.source;
  const common = { languageTag, site, route: null, below: () => [], versions: () => [] };
  const path = `${node.path}/${DATA}`;
  const folder = new ItemNode({
    ...common,
    id: seedId('data', id),
    name: DATA,
    displayName: DATA,
    path,
    template: 'Folder',
    fields: () => [],
    parent: () => node,
  });
  const { fields } = componentJson(read.blocks, block, site.phone(), () => '');
  return new ItemNode({
    ...common,
    id: seedId('block', id, uid),
    name: uid,
    displayName: uid,
    path: `${path}/${uid}`,
    template: block.componentName,
    fields: () =>
      Object.entries(fields).map(([name, json]) => {
        const value = 'value' in json ? json.value : json;
        return jsonField(name, typeof value === 'object' ? '' : String(value ?? ''), value);
      }),
    parent: () => folder,
  });
}
