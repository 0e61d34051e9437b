import type { TreeItem } from '~/modules/content/studio-wire';

/** A published page of a site's tree, its name for all of its words. */
export const examplePage = (name: string, parentId: string | null, template = 'Page'): TreeItem => ({
  id: name,
  parentId,
  name,
  title: name,
  template,
  path: `/${name}`,
  published: true,
  draft: false,
  publishAt: null,
  unpublishAt: null,
});
