import { use } from 'react';
import { CardLevel } from '../card-level';
import type { BlockView, FieldsOf } from '../contract';
import type { block } from './card.block';
import { ContentCard } from './content-card';

export const view: BlockView<FieldsOf<typeof block>> = ({ fields, page }) => (
  <ContentCard fields={fields} page={page} level={use(CardLevel)} />
);
