import { safeHref } from '~/modules/content';
import type { ContentLoader } from '~/page/content-loader';
import { type FieldsOf, loaded } from '~/page/contract';
import { channelIcon } from '~/ui/icon/channel-icon';
import type { block } from './footer.block';

/** Channels without an icon show their names (FOOTER-2); that one is missing is logged for whoever draws it. */
export const load: ContentLoader<FieldsOf<typeof block>, null> = ({ fields, scope, services }) => {
  const shown = fields.SocialLinks.filter(({ name, Url }) => name.trim() !== '' && safeHref(Url) !== null);
  for (const { name } of shown) {
    if (channelIcon(name.trim()) === null)
      services.log.warn(
        { channel: name.trim(), site: scope.site },
        'Footer: no icon for this channel, its name is shown',
      );
  }
  return loaded(null);
};
