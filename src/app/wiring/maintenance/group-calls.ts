import { z } from 'zod';
import { createFacilities, type Facilities, siteRecordSchema } from '~/modules/facilities';
import { type Catalogues, catalogueSchema, openCatalogues } from '~/modules/service-booking';
import {
  bringVisits,
  openWorkshopSchedules,
  priceTableSchema,
  replaceVehicles,
  vehicleRegister,
  visitFile,
  type WorkshopSchedules,
  workshopScheduleSchema,
} from '~/modules/workshop';
import type { Database } from '~/platform/db';
import { decodeJson, type JsonObject, type JsonValue } from '~/platform/json';
import { nullLog } from '~/platform/log';
import { SITES, type Site, siteByKey } from '~/sites';

/** A group's own houses and what their workshops do (ADR 0100). A part that is left out stays as it is. */
export const groupFile = z.strictObject({
  facilities: z.array(siteRecordSchema).min(1).optional(),
  workshops: workshopScheduleSchema.optional(),
  /** Prices by mileage. */
  priceTables: z.array(priceTableSchema).optional(),
  /** How the booking in pages presents the workshops' services. */
  catalogue: catalogueSchema.optional(),
  /** Cars by plate, of all sites: the register of a group that has no provider of one. Read only, never written down. */
  vehicles: vehicleRegister.optional(),
  /** What is booked already where the workshops begin with us: once. Read only, too. */
  visits: visitFile.optional(),
});
export type GroupFile = z.infer<typeof groupFile>;

/** A site that has facilities; some share those of another. */
const site = z.enum(SITES.flatMap(({ key, siteIndex }) => (siteIndex === null ? [] : [key])));

export const groupCall = z.discriminatedUnion('command', [
  z.object({ command: z.literal('export'), site }),
  z.object({ command: z.literal('import'), site, file: z.json(), replace: z.boolean() }),
]);
export type GroupCall = z.infer<typeof groupCall>;

export const groupAnswer = z.union([
  z.object({ file: z.json() }),
  /** What was done, a line each, and what kept the rest from being done. */
  z.object({ done: z.array(z.string()), problems: z.array(z.string()) }),
]);

/** Opened anew: what a server has in its own memory follows through the change log. */
interface Ports {
  readonly facilities: Facilities;
  readonly schedules: WorkshopSchedules;
  readonly catalogues: Catalogues;
  readonly database: Database;
  readonly site: Site;
}

/** Writes down the facilities and workshops of a site's index, or makes them those of a file. */
export async function runGroupCall(database: Database, call: GroupCall): Promise<JsonObject> {
  const site = siteByKey(call.site);
  const index = site.siteIndex ?? '';
  const facilities = await createFacilities({ database, log: nullLog });
  const schedules = await openWorkshopSchedules({ database, facilities, log: nullLog });
  const catalogues = await openCatalogues({ database, log: nullLog });
  try {
    const ports = { facilities, schedules, catalogues, database, site };
    if (call.command === 'export') return { file: await exportGroup(ports, index) };
    return await importGroup(ports, index, call);
  } finally {
    await catalogues.stop();
    await schedules.stop();
    await facilities.stop();
  }
}

async function exportGroup({ facilities, schedules, catalogues }: Ports, index: string): Promise<JsonValue> {
  const houses = await facilities.imported(index);
  const workshops = schedules.snapshot(index).schedule;
  const priceTables = schedules.prices(index);
  const catalogue = catalogues.of(index);
  // What a site does not have yet is no part of its file.
  const file: GroupFile = {
    ...(houses.length > 0 && { facilities: [...houses] }),
    ...(workshops.workshops.length > 0 && { workshops }),
    ...(priceTables.length > 0 && { priceTables: [...priceTables] }),
    ...(catalogue !== null && { catalogue }),
  };
  return z.json().parse(decodeJson(JSON.stringify(file)));
}

async function importGroup(
  ports: Ports,
  index: string,
  { file: given, replace }: Extract<GroupCall, { command: 'import' }>,
): Promise<JsonObject> {
  const parsed = groupFile.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    return { done: [], problems };
  }
  const lost = replace ? [] : await wouldBeGone(ports, index, parsed.data);
  if (lost.length > 0) return { done: [], problems: [...lost, '--replace takes them away'] };
  const done: string[] = [];
  for (const write of WRITES) {
    const outcome = await write(ports, index, parsed.data);
    if (outcome === null) continue;
    if ('problems' in outcome) return { done, problems: outcome.problems };
    done.push(outcome.done);
  }
  const ignored = [...new Set(fieldsLeftOut(given, parsed.data, ''))];
  if (ignored.length > 0) done.push(`not read, as nothing here has these names: ${ignored.join(', ')}`);
  return { done, problems: [] };
}

