import { isPublicHoliday } from '~/platform/time';
import { BRAND_CLASSES, type PriceMap, type Service, type Workshop } from '../model';
import type { Opening } from '../opening';
import { classPrices } from '../prices/prices';
import { weekOfOpening } from './apply-capacity';
import { type CapacityOverride, isNothing, readPriceItem } from './override';

/** What an override is compared with. */
export interface ImportedCapacity {
  readonly workshop: Workshop;
  readonly opening: Opening;
  readonly services: readonly Service[];
  /** What else staff say of the workshop. */
  readonly others: readonly CapacityOverride[];
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const something = (override: CapacityOverride): CapacityOverride | null =>
  isNothing(override) ? null : override;

/**
 * As little as can be said: what is typed as the import has it stays the import's, so that its next change counts. null: nothing
 * is left to say.
 */
export function minimalOverride(
  override: CapacityOverride,
  imported: ImportedCapacity,
): CapacityOverride | null {
  const { workshop, opening, services, others } = imported;
  switch (override.part) {
    case 'hours':
      return isSame(override.value, weekOfOpening(opening)) ? null : override;
    case 'day': {
      const deviating = opening.deviations.find(({ date }) => date === override.item);
      if (deviating !== undefined) return isSame(override.value, deviating.spans) ? null : override;
      const isHoliday = isPublicHoliday(override.item, workshop.country);
      const isImports = isHoliday ? isSame(override.value, []) : override.value === 'usual';
      return isImports ? null : override;
    }
    case 'bay': {
      const bay = workshop.resources.find(({ id }) => id === override.item);
      if (bay === undefined) return override;
      const { name, competences, outFrom } = override.value;
      const differs = !isSame(competences?.toSorted(), bay.competences.toSorted());
      return something({
        ...override,
        value: {
          added: null,
          name: name === bay.name ? null : name,
          competences: differs ? competences : null,
          outFrom,
        },
      });
    }
    case 'service': {
      const service = services.find(({ id }) => id === override.item);
      const isDone = workshop.services === null || workshop.services.includes(override.item);
      const { value } = override;
      return something({
        ...override,
        value: {
          isDone: value.isDone === isDone ? null : value.isDone,
          minutes: value.minutes === service?.minutes ? null : value.minutes,
        },
      });
    }
    case 'price': {
      const key = readPriceItem(override.item);
      const service = services.find(({ id }) => id === key?.serviceId);
      if (key === null || service === undefined) return null;
      const imports = classPrices(service, workshop);
      const value = {
        prices: differing(override.value.prices, imports.prices),
        agreementPrices: differing(override.value.agreementPrices, imports.agreementPrices),
      };
      const minimal: CapacityOverride = { ...override, value };
      return isNothing(minimal) && !isAfterAnother(key, others) ? null : minimal;
    }
  }
}

/** Where staff said something from an earlier day, it must be said that the import's counts again. */
const isAfterAnother = (
  { serviceId, from }: NonNullable<ReturnType<typeof readPriceItem>>,
  others: readonly CapacityOverride[],
): boolean =>
  others.some((each) => {
    const key = each.part === 'price' ? readPriceItem(each.item) : null;
    return key !== null && key.serviceId === serviceId && key.from < from;
  });

const differing = (override: PriceMap, imported: PriceMap): PriceMap =>
  Object.fromEntries(
    BRAND_CLASSES.flatMap((each) => {
      const amount = override[each];
      return amount === undefined || amount === imported[each] ? [] : [[each, amount]];
    }),
  );
