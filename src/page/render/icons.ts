import type { Log } from '~/platform/log';
import type { SvgSource } from '~/platform/media';
import { isIconName } from '~/ui/icon/icon';

/** The icons of one page that are not of our own set: fetched before its blocks are drawn. */
export interface PageIcons {
  /** Sanitised SVG by the address that content gives. */
  readonly drawn: ReadonlyMap<string, string>;
  /** Fetches what a block needs; throws only where `strict` says so. */
  fetch(icons: readonly string[], block: string): Promise<void>;
}

export interface PageIconsOptions {
  readonly drawings: SvgSource;
  /** In development an unknown icon is shown as a mistake. */
  readonly strict: boolean;
  readonly origin: string;
  readonly site: string;
  readonly path: string;
  readonly log: Log;
}

/** Gaps are logged in these words (MEDIA-4, MEDIA-5); the visitor sees nothing in their place. */
export function createPageIcons({ drawings, strict, origin, site, path, log }: PageIconsOptions): PageIcons {
  const drawn = new Map<string, string>();
  const fetchOne = async (icon: string, block: string) => {
    if (isIconName(icon) || drawn.has(icon)) return;
    if (/^[A-Za-z0-9]+$/.test(icon)) {
      const missing = `Cannot find module './${icon}'`;
      log.error({ icon, block, site, path }, missing);
      if (strict) throw new Error(missing);
      return;
    }
    const read = await drawings.read(icon, origin);
    if (read.ok) drawn.set(icon, read.value);
    else log.error({ url: icon, block, site, path }, `Error fetching SVG: ${read.error}`);
  };
  return {
    drawn,
    fetch: async (icons, block) => void (await Promise.all(icons.map((icon) => fetchOne(icon, block)))),
  };
}
