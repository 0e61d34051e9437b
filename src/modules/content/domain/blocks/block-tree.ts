import { z } from 'zod';
import { err, ok, type Result } from '~/platform/result';
import { isStorableText } from '../storable-text';
import {
  type BlockCatalogue,
  type BlockContract,
  type BlockNode,
  checkBlock,
  storedBlockFields,
} from './block-contract';

export const MAX_BLOCK_DEPTH = 8;
export const MAX_BLOCKS = 500;
/** Characters of one page's blocks as JSON. */
const MAX_TREE_SIZE = 2_000_000;

/** The areas of a page. One that is absent is inherited from the site; an empty one is empty on purpose. */
const AREAS = ['header', 'main', 'footer'] as const;
type Area = (typeof AREAS)[number];
export type Placeholders = { readonly [area in Area]?: readonly BlockNode[] | undefined };

/** Why a block tree must not be stored, with the way to the block: `main[0].items[2]`. */
export interface BlockProblem {
  readonly kind:
    | 'malformed'
    | 'unknown-area'
    | 'unknown-component'
    | 'unknown-placeholder'
    | 'child-not-allowed'
    | 'field'
    | 'duplicate-uid'
    | 'too-deep'
    | 'too-many-blocks'
    | 'too-large';
  readonly path: string;
  readonly field?: string;
  readonly message: string;
}

/** What a JSON column refuses is refused here by name. */
const parameter = z.string().refine(isStorableText);

const nodeSchema = z.object({
  uid: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,80}$/)
    .optional(),
  componentName: z.string().max(100),
  version: z.number().int().min(1).max(10_000).optional(),
  params: z.record(parameter.max(100), parameter.max(2000)).optional(),
  fields: z.record(z.string(), z.unknown()).default({}),
  placeholders: z.record(z.string(), z.array(z.unknown())).optional(),
});

const placeholdersSchema = z.record(z.string(), z.array(z.unknown()));

/**
 * Checks a page's blocks against their contracts and returns them as they are stored: fields migrated
 * and sanitised, versions stamped, missing uids given. Nothing is stored of a tree with any problem.
 */
export function checkBlockTree(
  raw: unknown,
  blocks: BlockCatalogue,
): Result<Placeholders, readonly BlockProblem[]> {
  const check = new TreeCheck(blocks);
  const placeholders = check.areas(raw);
  return check.problems.length === 0 ? ok(placeholders) : err(check.problems);
}

class TreeCheck {
  readonly problems: BlockProblem[] = [];
  private readonly uids = new Set<string>();
  private count = 0;

  constructor(private readonly blocks: BlockCatalogue) {}

  areas(raw: unknown): Placeholders {
    const parsed = placeholdersSchema.safeParse(raw);
    if (!parsed.success) {
      this.report('malformed', '(placeholders)', 'expected an object of lists of blocks');
      return {};
    }
    const areas: { [area in Area]?: readonly BlockNode[] } = {};
    for (const [name, nodes] of Object.entries(parsed.data)) {
      const area = AREAS.find((known) => known === name);
      if (area === undefined) this.report('unknown-area', name, `a page has the areas ${AREAS.join(', ')}`);
      else areas[area] = this.nodes(nodes, area, 1, null);
    }
    if (this.problems.length === 0 && JSON.stringify(areas).length > MAX_TREE_SIZE) {
      this.report(
        'too-large',
        '(placeholders)',
        `a page holds at most ${MAX_TREE_SIZE} characters of blocks`,
      );
    }
    return areas;
  }

  private nodes(
    raw: readonly unknown[],
    path: string,
    depth: number,
    allow: readonly string[] | null,
  ): BlockNode[] {
    if (depth > MAX_BLOCK_DEPTH) {
      if (raw.length > 0) this.report('too-deep', path, `blocks nest at most ${MAX_BLOCK_DEPTH} deep`);
      return [];
    }
    return raw.flatMap((entry, index) => this.node(entry, `${path}[${index}]`, depth, allow));
  }

  private node(raw: unknown, path: string, depth: number, allow: readonly string[] | null): BlockNode[] {
    this.count += 1;
    if (this.count > MAX_BLOCKS) {
      if (this.count === MAX_BLOCKS + 1) {
        this.report('too-many-blocks', path, `a page holds at most ${MAX_BLOCKS} blocks`);
      }
      return [];
    }
    const parsed = nodeSchema.safeParse(raw);
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      this.report(
        'malformed',
        path,
        `${issue?.path.join('.') ?? ''} ${issue?.message ?? 'not a block'}`.trim(),
      );
      return [];
    }
    const { uid: given, componentName, version, params, fields, placeholders } = parsed.data;
    const contract = this.blocks.get(componentName);
    if (contract === undefined) {
      this.report('unknown-component', path, `there is no block ${componentName}`);
      return [];
    }
    if (allow !== null && !allow.includes(componentName)) {
      this.report('child-not-allowed', path, `${componentName} may not be placed here`);
    }
    // What comes without a version is written against the present contract.
    const node = { uid: this.uid(given, path), componentName, version: version ?? contract.version, fields };
    for (const { field, message } of checkBlock(contract, node)) this.report('field', path, message, field);
    const children = this.children(contract, placeholders, path, depth);
    return [
      {
        ...node,
        version: contract.version,
        fields: storedBlockFields(contract, node),
        ...(params === undefined ? {} : { params }),
        ...(children === undefined ? {} : { placeholders: children }),
      },
    ];
  }

  private children(
    contract: BlockContract,
    placeholders: Record<string, readonly unknown[]> | undefined,
    path: string,
    depth: number,
  ): BlockNode['placeholders'] {
    if (placeholders === undefined) return undefined;
    const entries = Object.entries(placeholders).flatMap(([slot, nodes]) => {
      const known = Object.hasOwn(contract.placeholders, slot) ? contract.placeholders[slot] : undefined;
      if (known !== undefined)
        return [[slot, this.nodes(nodes, `${path}.${slot}`, depth + 1, known.allow)] as const];
      this.report('unknown-placeholder', path, `${contract.name} has no placeholder ${slot}`);
      return [];
    });
    return Object.fromEntries(entries);
  }

  private uid(given: string | undefined, path: string): string {
    const uid =
      given ??
      path
        .replace(/[^A-Za-z0-9]+/g, '-')
        .replace(/-$/, '')
        .slice(0, 80);
    if (this.uids.has(uid)) this.report('duplicate-uid', path, `${uid} is the uid of another block`);
    this.uids.add(uid);
    return uid;
  }

  private report(kind: BlockProblem['kind'], path: string, message: string, field?: string) {
    this.problems.push({ kind, path, message, ...(field === undefined ? {} : { field }) });
  }
}

const storedNode: z.ZodType<BlockNode> = z.object({
  uid: z.string(),
  componentName: z.string(),
  version: z.number().optional(),
  params: z.record(z.string(), z.string()).optional(),
  fields: z.record(z.string(), z.unknown()),
  get placeholders() {
    return z.record(z.string(), z.array(storedNode)).optional();
  },
});

/** What the database holds of a page's blocks. */
export const storedPlaceholders: z.ZodType<Placeholders> = z.object({
  header: z.array(storedNode).optional(),
  main: z.array(storedNode).optional(),
  footer: z.array(storedNode).optional(),
});
