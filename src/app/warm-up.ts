import { get, type RequestListener } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '~/platform/log';
import type { Site } from '~/sites';
import { carListPath } from '~/sites/paths';

/** How long the server must be idle before the next picture is drawn. */
const QUIET_MS = 1500;
/**
 * Processor time that one warm-up may take; what is on disk costs nothing, so the next start goes on where this one ended.
 * The rest is drawn when it is asked for.
 */
const MAX_PROCESSOR_MS = 6_000;
/** So many pictures of each page are drawn before the rest of any: what a visitor sees first. */
const FIRST_PICTURES = 8;
/** Pictures of a list that are drawn: two screens of a desktop. */
const MAX_LIST_PICTURES = 16;
/** Of a picture that cannot be drawn now. */
const MAX_ATTEMPTS = 3;
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
  /** Processor milliseconds that the process has used; its own by default. */
  readonly processorMs?: () => number;
  /** Reads what its pages are made of. */
  readAhead(site: Site): Promise<void>;
  /** `host:port` that a site answers to. */
  hostOf(site: Site): string;
}

/**
 * What an idle server does after its start. It reads what the pages of all sites are made of, so that they outlast an outage of
 * the database. Then it draws the pictures of the start pages, with those of their menus, and of the first cars of each list,
 * until it has used its share of the processor. What each page shows first comes first, on all sites in turn. It requests them
 * like a browser; they stay on disk for later starts.
 */
export async function warmUp(options: WarmUp): Promise<void> {
  const { signal, log } = options;
  const budget = new ProcessorBudget(options.processorMs);
  // The same address is the same picture on every site.
  const requested = new Set<string>();
  const draw = async (pictures: Picture): Promise<void> => {
    for (const variant of pictures) {
      if (requested.has(variant.address)) continue;
      if (budget.isSpent()) return;
      requested.add(variant.address);
      await budget.charge(() => drawInBackground(options, variant));
    }
  };
  try {
    for (const site of options.sites) {
      await waitUntilQuiet(options);
      await options.readAhead(site);
    }
    const rest: Picture[] = [];
    for (const kind of KINDS) {
      const pages = await picturesOfPages(options, kind, budget);
      await draw(inTurns(pages.map((pictures) => pictures.slice(0, FIRST_PICTURES))));
      rest.push(inTurns(pages.map((pictures) => pictures.slice(FIRST_PICTURES))));
    }
    await draw(rest.flat());
    log.debug({ variants: requested.size }, 'warmed up');
  } catch (cause) {
    // Whatever is missing is drawn when it is asked for.
    if (!signal.aborted) log.warn({ err: cause, variants: requested.size }, 'the warm-up broke off');
  }
}

/** Widths that phones and desktops ask for: the heroes and cards of a start page, the cards of a list. */
const KINDS: readonly PageKind[] = [
  { pathOf: () => '/', widths: [640, 1280, 1920], limit: Number.POSITIVE_INFINITY },
  { pathOf: carListPath, widths: [320, 640, 1280], limit: MAX_LIST_PICTURES },
];

interface PageKind {
  readonly widths: readonly number[];
  /** Pictures of a page that are drawn. */
  readonly limit: number;
  pathOf(site: Site): string;
}

/** Its variants. */
type Picture = readonly { readonly site: Site; readonly address: string }[];

/** The pictures of this kind's page of each site. */
async function picturesOfPages(
  options: WarmUp,
  { pathOf, widths, limit }: PageKind,
  budget: ProcessorBudget,
): Promise<Picture[][]> {
  const pages: Picture[][] = [];
  for (const site of options.sites) {
    if (budget.isSpent()) break;
    await waitUntilQuiet(options);
    const { body } = await budget.charge(() => fetchPage(options, site, pathOf(site)));
    const pictures = picturesOf(body, widths).slice(0, limit);
    pages.push(pictures.map((addresses) => addresses.map((address) => ({ site, address }))));
  }
  return pages;
}

/** The first picture of each page, then the second of each, and so on. */
function inTurns(pages: readonly Picture[][]): Picture {
  const maxLength = Math.max(0, ...pages.map((pictures) => pictures.length));
  return Array.from({ length: maxLength }, (_, at) => pages.flatMap((pictures) => pictures[at] ?? [])).flat();
}

/** Again, later, where a visitor's picture is being encoded. */
async function drawInBackground(options: WarmUp, { site, address }: Picture[number]): Promise<void> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    await waitUntilQuiet(options);
    if ((await fetchPage(options, site, address)).status !== 503) return;
    await pause(QUIET_MS, undefined, { signal: options.signal, ref: false });
  }
}

class ProcessorBudget {
  readonly #processorMs: () => number;
  #spentMs = 0;

  constructor(processorMs = ownProcessorMs) {
    this.#processorMs = processorMs;
  }

  isSpent(): boolean {
    return this.#spentMs >= MAX_PROCESSOR_MS;
  }

  async charge<T>(work: () => Promise<T>): Promise<T> {
    const before = this.#processorMs();
    try {
      return await work();
    } finally {
      this.#spentMs += this.#processorMs() - before;
    }
  }
}

function ownProcessorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

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
function fetchPage(
  { host, port, signal, hostOf }: WarmUp,
  site: Site,
  path: string,
): Promise<{ status: number | undefined; body: string }> {
  // Urgency 7 (RFC 9218): nobody waits for it.
  const headers = { host: hostOf(site), 'user-agent': USER_AGENT, priority: 'u=7' };
  return new Promise((resolve, reject) => {
    get(
      { host: WILDCARD_ADDRESSES.has(host) ? 'localhost' : host, port, path, headers, signal },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode, body: Buffer.concat(parts).toString() }),
        );
        response.on('error', reject);
      },
    ).on('error', reject);
  });
}
