import type {
  BookingRequest,
  ClosestMessage,
  ClosestQuery,
  HoldRequest,
  WorkshopService,
} from '~/modules/workshop';
import type { TestEngine } from './engine';
import { bays, testWorkshop } from './engine';

export interface ContractStage {
  readonly engine: TestEngine;
  readonly service: WorkshopService;
}

/** A Monday morning in Stockholm: the clock of the engine under the suite. */
export const CONTRACT_NOW = '2026-11-23T07:00:00Z';
export const TUESDAY = '2026-11-24';

export const places = ['10.1', '10.2', '10.3'].map((departmentId) =>
  testWorkshop({ departmentId, resources: bays(1) }),
);
export const slot = { date: TUESDAY, time: '08:00' };
export const holdRequest = (over: Partial<HoldRequest> = {}): HoldRequest => ({
  ...slot,
  registrationNumber: 'ABC123',
  departmentId: '10.1',
  serviceOfferings: ['hour'],
  holdId: null,
  ...over,
});
export const bookingRequest = (
  idempotencyKey: string,
  over: Partial<BookingRequest> = {},
): BookingRequest => ({
  ...slot,
  idempotencyKey,
  registrationNumber: 'ABC123',
  departmentId: '10.1',
  holdId: null,
  mileage: 8500,
  comment: 'Ring gärna',
  services: [{ id: 'hour', text: 'Det gnisslar' }],
  customer: { name: 'Ada Ek', phone: '+46701740605', email: 'ada@post.example' },
  ...over,
});
export const closestQuery = (over: Partial<ClosestQuery> = {}): ClosestQuery => ({
  registrationNumber: 'ABC123',
  serviceOfferings: ['hour'],
  cursor: null,
  position: { latitude: 57, longitude: 15.5 },
  ...over,
});

/** All that a stream has brought. */
export async function gathered(stream: AsyncIterable<ClosestMessage>): Promise<readonly ClosestMessage[]> {
  const messages: ClosestMessage[] = [];
  for await (const message of stream) messages.push(message);
  return messages;
}

/** Their departments, and the keys of what is none. */
export const idsOf = (messages: readonly ClosestMessage[]) =>
  messages.map((each) => ('departmentId' in each ? each.departmentId : Object.keys(each)[0]));
