import { use } from 'react';
import { CardLevel, ContentCard } from '~/features/content-card';
import type { BlockView, FieldsOf } from '~/page/contract';
import type { block } from './card.block';

export const view: BlockView<FieldsOf<typeof block>> = ({ fields, page }) => (
  <ContentCard fields={fields} page={page} level={use(CardLevel)} />
);
