import type { linkAttributes } from '~/page/link';

export interface ExtraItem {
  readonly title: string;
  readonly attributes: NonNullable<ReturnType<typeof linkAttributes>>;
}
