import type { BlockCatalogue, BlockContract } from '~/modules/content';
import type { RegisteredBlock } from '~/page/contract';

/** One folder, one block: the registry is made from the folders, so adding a block touches only its own. */
const contracts = import.meta.glob<{ block: BlockContract }>('./*/*.block.ts', { eager: true });
const views = import.meta.glob<Pick<RegisteredBlock, 'view'>>('./*/*.view.tsx', { eager: true });
const loaders = import.meta.glob<Pick<RegisteredBlock, 'load'>>('./*/*.data.ts', { eager: true });

const folderOf = (path: string) => path.split('/').at(-2) ?? '';
const byFolder = <T>(modules: Record<string, T>) =>
  new Map(Object.entries(modules).map(([path, module]) => [folderOf(path), module]));

function register(): ReadonlyMap<string, RegisteredBlock> {
  const [viewOf, loaderOf] = [byFolder(views), byFolder(loaders)];
  const blocks = Object.entries(contracts).map(([path, { block }]): [string, RegisteredBlock] => {
    const folder = folderOf(path);
    const view = viewOf.get(folder)?.view;
    if (view === undefined) throw new Error(`src/blocks/${folder} has a contract but no view`);
    return [block.name, { folder, contract: block, view, ...loaderOf.get(folder) }];
  });
  const names = new Set(blocks.map(([name]) => name));
  if (names.size !== blocks.length) throw new Error('Two blocks have the same component name');
  return new Map(blocks);
}

/** Every block of the site by component name. */
export const BLOCKS: ReadonlyMap<string, RegisteredBlock> = register();

/** The blocks as the content store knows them. */
export const blockCatalogue: BlockCatalogue = { get: (name) => BLOCKS.get(name)?.contract };
