import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { JsonObject } from '~/platform/json';
import { type SearchNode, SearchNodeError } from './node';

/** A writer that does not renew for so long is taken for dead. */
const LEASE_MS = 60_000;
const RENEW_MS = 10_000;

const stateSchema = z.object({
  _seq_no: z.number(),
  _primary_term: z.number(),
  _source: z.object({
    owner: z.string(),
    until: z.number(),
    /** Up to which change of the log the index has come; null: there is no whole index. */
    position: z.string().regex(/^\d+$/).nullable(),
  }),
});
type State = z.infer<typeof stateSchema>;

/** Lease of a writer. */
export interface Lease {
  /** Position of the index when the work began. */
  readonly position: bigint | null;
  /** Throws when another process has taken over. */
  check(): void;
  /** Stores the position that the index has reached. */
  reached(position: bigint): Promise<void>;
}

/** One document beside an index: who writes, and how far it has come. Every change of it names the version it changes. */
export class IndexState {
  readonly #node: SearchNode;
  readonly #path: string;
  readonly #owner = randomUUID();
  #isWriting = false;

  constructor(node: SearchNode, prefix: string, alias: string) {
    this.#node = node;
    this.#path = `/${prefix}-state/_doc/${alias}`;
  }

  async position(): Promise<bigint | null> {
    const position = (await this.#read())?._source.position ?? null;
    return position === null ? null : BigInt(position);
  }

  async #read(): Promise<State | null> {
    try {
      return stateSchema.parse(await this.#node.request('GET', this.#path));
    } catch (error) {
      if (error instanceof SearchNodeError && error.status === 404) return null;
      throw error;
    }
  }

  /** False when another process wrote it in between. */
  async #write(known: State | null, source: State['_source']): Promise<boolean> {
    const query =
      known === null
        ? { op_type: 'create' }
        : { if_seq_no: known._seq_no, if_primary_term: known._primary_term };
    try {
      await this.#node.request('PUT', this.#path, {
        body: source satisfies JsonObject,
        query,
        longTimeout: true,
      });
      return true;
    } catch (error) {
      if (error instanceof SearchNodeError && error.status === 409) return false;
      throw error;
    }
  }

  /** Does the work as the only writer of all processes; undefined, and nothing done, while another one writes. */
  async whileWriting<T>(work: (lease: Lease) => Promise<T>): Promise<T | undefined> {
    if (this.#isWriting) return undefined;
    this.#isWriting = true;
    try {
      return await this.#whileWriting(work);
    } finally {
      this.#isWriting = false;
    }
  }

  async #whileWriting<T>(work: (lease: Lease) => Promise<T>): Promise<T | undefined> {
    const before = await this.#read();
    const busy = before !== null && before._source.owner !== this.#owner && before._source.until > Date.now();
    if (busy) return undefined;
    let position = before?._source.position ?? null;
    if (!(await this.#write(before, { owner: this.#owner, until: Date.now() + LEASE_MS, position }))) {
      return undefined;
    }
    let lost: unknown;
    let heldUntil = Date.now() + LEASE_MS;
    const renew = async (until: number): Promise<void> => {
      const now = await this.#read();
      if (now === null || now._source.owner !== this.#owner)
        throw new SearchNodeError(409, 'another writer took over');
      if (!(await this.#write(now, { owner: this.#owner, until, position }))) {
        throw new SearchNodeError(409, 'another writer took over');
      }
      heldUntil = until;
    };
    let renewing: Promise<void> = Promise.resolve();
    const inTurn = (until: number): Promise<void> => {
      const turn = renewing.then(() => renew(until));
      renewing = turn.catch(() => undefined);
      return turn;
    };
    const timer = setInterval(() => {
      // A busy node may answer late; no other process writes before the lease has expired.
      inTurn(Date.now() + LEASE_MS).catch((error: unknown) => {
        const isTaken = error instanceof SearchNodeError && error.status === 409;
        if (isTaken || Date.now() > heldUntil) lost = error;
      });
    }, RENEW_MS);
    try {
      return await work({
        position: position === null ? null : BigInt(position),
        check() {
          if (lost !== undefined) throw lost;
        },
        async reached(at) {
          position = `${at}`;
          await inTurn(Date.now() + LEASE_MS);
        },
      });
    } finally {
      clearInterval(timer);
      await inTurn(0).catch(() => undefined);
    }
  }
}
