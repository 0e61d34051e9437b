import {
  checkFields,
  type FieldProblem,
  type FieldSet,
  type FieldValues,
  readFields,
  storedFields,
} from './fields';

/** A step from one version of a block's stored fields to the next, named so that a test can point at it. */
export interface BlockMigration {
  readonly to: number;
  readonly name: string;
  up(fields: Record<string, unknown>): Record<string, unknown>;
}

/**
 * What a block is: the one description from which its TypeScript type, validator, editor form, gallery
 * page, accessibility run and documentation come.
 */
export interface BlockContract<F extends FieldSet = FieldSet> {
  /** Component name as in the layout of a page, for example `HeroBanner`. */
  readonly name: string;
  readonly title: string;
  readonly version: number;
  readonly migrations: readonly BlockMigration[];
  readonly fields: F;
  /** Fields that clients of the content service expect once more together, as the one entry of a list. */
  readonly deliveredAs: { readonly [list: string]: readonly string[] };
  /** False for a block that never shows a picture: the one after it may open the page. */
  readonly opensPage: boolean;
  /** Named slots for child blocks, with the component names each may hold. */
  readonly placeholders: { readonly [slot: string]: { readonly allow: readonly string[] } };
  /** At least one example per option; the gallery and the accessibility run show them all. */
  readonly examples: { readonly [title: string]: BlockExample };
}

export interface BlockExample {
  readonly fields: { readonly [name: string]: unknown };
  readonly placeholders?: { readonly [slot: string]: readonly BlockNode[] } | undefined;
}

/** One placed block in a page's tree, as stored and as delivered. `version` is the contract's at save. */
export interface BlockNode {
  readonly uid: string;
  readonly componentName: string;
  readonly version?: number | undefined;
  readonly params?: { readonly [name: string]: string } | undefined;
  readonly fields: { readonly [name: string]: unknown };
  readonly placeholders?: { readonly [slot: string]: readonly BlockNode[] } | undefined;
}

type Examples<F extends FieldSet> = {
  readonly [title: string]: {
    readonly fields: Partial<FieldValues<F>>;
    readonly placeholders?: BlockExample['placeholders'];
  };
};

/** Declares a block. Versions start at 1; every later version needs the migration that leads to it. */
export function defineBlock<F extends FieldSet>(contract: {
  name: string;
  title: string;
  version: number;
  migrations?: readonly BlockMigration[];
  fields: F;
  deliveredAs?: { readonly [list: string]: readonly (keyof F & string)[] };
  opensPage?: boolean;
  placeholders?: BlockContract['placeholders'];
  examples: Examples<F>;
}): BlockContract<F> {
  const { migrations = [], placeholders = {}, opensPage = true, deliveredAs = {}, ...rest } = contract;
  const versions = migrations.map((migration) => migration.to).join();
  const expected = Array.from({ length: contract.version - 1 }, (_, index) => index + 2).join();
  if (versions !== expected) {
    throw new Error(
      `Block ${contract.name}: version ${contract.version} needs migrations to ${expected || 'none'}`,
    );
  }
  return { ...rest, migrations, placeholders, opensPage, deliveredAs };
}

/** The typed values of a placed block, migrated to the present version; broken fields become defaults. */
export function readBlock<F extends FieldSet>(contract: BlockContract<F>, node: BlockNode): FieldValues<F> {
  return readFields(contract.fields, migrateFields(contract, node));
}

/** Why a placed block must not be stored; an empty list means that it may be. */
export function checkBlock(contract: BlockContract, node: BlockNode): readonly FieldProblem[] {
  return checkFields(contract.fields, migrateFields(contract, node));
}

/** The fields of a placed block that `checkBlock` passed, as they are stored with the contract's version. */
export function storedBlockFields(contract: BlockContract, node: BlockNode): Record<string, unknown> {
  return storedFields(contract.fields, migrateFields(contract, node));
}

function migrateFields(contract: BlockContract, node: BlockNode): Record<string, unknown> {
  const stored = node.version ?? 1;
  return contract.migrations
    .filter((migration) => migration.to > stored)
    .reduce((fields, migration) => migration.up(fields), { ...node.fields });
}

/** What a store needs to know of the blocks without knowing any of them. */
export interface BlockCatalogue {
  get(componentName: string): BlockContract | undefined;
}
