import { hash } from 'node:crypto';
import type { Database } from '~/platform/db';
import { createPause } from '~/platform/event-loop';
import { carWords } from './domain/by-hand/car-search';
import { completeCar } from './domain/complete';
import type { FileCars } from './domain/file-cars';
import type { KnownStore, OwnStockSite } from './domain/site';
import { minorUnits } from './domain/words/money';
import type { FeedRow, UnreadRow } from './feed/feed-row';
import type { ImportNotes } from './import-summary';
import { packRecord } from './store/cars';
import type { KnownCars } from './store/on-sale';
import { type RowNotes, type StagedCar, stageCars } from './store/staging';

export interface RowStagingOptions {
  readonly database: Database;
  readonly importId: number;
  readonly site: OwnStockSite;
  readonly stores: ReadonlyMap<string, KnownStore>;
  readonly onSale: KnownCars;
  /** What the file has said so far: each row is added to it. */
  readonly file: FileCars;
  /** What is told of the file at the end. */
  readonly notes: ImportNotes;
}

/** Brings what is new of a file into staging. What the last file had in the same words is not read again. */
export class RowStaging {
  /** Rows whose car is as the stock has it. */
  unchanged = 0;
  /** Those of them that stand in the file as they did not before. */
  sources = 0;
  readonly #options: RowStagingOptions;
  /** The piece that is being written. */
  #writing: Promise<void> = Promise.resolve();

  constructor(options: RowStagingOptions) {
    this.#options = options;
  }

  /** Stages a piece of the file, in its order. It is written while the next one is read: `finish` waits for the last. */
  async stage(rows: readonly UnreadRow[]): Promise<void> {
    const { onSale, notes } = this.#options;
    const cars: StagedCar[] = [];
    const pause = createPause();
    for (const unread of rows) {
      await pause();
      notes.read++;
      const known = unread.digest === null ? undefined : onSale.byDigest.get(unread.digest);
      if (known === undefined) {
        const car = this.#read(unread);
        if (car !== null) cars.push(car);
      } else if (this.#accept(known, unread.line)) {
        this.unchanged++;
        this.#note(known.store, known.notes);
      }
    }
    await this.#writing;
    this.#writing = this.#write(cars);
    // Whoever waits for it is told.
    this.#writing.catch(() => undefined);
  }

  async #write(cars: readonly StagedCar[]): Promise<void> {
    const { database, importId, site, onSale } = this.#options;
    const into = { importId, site: site.key };
    const staged = await stageCars(database, into, cars, (carId) => onSale.stores.has(carId));
    this.unchanged += staged.unchanged;
    this.sources += staged.sources;
  }

  /** All that was read is staged; rejects where it could not be. */
  finish(): Promise<void> {
    return this.#writing;
  }

  /** Nothing is being written any more, staged or not. */
  async stop(): Promise<void> {
    await this.#writing.catch(() => undefined);
  }

  /** False for a car that an earlier row of the file has: the row is refused. */
  #accept({ carId, store }: { readonly carId: string; readonly store: string }, line: number): boolean {
    const earlier = this.#options.file.accept(carId, line, store);
    if (earlier !== null) this.#refuse(line, `id "${carId}" stands in line ${earlier} already`, carId);
    return earlier === null;
  }

  #refuse(line: number, reason: string, carId: string | null): void {
    this.#options.notes.refuse(line, reason, carId);
    if (carId !== null) this.#options.file.refuse(carId, line);
  }

  #note(store: string, { unmapped, unknownStore }: RowNotes): void {
    const { notes } = this.#options;
    for (const { field, value } of unmapped) notes.unmapped(field, value);
    if (unknownStore) notes.unknownStore({ car_site_id: store, ...unknownStore });
  }

  /** The car of a row that is accepted; null for one that is refused. */
  #read(unread: UnreadRow): StagedCar | null {
    const row = unread.read();
    if (row.kind === 'car') return this.#complete(row, unread.digest);
    this.#refuse(row.line, row.reason, row.kind === 'refused' ? row.id : null);
    return null;
  }

  #complete(row: FeedRow & { kind: 'car' }, digest: string | null): StagedCar | null {
    const { site, stores } = this.#options;
    const { line, source } = row;
    const storeId = source.car_site_id ?? '';
    const store = stores.get(storeId);
    const completed = completeCar(source, site, store);
    if (!completed.ok) {
      this.#refuse(line, `${completed.error.field} ${completed.error.reason}`, source.car_id);
      return null;
    }
    const { car, unmapped } = completed.value;
    if (!this.#accept({ carId: car.car_id, store: storeId }, line)) return null;
    const { car_site_name: name, car_site_address: address } = car;
    const notes = {
      unmapped: [...row.unmapped, ...unmapped],
      unknownStore: store ? null : { name, address },
    };
    this.#note(storeId, notes);
    const record = packRecord(car);
    return {
      carId: car.car_id,
      line,
      store: storeId,
      hash: hash('sha256', record, 'base64url'),
      priceMinor: car.car_price === null ? null : minorUnits(car.car_price),
      currency: car.car_price_currency,
      record,
      words: carWords(car),
      source: digest === null ? null : { digest, notes },
    };
  }
}
