import { expect, test } from 'vitest';
import type { ClosestMessage, WorkshopService } from '~/modules/workshop';
import { ok } from '~/platform/result';
import { siteByKey } from '~/sites';
import { departmentsNear } from './departments';

const here = { lat: 59, lng: 18 };
/** North of here; a hundredth of a degree is 1.1 km. */
const workshop = (departmentId: string, km: number): ClosestMessage => ({
  departmentId,
  siteId: departmentId,
  siteName: departmentId,
  address: '',
  latitude: here.lat + km / 111.2,
  longitude: here.lng,
  brands: [],
  firstTimeSlot: '2026-03-02T08:00',
  lastBookableDate: '2026-06-02',
});

async function within(radiusKm: number, ...messages: readonly ClosestMessage[]) {
  const workshops: Pick<WorkshopService, 'closestAvailable' | 'allOffers'> = {
    allOffers: async () => ok({ categories: [], addOns: [] }),
    async *closestAvailable() {
      yield* messages;
    },
  };
  const catalogues = { of: () => null };
  const options = { workshops, catalogues, contactOf: () => null };
  const query = { registrationNumber: 'ABC123', serviceIds: [], position: here, radiusKm };
  const found = await departmentsNear(options, siteByKey('automotive-se'), query);
  return found.ok ? Object.keys(found.value) : found.error;
}

test('W-346: an authorised workshop that comes first and is too far does not hide nearer ones', async () => {
  const [far, near, next] = [workshop('far', 25), workshop('near', 3), workshop('next', 60)];
  expect(await within(10, far, near, next)).toEqual(['near']);
  expect(await within(30, far, near, next)).toEqual(['far', 'near']);
  expect(await within(10, next, { nosites: true })).toEqual([]);
});
