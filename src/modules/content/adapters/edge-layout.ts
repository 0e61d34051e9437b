import { z } from 'zod';
import type { Log } from '~/platform/log';
import {
  type BlockCatalogue,
  type BlockContract,
  type BlockNode,
  storedBlockFields,
} from '../domain/blocks/block-contract';
import { MAX_BLOCK_DEPTH, MAX_BLOCKS } from '../domain/blocks/block-tree';
import { fieldValues } from './edge-fields';

/** What the layout service says of a page (`layout.item.rendered`). */
export const layoutShape = z.object({
  sitecore: z.object({
    /** Null where the service has lost what a page stands in: the page is shown, its navigation is not. */
    context: z.looseObject({}).nullish().catch(null),
    route: z
      .object({
        itemId: z.string(),
        name: z.string(),
        templateName: z.string().catch('Page'),
        fields: z.record(z.string(), z.unknown()).catch({}),
        placeholders: z.record(z.string(), z.array(z.unknown())).catch({}),
      })
      .nullable(),
  }),
});

const componentShape = z.object({
  uid: z.string().nullish(),
  componentName: z.string().min(1).max(100),
  params: z.record(z.string().max(100), z.unknown()).nullish().catch(null),
  // A component without fields is one whose datasource is empty: its block says so.
  fields: z.unknown().optional(),
  placeholders: z.record(z.string(), z.array(z.unknown())).nullish().catch(null),
});

/**
 * Components of the layout service as the blocks that our own store would give: fields by the block's
 * contract, checked and sanitised, no deeper and no more than a page of ours may hold. Reads one page.
 */
export class BlocksOfLayout {
  private left = MAX_BLOCKS;
  private readonly uids = new Set<string>();

  constructor(
    private readonly blocks: BlockCatalogue,
    private readonly log: Log,
  ) {}

  read(components: readonly unknown[] | undefined, place: string, depth = 1): readonly BlockNode[] {
    if (depth > MAX_BLOCK_DEPTH) {
      this.log.warn({ place }, 'components nest too deep and were left out');
      return [];
    }
    return (components ?? []).flatMap((raw, index) => this.component(raw, `${place}-${index}`, depth));
  }

  private component(raw: unknown, place: string, depth: number): readonly BlockNode[] {
    const parsed = componentShape.safeParse(raw);
    if (!parsed.success) {
      this.log.warn({ place }, 'a component that is none was left out');
      return [];
    }
    if (this.left === 0) return [];
    this.left -= 1;
    if (this.left === 0) this.log.warn({ place }, 'a page with too many components was cut off');
    const { uid, componentName, params, fields, placeholders } = parsed.data;
    const contract = this.blocks.get(componentName);
    const node = { uid: this.uid(uid, place), componentName };
    if (contract === undefined) return [{ ...node, fields: {} }];
    const { version } = contract;
    const values = fieldValues(contract.fields, fields);
    const below = this.below(contract, placeholders ?? {}, place, depth);
    return [
      {
        ...node,
        version,
        fields: storedBlockFields(contract, { ...node, version, fields: values }),
        ...(params === null || params === undefined ? {} : { params: textsOf(params) }),
        ...(Object.keys(below).length === 0 ? {} : { placeholders: below }),
      },
    ];
  }

  private below(
    contract: BlockContract,
    placeholders: { readonly [name: string]: readonly unknown[] },
    place: string,
    depth: number,
  ): Record<string, readonly BlockNode[]> {
    const slots = Object.entries(placeholders).flatMap(([name, components]) => {
      const slot = slotOf(contract, name);
      return slot === null ? [] : [[slot, this.read(components, `${place}-${slot}`, depth + 1)] as const];
    });
    return Object.fromEntries(slots);
  }

  /** Ids of elements are made of it, so it is plain and there is one of each. */
  private uid(given: string | null | undefined, place: string): string {
    const plain = (given ?? '').replace(/[{}]/g, '');
    const usable = /^[A-Za-z0-9_-]{1,80}$/.test(plain) && !this.uids.has(plain);
    const uid = usable ? plain : `placed-${place.replace(/[^A-Za-z0-9]+/g, '-').slice(-70)}`;
    this.uids.add(uid);
    return uid;
  }
}

/** A placeholder may carry a number that makes it the only one of its name on the page. */
function slotOf(contract: BlockContract, name: string): string | null {
  const plain = name.replace(/-(?:\d{1,6}|\{[^}]{0,40}\})$/, '');
  return [name, plain].find((slot) => Object.hasOwn(contract.placeholders, slot)) ?? null;
}

function textsOf(params: { readonly [name: string]: unknown }): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      typeof value === 'string' && value.length <= 2000 ? [[name, value] as const] : [],
    ),
  );
}
