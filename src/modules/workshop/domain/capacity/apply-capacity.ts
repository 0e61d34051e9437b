import { dayOf, weekdayOf } from '../local-time';
import type { Resource, Service, WorkingWorkshop, Workshop } from '../model';
import type { Opening } from '../opening';
import {
  type CapacityOverride,
  type CapacityPrice,
  type CapacityWeek,
  readPriceItem,
  type TimeSpans,
} from './override';

/** A service's prices from a day on. */
interface PricesFrom extends CapacityPrice {
  readonly day: number;
}

/** A workshop with what its staff say of it, on whatever day; `workshopOn` says what it is on one. */
export interface Capacity {
  /** All bays that are not gone from the import, those out of service too; prices as imported. */
  readonly workshop: WorkingWorkshop;
  readonly opening: Opening;
  /** The first day on which a bay takes no work. */
  readonly outFrom: ReadonlyMap<string, number>;
  /** By service, the earliest first. */
  readonly prices: ReadonlyMap<string, readonly PricesFrom[]>;
}

type Of<Part extends CapacityOverride['part']> = Extract<CapacityOverride, { part: Part }>;

/**
 * What was imported with what staff say of it. The order of the overrides means nothing; what is said of something that the
 * import no longer has counts for nothing.
 * @param opening of the import: the workshop's own, or its department's
 */
export function applyCapacity(
  imported: Workshop,
  opening: Opening,
  overrides: readonly CapacityOverride[],
  services: readonly Pick<Service, 'id'>[],
): Capacity {
  const of = <Part extends CapacityOverride['part']>(part: Part): readonly Of<Part>[] =>
    overrides
      .filter((each): each is Of<Part> => each.part === part)
      .toSorted((a, b) => (a.item < b.item ? -1 : 1));
  const bays = applyBays(imported.resources, of('bay'));
  const ofServices = of('service').filter(({ item }) => services.some(({ id }) => id === item));
  return {
    workshop: {
      ...imported,
      resources: bays.resources,
      services: applyDone(imported.services, ofServices, services),
      durations: new Map(
        ofServices.flatMap(({ item, value }) => (value.minutes === null ? [] : [[item, value.minutes]])),
      ),
    },
    opening: applyOpening(opening, of('hours')[0]?.value ?? null, of('day')),
    outFrom: bays.outFrom,
    prices: pricesByService(of('price')),
  };
}

/** Hours of a weekday, before deviating days. */
const weeklySpans = ({ weekly }: Pick<Opening, 'weekly'>, weekday: number): TimeSpans =>
  weekly
    .filter(({ weekdays }) => weekdays.includes(weekday))
    .map(({ opens, closes }) => ({ opens, closes }))
    .toSorted((a, b) => (a.opens < b.opens ? -1 : 1));

/** An opening's week, a row for each weekday that is open. */
export const weekOfOpening = (opening: Pick<Opening, 'weekly'>): CapacityWeek =>
  [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => {
    const spans = weeklySpans(opening, weekday);
    return spans.length === 0 ? [] : [{ weekday, spans }];
  });

/** Rows of an opening; weekdays with the same hours share one. */
function weeklyOf(week: CapacityWeek): Opening['weekly'] {
  const rows = week.flatMap(({ weekday, spans }) => spans.map((span) => ({ weekday, ...span })));
  return [...Map.groupBy(rows, ({ opens, closes }) => `${opens} ${closes}`).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const { opens, closes } = first;
    return [{ weekdays: same.map(({ weekday }) => weekday), opens, closes }];
  });
}

function applyOpening(imported: Opening, week: CapacityWeek | null, days: readonly Of<'day'>[]): Opening {
  const weekly = week === null ? imported.weekly : weeklyOf(week);
  const ours = new Set<string>(days.map(({ item }) => item));
  return {
    weekly,
    deviations: [
      ...imported.deviations.filter(({ date }) => !ours.has(date)),
      ...days.map(({ item, value }) => ({
        date: item,
        spans: value === 'usual' ? weeklySpans({ weekly }, weekdayOf(dayOf(item))) : value,
      })),
    ],
  };
}

