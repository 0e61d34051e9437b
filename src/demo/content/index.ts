import type { SiteSeed } from '~/modules/content';
import type { Site } from '~/sites';

/** The pages of a site. */
export function demoContent(site: Site, _today: string): SiteSeed {
  const language = site.languages[0];
  return {
    site: site.key,
    home: {
      versions: { [language]: { fields: { title: site.name, navigationTitle: site.name } } },
    },
  };
}