/** What is there and not in the file, a sentence each. */
async function wouldBeGone(
  { facilities, schedules }: Ports,
  index: string,
  file: GroupFile,
): Promise<string[]> {
  const houses = new Set(file.facilities?.map(({ site_id }) => site_id));
  const workshops = new Set(file.workshops?.workshops.map(({ departmentId }) => departmentId));
  return [
    ...(file.facilities === undefined ? [] : await facilities.imported(index))
      .filter(({ site_id }) => !houses.has(site_id))
      .map(
        ({ site_id, site_official_name }) => `facility ${site_id}, ${site_official_name}, is not in the file`,
      ),
    ...(file.workshops === undefined ? [] : schedules.snapshot(index).schedule.workshops)
      .filter(({ departmentId }) => !workshops.has(departmentId))
      .map(({ departmentId }) => `workshop ${departmentId} is not in the file`),
  ];
}

type Write = (
  ports: Ports,
  index: string,
  file: GroupFile,
) => Promise<{ readonly done: string } | { readonly problems: readonly string[] } | null>;

/** A failure of a part in one line: its code, then what it names. */
const faultOf = (part: string, { code, ...named }: { readonly code: string }) => {
  const values = Object.values(named).map((value) => JSON.stringify(value));
  return { problems: [[`${part}:`, code, ...values].join(' ')] };
};

const writeFacilities: Write = async ({ facilities }, index, file) => {
  if (file.facilities === undefined) return null;
  const written = await facilities.replaceAll(index, file.facilities);
  if (!written.ok) return faultOf('facilities', written.error);
  const { added, changed, unchanged, removed } = written.value;
  return {
    done: `facilities: ${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} removed`,
  };
};

const writeWorkshops: Write = async ({ schedules }, index, { workshops }) => {
  if (workshops === undefined) return null;
  const written = await schedules.replace(index, workshops);
  if (!written.ok) return faultOf('workshops', written.error);
  return { done: `workshops: ${workshops.workshops.length}, with ${workshops.services.length} services` };
};

const writePriceTables: Write = async ({ schedules }, index, { priceTables }) => {
  if (priceTables === undefined) return null;
  const written = await schedules.replacePrices(index, priceTables);
  if (!written.ok) return faultOf('priceTables', written.error);
  return { done: `price tables: ${priceTables.length}` };
};

const writeCatalogue: Write = async ({ catalogues }, index, { catalogue }) => {
  if (catalogue === undefined) return null;
  const written = await catalogues.replace(index, catalogue);
  if (!written.ok) return faultOf('catalogue', written.error);
  return { done: `catalogue: ${catalogue.categories.length} categories` };
};

const writeVehicles: Write = async ({ database }, _, { vehicles }) => {
  if (vehicles === undefined) return null;
  await replaceVehicles(database, vehicles);
  return { done: `vehicles: ${vehicles.length}` };
};

const writeVisits: Write = async ({ database, schedules, site }, index, { visits }) => {
  if (visits === undefined) return null;
  const { schedule } = schedules.snapshot(index);
  const booked = { visits, schedule, now: new Date() };
  const brought = await bringVisits(database, { site, siteIndex: index }, booked);
  return brought.ok ? { done: `visits: ${brought.value}` } : { problems: brought.error };
};

/** In this order: workshops need their facilities, prices and visits the workshops. */
const WRITES: readonly Write[] = [
  writeFacilities,
  writeWorkshops,
  writePriceTables,
  writeCatalogue,
  writeVehicles,
  writeVisits,
];

/** Paths of fields that were given and that the schemas do not know, places in lists left out of them. */
function fieldsLeftOut(given: unknown, read: unknown, path: string): string[] {
  if (Array.isArray(given) && Array.isArray(read))
    return given.flatMap((each, at) => fieldsLeftOut(each, read[at], path));
  if (!isRecord(given) || !isRecord(read)) return [];
  return Object.entries(given).flatMap(([name, value]) => {
    const own = path === '' ? name : `${path}.${name}`;
    return name in read ? fieldsLeftOut(value, read[name], own) : [own];
  });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
