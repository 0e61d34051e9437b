import type { ReadScope } from '~/modules/content';
import { withSpan } from '~/platform/trace';
import type {
  BlockNode,
  BlockOutcome,
  BlockServices,
  HeadAdditions,
  PageContext,
  RegisteredBlock,
  SkipLink,
} from '../contract';
import { type BlockFields, blockFields } from './block-fields';
import type { PageIcons } from './icons';

/** A placed block with everything its view needs, or the reason why it has no view. */
export interface LoadedBlock {
  readonly uid: string;
  readonly block: RegisteredBlock;
  readonly fields: BlockFields['values'];
  readonly data: unknown;
  readonly failure: unknown;
  readonly slots: Readonly<Record<string, readonly LoadedBlock[]>>;
  /** It has nothing to show; only an editor sees that it is there. */
  readonly empty?: true;
}

/** What the blocks of a page decided about the page itself. */
export interface PageVerdict {
  readonly heads: readonly HeadAdditions[];
  readonly skipLinks: readonly SkipLink[];
  readonly status: number;
  readonly redirect: { readonly to: string; readonly status: 301 | 302 } | null;
  readonly notFound: boolean;
  /** A block could not read all it shows. */
  readonly incomplete: boolean;
}

export interface LoadContext {
  readonly blocks: ReadonlyMap<string, RegisteredBlock>;
  readonly page: PageContext;
  readonly scope: ReadScope;
  readonly services: BlockServices;
  readonly icons: Pick<PageIcons, 'fetch'>;
  /** Blocks without anything to show stay, for whoever edits the page. */
  readonly keepsEmpty?: boolean;
  onFailure(componentName: string, cause: unknown): void;
}

/** Loads all blocks of a page at the same time, nested ones too; one that fails takes no other with it. */
export async function loadBlocks(
  areas: readonly (readonly BlockNode[])[],
  context: LoadContext,
): Promise<{ readonly areas: readonly (readonly LoadedBlock[])[]; readonly verdict: PageVerdict }> {
  const outcomes: BlockOutcome<unknown>[] = [];
  const loadedAreas = await Promise.all(areas.map((nodes) => loadAll(nodes, context, outcomes)));
  return { areas: loadedAreas, verdict: verdictOf(outcomes) };
}

async function loadAll(
  nodes: readonly BlockNode[],
  context: LoadContext,
  outcomes: BlockOutcome<unknown>[],
): Promise<readonly LoadedBlock[]> {
  const all = await Promise.all(nodes.map((node) => loadOne(node, context, outcomes)));
  return all.filter((block) => block !== null);
}

async function loadOne(
  node: BlockNode,
  context: LoadContext,
  outcomes: BlockOutcome<unknown>[],
): Promise<LoadedBlock | null> {
  const block = context.blocks.get(node.componentName);
  if (block === undefined) {
    context.onFailure(node.componentName, new Error(`No block is called ${node.componentName}`));
    return null;
  }
  const { values: fields, icons } = blockFields(block, node, context.page);
  const children = Object.entries(node.placeholders ?? {});
  const [outcome, slots] = await Promise.all([
    runLoader(block, fields, icons, context),
    Promise.all(
      children.map(async ([slot, nodes]) => [slot, await loadAll(nodes, context, outcomes)] as const),
    ),
  ]);
  if ('failure' in outcome) context.onFailure(node.componentName, outcome.failure);
  else outcomes.push(outcome);
  const empty = 'kind' in outcome && outcome.kind !== 'data';
  if (empty && context.keepsEmpty !== true) return null;
  return {
    ...(empty && { empty }),
    uid: node.uid,
    block,
    fields,
    data: 'data' in outcome ? outcome.data : null,
    failure: 'failure' in outcome ? outcome.failure : null,
    slots: Object.fromEntries(slots),
  };
}

const nothingToLoad = { kind: 'data', data: null } as const;

async function runLoader(
  block: RegisteredBlock,
  fields: LoadedBlock['fields'],
  icons: readonly string[],
  { page, scope, services, icons: loader }: LoadContext,
): Promise<BlockOutcome<unknown> | { readonly failure: unknown }> {
  try {
    const [outcome] = await Promise.all([
      withSpan(
        `block ${block.contract.name}`,
        'internal',
        {},
        async () => (await block.load?.({ fields, page, scope, services })) ?? nothingToLoad,
      ),
      icons.length > 0 ? loader.fetch(icons, block.contract.name) : null,
    ]);
    return outcome;
  } catch (failure) {
    return { failure };
  }
}

function verdictOf(outcomes: readonly BlockOutcome<unknown>[]): PageVerdict {
  const data = outcomes.filter((outcome) => outcome.kind === 'data');
  const redirect = outcomes.find((outcome) => outcome.kind === 'redirect');
  return {
    heads: data.flatMap((outcome) => (outcome.head === undefined ? [] : [outcome.head])),
    skipLinks: data.flatMap(({ skipLinks = [] }) => skipLinks),
    status: Math.max(200, ...data.map((outcome) => outcome.status ?? 200)),
    redirect: redirect === undefined ? null : { to: redirect.to, status: redirect.status },
    notFound: outcomes.some((outcome) => outcome.kind === 'not-found'),
    incomplete: data.some((outcome) => outcome.incomplete === true),
  };
}
