import { get, type RequestListener } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '~/platform/log';
import type { Site } from '~/sites';

/** So long nobody may have asked for anything before the next picture is drawn. */
const QUIET_MS = 1500;
/** Pictures that the warm-up draws at most; a start page has about thirty. */
const MOST_PICTURES = 600;
/** Names for every address of a machine; a request needs one. */
const EVERYWHERE = new Set(['0.0.0.0', '::', '[::]']);
const AGENT = 'forecourt-warm-up';

/** When a visitor last asked for anything; the warm-up's own requests do not count. */
export class Activity {
  #last = 0;

  listener(next: RequestListener): RequestListener {
    return (request, response) => {
      if (request.headers['user-agent'] !== AGENT) this.#last = Date.now();
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
 * Draws the pictures of the start pages while nobody asks for anything, so that the first visitor does not wait for
 * them. It asks as a browser would; what is drawn stays on disk, and later starts find it there.
 */
export async function warmUp(options: WarmUp): Promise<void> {
  const { sites, signal, log } = options;
  let drawn = 0;
  try {
    for (const site of sites) {
      await quiet(options);
      const page = await ask(options, site, '/');
      for (const picture of picturesOf(page)) {
        if (drawn >= MOST_PICTURES) return;
        await quiet(options);
        await ask(options, site, picture);
        drawn += 1;
      }
    }
    log.debug({ pictures: drawn }, 'warmed up');
  } catch (cause) {
    // Whatever is missing is drawn when it is asked for.
    if (!signal.aborted) log.warn({ err: cause, pictures: drawn }, 'the warm-up broke off');
  }
}

/** The pictures of a page in the format that browsers take first, without the smallest: those are quickly drawn. */
export function picturesOf(html: string): readonly string[] {
  const all = html.match(/\/media\/[\w-]+\/(?:640|1280|1920)\.avif/g) ?? [];
  return [...new Set(all)];
}

async function quiet({ activity, signal }: WarmUp): Promise<void> {
  do await pause(activity.isQuiet() ? 0 : QUIET_MS, undefined, { signal, ref: false });
  while (!activity.isQuiet());
}

/** Node's own fetch would not let the host be chosen. */
function ask({ host, port, signal, hostOf }: WarmUp, site: Site, path: string): Promise<string> {
  const headers = { host: hostOf(site), 'user-agent': AGENT };
  return new Promise((resolve, reject) => {
    get({ host: EVERYWHERE.has(host) ? 'localhost' : host, port, path, headers, signal }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve(Buffer.concat(parts).toString()));
      response.on('error', reject);
    }).on('error', reject);
  });
}
