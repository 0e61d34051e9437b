import type { ServiceBookingApi } from '~/features/booking-calls';
import type { OffersRequest } from '~/modules/service-booking/browser';
import type { OfferedService } from './catalogue';
import type { Line } from './chosen';

/** What work costs at a workshop, by `serviceId`. */
export type WorkshopPrices = Readonly<Record<string, OfferedService['prices']>>;

/** The lines at the prices of a workshop; what it has none for, and all where they are not known, stays at the medians. */
export const atWorkshop = (lines: readonly Line[], prices: WorkshopPrices | null): readonly Line[] =>
  lines.map((line) => {
    const own = prices?.[line.service.serviceId];
    return own === undefined ? line : { ...line, service: { ...line.service, prices: own } };
  });

/**
 * Asks what the work costs at a workshop, on a day where one is chosen.
 * @param hasAddOns add-ons are chosen, so that their prices are needed too
 * @returns null: not to be had, or not wanted any more
 */
export async function askWorkshopPrices(
  api: Pick<ServiceBookingApi, 'services' | 'addOns'>,
  ask: OffersRequest,
  { hasAddOns, signal }: { readonly hasAddOns: boolean; readonly signal: AbortSignal },
): Promise<WorkshopPrices | null> {
  const [services, addOns] = await Promise.all([
    api.services(ask, signal),
    hasAddOns ? api.addOns(ask, signal) : null,
  ]);
  if (signal.aborted || !services.ok || addOns?.ok === false) return null;
  const all: readonly OfferedService[] = [...services.value, ...(addOns?.value ?? [])].flatMap(
    (category) => category.services,
  );
  return Object.fromEntries(all.map(({ serviceId, prices }) => [serviceId, prices]));
}
