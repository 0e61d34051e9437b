import { search, sendFeed } from '../../test/system/ask.ts';
import { listingFeed, type StockVersion } from '../../test/system/feeds.ts';
import { sendJson } from '../../test/system/forms.ts';

/** Requests of visitors, and what the server has confirmed of them. */
export class Requests {
  /** By the id that the browser gave: the id in the answer. */
  readonly confirmed = new Map<string, string>();
  readonly #name: string;
  #sent = 0;
  #visitors = 0;

  constructor(name: string) {
    this.#name = name;
  }

  /** Sends a new one; the status. */
  async send(server: { readonly port: number }): Promise<number> {
    const id = `drill-${this.#name}-${this.#sent++}`;
    const answer = await sendJson(server, id, { headers: this.#visitor() });
    if (answer.status === 202) this.confirmed.set(id, String(answer.json().id));
    return answer.status;
  }

  /** Those that the server does not know any more: one that is sent again must get the id it had. */
  async lost(server: { readonly port: number }): Promise<readonly string[]> {
    const lost: string[] = [];
    for (const [id, stored] of this.confirmed) {
      const again = await sendJson(server, id, { headers: this.#visitor() });
      if (again.status !== 202 || again.json().id !== stored) lost.push(id);
    }
    return lost;
  }

  #visitor(): Readonly<Record<string, string>> {
    const number = this.#visitors++;
    return { 'x-forwarded-for': `10.9.${(number >> 8) & 255}.${number & 255}` };
  }
}

/** Two stocks that share half of their cars; each has its own make and size. */
const VERSIONS: readonly [StockVersion, StockVersion] = [
  { make: 'Volvo', cars: 2000, firstId: 0, price: 100_000 },
  { make: 'Kia', cars: 1900, firstId: 1000, price: 300_000 },
];
const SITE = 'automotive-se';

/** Imports one stock after the other. */
export class Imports {
  done = 0;
  cutOff = 0;
  #stands: StockVersion | null = null;
  #underWay: StockVersion | null = null;

  /** @throws where the server goes away meanwhile */
  async next(server: { readonly port: number }): Promise<void> {
    const version = this.#stands === VERSIONS[0] ? VERSIONS[1] : VERSIONS[0];
    this.#underWay = version;
    const answer = await sendFeed(server, SITE, listingFeed(version));
    if (answer.status !== 200) throw new Error(`an import answered ${answer.status}`);
    this.#stands = version;
    this.#underWay = null;
    this.done += 1;
  }

  /** Whether the stock is the last one or the one under way, and nothing of another. */
  async isWhole(server: { readonly port: number }): Promise<boolean> {
    const facets = [{ name: 'car_brand' }];
    const found = (await search(server, { index: `${SITE}-cars`, limit: 0, facets })).json();
    const makes = /"text":"(\w+)"/g;
    const brands = [...JSON.stringify(found.facet).matchAll(makes)].map(([, brand]) => brand);
    const possible = [this.#stands, this.#underWay].filter((each) => each !== null);
    if (this.#underWay !== null) this.cutOff += 1;
    this.#underWay = null;
    this.#stands = possible.find(({ cars }) => cars === found.total_items) ?? null;
    const expected = this.#stands === null ? [] : [this.#stands.make];
    return found.total_items === (this.#stands?.cars ?? 0) && brands.join() === expected.join();
  }
}
