import { deliveryRoutes } from '~/modules/content';
import { localPath } from '~/page/route';
import { languagePrefix, SITES, siteLanguage } from '~/sites';
import type { HostTable } from '../http/hosts';
import { robotsText } from '../http/routes/machine-pages';
import type { Services } from './services';

/** Our own content in the format of the content platform, for clients with the key. */
export function contentDelivery({ editing, settings, config, log }: Services, hosts: HostTable) {
  return deliveryRoutes({
    source: editing.delivery,
    sites: SITES.map((site) => ({
      name: site.key,
      languages: site.languages,
      origin: () => hosts.originOf(site),
      phone: () => settings.siteOf(site).contact,
      href(language, path) {
        const known = siteLanguage(site, language);
        return hosts.originOf(site) + localPath(languagePrefix(site, known), path);
      },
      robots: () => robotsText(hosts.originOf(site)),
    })),
    key: config.keys.content,
    introspection: config.environment !== 'production',
    log,
  });
}
