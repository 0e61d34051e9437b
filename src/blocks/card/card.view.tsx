import { use } from 'react';
import type { BlockView, FieldsOf } from '~/page/contract';
import { CardLevel } from '~/features/content-card/card-level';
import type { block } from './card.block';
import { ContentCard } from '~/features/content-card/content-card';

export const view: BlockView<FieldsOf<typeof block>> = ({ fields, page }) => (
  <ContentCard fields={fields} page={page} level={use(CardLevel)} />
);
