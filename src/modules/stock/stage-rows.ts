import { hash } from 'node:crypto';
import type { Database } from '~/platform/db';
import { createPause } from '~/platform/event-loop';
import { completeCar } from './domain/complete';
import type { KnownStore, OwnStockSite } from './domain/site';
import { minorUnits } from './domain/words/money';
import type { FeedRow, UnreadRow } from './feed/feed-row';
import type { ImportNotes } from './import-summary';
import { packRecord } from './store/cars';
import {
  carsOfSources,
  type KnownCar,
  type RowNotes,
  type StagedCar,
  stageCars,
  stageUnchanged,
  type UnchangedCar,
} from './store/staging';

export interface RowStagingOptions {
  readonly database: Database;
  readonly importId: number;
  readonly site: OwnStockSite;
  readonly stores: ReadonlyMap<string, KnownStore>;
  /** What is told of the file at the end. */
  readonly notes: ImportNotes;
}

/** Brings the rows of a file into staging. What the last file had in the same words is not read again. */
export class RowStaging {
  /** Rows whose car is as the stock has it. */
  unchanged = 0;
  readonly #options: RowStagingOptions;

  constructor(options: RowStagingOptions) {
    this.#options = options;
  }

  /** Stages a piece of the file, in its order. */
  async stage(rows: readonly UnreadRow[]): Promise<void> {
    const { database, importId, site, notes } = this.#options;
    const cars = new Map<string, StagedCar>();
    const unchangedCars: UnchangedCar[] = [];
    const refuse = (line: number, reason: string, id: string | null) => {
      notes.refuse(line, reason, id);
      if (id !== null) unchangedCars.push({ carId: id, line });
    };
    const digests = rows.flatMap(({ digest }) => digest ?? []);
    const known = await carsOfSources(database, site.key, digests);
    const pause = createPause();
    for (const unread of rows) {
      await pause();
      notes.read++;
      const car = unread.digest === null ? undefined : known.get(unread.digest);
      if (car !== undefined) {
        this.#stageKnown(unread.line, car, cars);
        continue;
      }
      const row = unread.read();
      if (row.kind === 'withdrawn') notes.refuse(row.line, row.reason);
      else if (row.kind === 'refused') refuse(row.line, row.reason, row.id);
      else this.#stageCar(row, unread.digest, cars, refuse);
    }
    const { unchanged, duplicates } = await stageCars(database, importId, site.key, [...cars.values()]);
    for (const [id, line] of duplicates) notes.refuse(cars.get(id)?.line ?? 0, duplicateReason(id, line), id);
    this.unchanged += unchanged;
    const lastOfEach = [...new Map(unchangedCars.map((car) => [car.carId, car])).values()];
    await stageUnchanged(database, importId, lastOfEach);
  }

  #stageKnown(line: number, known: KnownCar, cars: Map<string, StagedCar>): void {
    const { notes, digest: _, ...car } = known;
    const staged = { ...car, line, record: null, source: null };
    if (this.#isFirst(staged, cars)) this.#note(staged, notes);
  }

  /** Keeps the car, unless an earlier row of the piece has its id. */
  #isFirst(car: StagedCar, cars: Map<string, StagedCar>): boolean {
    const earlier = cars.get(car.carId);
    if (earlier) this.#options.notes.refuse(car.line, duplicateReason(car.carId, earlier.line), car.carId);
    else cars.set(car.carId, car);
    return earlier === undefined;
  }

  #note({ store }: StagedCar, { unmapped, unknownStore }: RowNotes): void {
    const { notes } = this.#options;
    for (const { field, value } of unmapped) notes.unmapped(field, value);
    if (unknownStore) notes.unknownStore({ car_site_id: store, ...unknownStore });
  }

  #stageCar(
    row: FeedRow & { kind: 'car' },
    digest: string | null,
    cars: Map<string, StagedCar>,
    refuse: (line: number, reason: string, id: string) => void,
  ): void {
    const { site, stores } = this.#options;
    const { line, source } = row;
    const storeId = source.car_site_id ?? '';
    const store = stores.get(storeId);
    const completed = completeCar(source, site, store);
    if (!completed.ok) {
      refuse(line, `${completed.error.field} ${completed.error.reason}`, source.car_id);
      return;
    }
    const { car, unmapped } = completed.value;
    const { car_site_name: name, car_site_address: address } = car;
    const notes = {
      unmapped: [...row.unmapped, ...unmapped],
      unknownStore: store ? null : { name, address },
    };
    const record = packRecord(car);
    const staged = {
      carId: car.car_id,
      line,
      store: storeId,
      hash: hash('sha256', record, 'base64url'),
      priceMinor: car.car_price === null ? null : minorUnits(car.car_price),
      currency: car.car_price_currency,
      record,
      source: digest === null ? null : { digest, notes },
    };
    if (this.#isFirst(staged, cars)) this.#note(staged, notes);
  }
}

const duplicateReason = (id: string, line: number): string => `id "${id}" stands in line ${line} already`;
