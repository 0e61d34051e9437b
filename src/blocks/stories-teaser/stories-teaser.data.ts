import type { Story } from '~/modules/content';
import type { ContentLoader } from '~/page/content-loader';
import { type FieldsOf, loaded, nothing } from '~/page/contract';
import type { block } from './stories-teaser.block';

/** Stories of a teaser (STORIES-5). */
const MAX_STORIES = 3;

/** Without stories there is no teaser, not even its heading; neither when they cannot be read. */
export const load: ContentLoader<FieldsOf<typeof block>, readonly Story[]> = async ({
  fields,
  page,
  scope,
  services: { content, log },
}) => {
  const query = { datasource: fields.Datasource, limit: MAX_STORIES };
  const found = await content.stories(scope, query).catch((err: unknown) => {
    log.error({ err, site: page.site.key, path: page.path }, 'Error loading stories');
    return null;
  });
  if (found === null) return loaded([], { incomplete: true });
  return found.stories.length === 0 ? nothing : loaded(found.stories);
};
