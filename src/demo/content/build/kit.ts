import type { Language } from '~/sites';
import { contentBlocks } from './blocks';
import { offerBlocks } from './offer-blocks';
import { pictureBlocks } from './picture-blocks';
import { serviceBlocks } from './service-blocks';
import { tradeBlocks } from './trade-blocks';

export type { Filters } from './trade-blocks';

interface KitOptions {
  /** Prefix of the language in addresses; none for a site's first language. */
  readonly prefix?: string;
  /** Path of the page about personal data. */
  readonly privacy: string;
}

/** Everything that pages of one language are built of. */
export const kit = (language: Language, { prefix = '', privacy }: KitOptions) => ({
  ...contentBlocks(language, prefix),
  ...offerBlocks(language, prefix),
  ...pictureBlocks(language, prefix),
  ...serviceBlocks(language, prefix, privacy),
  ...tradeBlocks(language, prefix, privacy),
  language,
});

export type Kit = ReturnType<typeof kit>;
