import type { z } from 'zod';
import { appendChange, type Database, followChanges, latestChange } from '~/platform/db';
import type { Log } from '~/platform/log';
import { err, ok, type Result } from '~/platform/result';
import { type Catalogue, catalogueSchema, findDuplicate } from './domain/catalogue';
import { loadCatalogues, writeCatalogue } from './store/catalogue-store';

const TOPIC = 'service-booking-catalogues';

type ReplaceCatalogueFailure =
  /** The document is no catalogue; `field` is the path of what is wrong. */
  | { readonly code: 'invalid-catalogue'; readonly field: string }
  | { readonly code: 'duplicate'; readonly id: string };

/** The catalogues of all indexes of facilities, in this process's memory. */
export interface Catalogues {
  /** null where none has been written: everything that the workshops do is then shown as they have it. */
  of(siteIndex: string | null): Catalogue | null;
  /** Makes this the catalogue of an index. Every process sees it when the change log reaches it. */
  replace(siteIndex: string, document: unknown): Promise<Result<null, ReplaceCatalogueFailure>>;
  stop(): Promise<void>;
}

export interface CataloguesOptions {
  readonly database: Database;
  readonly log: Log;
  /** How often another process's catalogue is looked for when nothing tells of it; default 30 s. */
  readonly pollMs?: number;
}

/** Reads the catalogues and follows their changes until `stop`. */
export async function openCatalogues({ database, log, pollMs }: CataloguesOptions): Promise<Catalogues> {
  let known: ReadonlyMap<string, Catalogue> = new Map();
  const reload = async (): Promise<void> => {
    known = await loadCatalogues(database, database.db);
  };
  // The position first: a change that commits meanwhile is then read again, never missed.
  const from = await latestChange(database.db, TOPIC);
  await reload();
  const following = await followChanges(database, TOPIC, {
    from,
    log,
    onChange: reload,
    onGap: reload,
    ...(pollMs === undefined ? {} : { pollMs }),
  });
  return {
    of: (siteIndex) => (siteIndex === null ? null : (known.get(siteIndex) ?? null)),
    async replace(siteIndex, document) {
      const parsed = catalogueSchema.safeParse(document);
      if (!parsed.success) return err({ code: 'invalid-catalogue', field: pathOf(parsed.error) });
      const duplicate = findDuplicate(parsed.data);
      if (duplicate !== null) return err({ code: 'duplicate', id: duplicate });
      await database.transaction(async (tx) => {
        await writeCatalogue(tx, siteIndex, parsed.data);
        await appendChange(tx, TOPIC, { index: siteIndex });
      });
      await following.catchUp();
      return ok(null);
    },
    stop: () => following.stop(),
  };
}

const pathOf = ({ issues }: z.ZodError): string => issues[0]?.path.map(String).join('.') ?? '';
