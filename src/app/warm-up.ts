import { get, type RequestListener } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '~/platform/log';
import type { Site } from '~/sites';
import { carListPath } from '~/sites/paths';

/** How long the server must be idle before the next picture is drawn. */
const QUIET_MS = 1500;
/** Variants that the warm-up draws at most; a start page has about thirty pictures, a list a dozen in its first rows. */
const MAX_VARIANTS = 1500;
/** So many pictures of each page are drawn before the rest of any: what a visitor sees first. */
const FIRST_PICTURES = 8;
/** Pictures of a list that are drawn: two screens of a desktop. */
const MAX_LIST_PICTURES = 16;
/** Names for every address of a machine; a request needs one. */
const WILDCARD_ADDRESSES = new Set(['0.0.0.0', '::', '[::]']);
const USER_AGENT = 'forecourt-warm-up';

/** When a visitor last asked for anything; the warm-up's own requests do not count. */
export class Activity {
  #last = 0;

  listener(next: RequestListener): RequestListener {
    return (request, response) => {
      if (request.headers['user-agent'] !== USER_AGENT) this.#last = Date.now();
      next(request, response);
    };
  }

  isQuiet(): boolean {
    return Date.now() - this.#last >= QUIET_MS;
  }
}

export interface WarmUp {
  /** Where the server listens. */
  readonly host: string;
  readonly port: number;
  readonly sites: readonly Site[];
  readonly activity: Activity;
  readonly signal: AbortSignal;
  readonly log: Log;
  /** `host:port` that a site answers to. */
  hostOf(site: Site): string;
}

/**
 * Draws the pictures of the start pages, with those of their menus, and of the first cars of each list while the server is
 * idle. What each page shows first comes first, on all sites. It requests them like a browser; they stay on disk for later
 * starts.
 */
export async function warmUp(options: WarmUp): Promise<void> {
  const { sites, signal, log } = options;
  const requested = new Set<string>();
  const draw = async (site: Site, pictures: readonly (readonly string[])[]): Promise<void> => {
    for (const address of pictures.flat()) {
      // The same address is the same picture on every site.
      if (requested.has(address) || requested.size >= MAX_VARIANTS) continue;
      requested.add(address);
      await waitUntilQuiet(options);
      await fetchPage(options, site, address);
    }
  };
  try {
    const later: (() => Promise<void>)[] = [];
    for (const site of sites) {
      const pages = [
        { path: '/', widths: START_WIDTHS, limit: Number.POSITIVE_INFINITY },
        { path: carListPath(site), widths: CARD_WIDTHS, limit: MAX_LIST_PICTURES },
      ];
      for (const { path, widths, limit } of pages) {
        await waitUntilQuiet(options);
        const pictures = picturesOf(await fetchPage(options, site, path), widths).slice(0, limit);
        await draw(site, pictures.slice(0, FIRST_PICTURES));
        later.push(() => draw(site, pictures.slice(FIRST_PICTURES)));
      }
    }
    for (const rest of later) await rest();
    log.debug({ variants: requested.size }, 'warmed up');
  } catch (cause) {
    // Whatever is missing is drawn when it is asked for.
    if (!signal.aborted) log.warn({ err: cause, variants: requested.size }, 'the warm-up broke off');
  }
}

/** Widths that phones and desktops ask for: the heroes and cards of a start page, the cards of a list. */
const START_WIDTHS: readonly number[] = [640, 1280, 1920];
const CARD_WIDTHS: readonly number[] = [320, 640, 1280];

/** The addresses of a page's pictures in these widths, picture by picture, in the format that browsers take first. */
export function picturesOf(html: string, widths: readonly number[]): readonly (readonly string[])[] {
  const pictures = new Map<string, Set<string>>();
  for (const [address, id = '', width] of html.matchAll(/\/media\/([\w-]+)\/(\d+)\.avif/g)) {
    if (!widths.includes(Number(width))) continue;
    pictures.set(id, (pictures.get(id) ?? new Set()).add(address));
  }
  return [...pictures.values()].map((addresses) => [...addresses]);
}

async function waitUntilQuiet({ activity, signal }: WarmUp): Promise<void> {
  do await pause(activity.isQuiet() ? 0 : QUIET_MS, undefined, { signal, ref: false });
  while (!activity.isQuiet());
}

/** Node's own fetch would not let the host be chosen. */
function fetchPage({ host, port, signal, hostOf }: WarmUp, site: Site, path: string): Promise<string> {
  const headers = { host: hostOf(site), 'user-agent': USER_AGENT };
  return new Promise((resolve, reject) => {
    get(
      { host: WILDCARD_ADDRESSES.has(host) ? 'localhost' : host, port, path, headers, signal },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => resolve(Buffer.concat(parts).toString()));
        response.on('error', reject);
      },
    ).on('error', reject);
  });
}
