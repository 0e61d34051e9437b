import type { ContentLoader } from '~/page/content-loader';
import { type FieldsOf, loaded, nothing } from '~/page/contract';
import { type block, isEmptyBlurb } from './blurb.block';

/** A blurb without anything in it is a gap in content: logged, and not drawn (BLURB-1). */
export const load: ContentLoader<FieldsOf<typeof block>, null> = ({ fields, page, services }) => {
  if (!isEmptyBlurb(fields)) return loaded(null);
  services.log.warn({ site: page.site.key, path: page.path }, 'No fields provided for Blurb component');
  return nothing;
};
