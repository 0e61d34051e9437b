import type { Areas, BlockNode, StudioPage } from '~/modules/content/studio-wire';

export type Values = Readonly<Record<string, unknown>>;

/** What is edited of a page: its own fields and its blocks. */
export interface PageDocument {
  readonly fields: Values;
  readonly placeholders: Areas;
}

export const documentOf = ({ fields, placeholders }: StudioPage): PageDocument => ({ fields, placeholders });

export type { BlockNode };
