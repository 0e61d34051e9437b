import type { FieldSet } from '~/modules/content';
import type { BlockLoader, BlockOutcome, BlockServices } from './contract';

/** The loader of a block that reads content and nothing else: easy to test, and true by its type. */
export type ContentLoader<F extends FieldSet, D> = (
  input: Omit<Parameters<BlockLoader<F, D>>[0], 'services'> & {
    readonly services: Pick<BlockServices, 'content' | 'log'>;
  },
) => Promise<BlockOutcome<D>> | BlockOutcome<D>;
