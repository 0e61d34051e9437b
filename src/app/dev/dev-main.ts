import { layerOrder } from '~/page/assets';
import { pageStyles } from '~/page/styles/page-styles';
import type { StyleManifest } from '~/page/styles/style-manifest';
import { describeProblem, parseConfig } from '~/platform/config';
import { createLog } from '~/platform/log';
import { isSiteKey, SITES } from '~/sites';
import { hostTable } from '../http/hosts';
import { StaticAssets } from '../http/routes/static-assets';
import { VERSION } from '../version';
import { createWeb, type Web } from '../web';
import { openServices, type Services } from '../wiring/services';

/** What the development server knows of the styles: the module graph changes with every edit. */
export interface DevStyles {
  manifest(): StyleManifest;
}

const hostsOf = (defaultSite: string, port: () => number) =>
  hostTable({
    defaultSite: isSiteKey(defaultSite) ? defaultSite : 'automotive-se',
    siteHosts: {},
    canonicalHosts: false,
    port,
  });

/** What compiled components expect to be there before them. */
const REFRESH = '/src/app/dev/hot-components.ts';

let portOf: () => number = () => 3000;

/** Opens what has state, once per process. */
export async function openDevServices(port: () => number): Promise<Services> {
  portOf = port;
  const parsed = parseConfig(process.env, { siteKeys: SITES.map((site) => site.key) });
  if (!parsed.ok) throw new Error(parsed.error.map(describeProblem).join('\n'));
  const config = parsed.value;
  const hosts = hostsOf(config.defaultSite, port);
  return openServices(config, createLog({ level: config.logLevel }), (site) => hosts.originOf(site));
}

/** The web layer over the present sources; rebuilt after each edit. */
export function createDevWeb(services: Services, styles: DevStyles): Web {
  const hosts = hostsOf(services.config.defaultSite, portOf);
  return createWeb({
    services,
    hosts,
    version: `${VERSION}-dev`,
    files: new StaticAssets([]),
    studio: { script: '/src/studio/main.tsx', styles: [], before: ['/@vite/client', REFRESH] },
    assets: {
      boot: '/src/app/islands/boot.ts',
      scripts: ['/@vite/client', REFRESH, '/src/app/dev/hot-styles.ts'],
      preloads: () => [],
      get layers() {
        return layerOrder(styles.manifest().layers);
      },
      // What an edit brings needs its styles as well.
      css: (entries) => pageStyles(styles.manifest()).css(entries),
    },
  });
}
