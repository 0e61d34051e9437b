import { z } from 'zod';
import {
  type BlockCatalogue,
  type BlockContract,
  type BlockNode,
  readBlock,
} from '../domain/blocks/block-contract';
import type { Field, FieldSet, ImageValue, LinkValue } from '../domain/blocks/fields';
import { richTextWithSitePhone, type SitePhone, withSitePhone } from '../domain/blocks/site-phone';
import { imageJson, linkJson } from './item-fields';

type FieldJson =
  | { readonly value: unknown }
  | readonly { readonly id: string; readonly fields: FieldsJson }[];
interface FieldsJson {
  readonly [name: string]: FieldJson;
}

/** A placed block as the layout service delivers a component. */
export interface ComponentJson {
  readonly uid: string;
  readonly componentName: string;
  readonly dataSource: string;
  readonly params: { readonly [name: string]: string };
  readonly fields: FieldsJson;
  readonly placeholders?: { readonly [slot: string]: readonly ComponentJson[] };
}

/**
 * A block and those inside it: fields migrated to the present version and sanitised, each as
 * `{value}`, lists as `{id, fields}`, links to the site's telephone with its number. `dataSourceOf` names the item that holds a block's fields.
 */
export function componentJson(
  blocks: BlockCatalogue,
  node: BlockNode,
  phone: SitePhone,
  dataSourceOf: (uid: string) => string,
): ComponentJson {
  const contract = blocks.get(node.componentName);
  const below = Object.entries(node.placeholders ?? {}).map(
    ([slot, nodes]) =>
      [slot, nodes.map((child) => componentJson(blocks, child, phone, dataSourceOf))] as const,
  );
  return {
    uid: node.uid,
    componentName: node.componentName,
    dataSource: dataSourceOf(node.uid),
    params: node.params ?? {},
    // Of a block that no longer exists nothing says which of its texts are safe.
    fields: contract === undefined ? {} : fieldsOnce(contract, node, phone),
    ...(below.length === 0 ? {} : { placeholders: Object.fromEntries(below) }),
  };
}

/**
 * Fields by block: published blocks never change and stay one object as long as they are in memory, while
 * sanitising their texts is what takes the time of a layout.
 */
const known = new WeakMap<BlockNode, { readonly fields: FieldsJson; readonly number: string }>();

function fieldsOnce(contract: BlockContract, node: BlockNode, phone: SitePhone): FieldsJson {
  const number = `${phone.phone} ${phone.phoneE164}`;
  const before = known.get(node);
  if (before?.number === number) return before.fields;
  const fields = deliveredFields(contract, node, phone);
  known.set(node, { fields, number });
  return fields;
}

function deliveredFields(contract: BlockContract, node: BlockNode, phone: SitePhone): FieldsJson {
  const fields = fieldsJson(contract.fields, readBlock(contract, node), node.uid, phone);
  const together = Object.entries(contract.deliveredAs).map(([list, names]): [string, FieldJson] => {
    const chosen = Object.entries(fields).filter(([name]) => names.includes(name));
    return [list, [{ id: `${node.uid}-${list}`, fields: Object.fromEntries(chosen) }]];
  });
  return { ...fields, ...Object.fromEntries(together) };
}

const record = z.record(z.string(), z.unknown());
const records = z.array(record).catch([]);

function fieldsJson(fields: FieldSet, values: object, id: string, phone: SitePhone): FieldsJson {
  const stored = record.parse(values);
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      fieldJson(field, stored[name], `${id}-${name}`, phone),
    ]),
  );
}

const image: z.ZodType<ImageValue | null> = z
  .object({ src: z.string(), alt: z.string(), width: z.number(), height: z.number() })
  .nullable()
  .catch(null);

const link: z.ZodType<LinkValue | null> = z
  .object({ href: z.string(), text: z.string(), target: z.literal('_blank').optional() })
  .nullable()
  .catch(null);

function fieldJson(field: Field<unknown>, value: unknown, id: string, phone: SitePhone): FieldJson {
  if (field.item !== undefined) {
    const { item } = field;
    return records.parse(value).map((entry, index) => {
      const entryId = `${id}-${index}`;
      return { id: entryId, fields: fieldsJson(item, entry, entryId, phone) };
    });
  }
  switch (field.kind) {
    case 'image':
      return { value: imageJson(image.parse(value)) };
    case 'link': {
      const parsed = link.parse(value);
      return { value: linkJson(parsed && withSitePhone(parsed, phone)) };
    }
    case 'richText':
      return { value: typeof value === 'string' ? richTextWithSitePhone(value, phone) : value };
    case 'video':
    case 'file':
      return { value: typeof value === 'string' ? { src: value } : {} };
    default:
      return { value };
  }
}

/** The block of a tree with this uid, however deep it lies. */
export function findBlock(nodes: readonly BlockNode[], uid: string): BlockNode | null {
  for (const node of nodes) {
    if (node.uid === uid) return node;
    const below = findBlock(Object.values(node.placeholders ?? {}).flat(), uid);
    if (below !== null) return below;
  }
  return null;
}