function applyBays(
  imported: readonly Resource[],
  overrides: readonly Of<'bay'>[],
): { readonly resources: Resource[]; readonly outFrom: ReadonlyMap<string, number> } {
  const byItem = new Map<string, Of<'bay'>['value']>(overrides.map(({ item, value }) => [item, value]));
  const own = overrides.flatMap(({ item, value: { added, name, competences } }): Resource[] =>
    added === null || name === null || competences === null || imported.some(({ id }) => id === item)
      ? []
      : [{ id: item, kind: added, name, competences }],
  );
  const changed = imported.map((bay): Resource => {
    const value = byItem.get(bay.id);
    return { ...bay, name: value?.name ?? bay.name, competences: value?.competences ?? bay.competences };
  });
  const resources = [...changed, ...own];
  const outFrom = resources.flatMap(({ id }) => {
    const date = byItem.get(id)?.outFrom ?? null;
    return date === null ? [] : [[id, dayOf(date)] as const];
  });
  return { resources, outFrom: new Map(outFrom) };
}

function applyDone(
  imported: readonly string[] | null,
  overrides: readonly Of<'service'>[],
  services: readonly Pick<Service, 'id'>[],
): string[] | null {
  const byItem = new Map(
    overrides.flatMap(({ item, value }) => (value.isDone === null ? [] : [[item, value.isDone]])),
  );
  if (byItem.size === 0) return imported === null ? null : [...imported];
  return services
    .map(({ id }) => id)
    .filter((id) => byItem.get(id) ?? (imported === null || imported.includes(id)));
}

function pricesByService(overrides: readonly Of<'price'>[]): ReadonlyMap<string, readonly PricesFrom[]> {
  const all = overrides.flatMap(({ item, value }) => {
    const key = readPriceItem(item);
    return key === null ? [] : [{ serviceId: key.serviceId, day: dayOf(key.from), ...value }];
  });
  const byService = Map.groupBy(
    all.toSorted((a, b) => a.day - b.day),
    ({ serviceId }) => serviceId,
  );
  return new Map(
    [...byService].map(([serviceId, rows]) => [
      serviceId,
      rows.map(({ day, prices, agreementPrices }) => ({ day, prices, agreementPrices })),
    ]),
  );
}

const onDays = new WeakMap<Capacity, Map<number, WorkingWorkshop>>();
const MAX_CACHED_DAYS = 800;

/** A workshop as it is on a day: with the prices of that day, without the bays that are out by then. */
export function workshopOn(capacity: Capacity, day: number): WorkingWorkshop {
  const { workshop, outFrom, prices } = capacity;
  if (outFrom.size === 0 && prices.size === 0) return workshop;
  const known = onDays.get(capacity) ?? new Map<number, WorkingWorkshop>();
  onDays.set(capacity, known);
  const found = known.get(day);
  if (found !== undefined) return found;
  const now = [...prices].flatMap(([serviceId, rows]) => {
    const row = rows.findLast((each) => each.day <= day);
    return row === undefined ? [] : [{ serviceId, row }];
  });
  const made: WorkingWorkshop = {
    ...workshop,
    resources: workshop.resources.filter(({ id }) => (outFrom.get(id) ?? Number.POSITIVE_INFINITY) > day),
    prices: {
      ...workshop.prices,
      ...Object.fromEntries(
        now.map(({ serviceId, row }) => [serviceId, { ...workshop.prices[serviceId], ...row.prices }]),
      ),
    },
    agreementPrices: Object.fromEntries(now.map(({ serviceId, row }) => [serviceId, row.agreementPrices])),
  };
  // Days come from visitors' requests.
  if (known.size < MAX_CACHED_DAYS) known.set(day, made);
  return made;
}

/** Minutes that a service takes at a workshop. */
export const minutesAt = (
  { id, minutes }: Pick<Service, 'id' | 'minutes'>,
  { durations }: Pick<WorkingWorkshop, 'durations'>,
): number => durations?.get(id) ?? minutes;
