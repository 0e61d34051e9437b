import type { Story } from '~/modules/content';
import type { ContentLoader } from '../content-loader';
import { type FieldsOf, loaded, nothing } from '../contract';
import type { block } from './stories-teaser.block';

/** Specification 1 §9. */
const TEASED = 3;

/** Without stories there is no teaser, not even its heading. */
export const load: ContentLoader<FieldsOf<typeof block>, readonly Story[]> = async ({
  fields,
  scope,
  services,
}) => {
  const { stories } = await services.content.stories(scope, { datasource: fields.Datasource, limit: TEASED });
  return stories.length === 0 ? nothing : loaded(stories);
};
