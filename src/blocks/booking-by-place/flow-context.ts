import { createContext, useContext } from 'react';
import type { BookingApi, ServiceBookingApi } from '~/features/booking-calls';
import type { TrackedEvent } from '~/features/booking-tracking';
import type { BookingSite } from '~/features/service-booking';
import type { Action, BookingState } from './state/booking';
import type { PageNumber } from './state/page-number';
import type { BookingByPlaceTexts } from './texts';

export interface Flow {
  readonly state: BookingState;
  /** The state is saved, and a hold that goes is released, before this returns. */
  readonly dispatch: (action: Action) => void;
  /** The state as it is now, for what runs later than the render it was made in. */
  readonly current: () => BookingState;
  readonly page: PageNumber;
  /** Turns the page, no further than the choices allow. */
  readonly go: (page: PageNumber) => void;
  readonly api: ServiceBookingApi;
  readonly holds: Pick<BookingApi, 'hold' | 'extendHold' | 'releaseHold'>;
  readonly t: BookingByPlaceTexts;
  readonly site: Omit<BookingSite, 'map' | 'name'>;
  readonly uid: string;
  /** Says something to those who do not see it, politely. */
  readonly announce: (text: string) => void;
  readonly track: (event: TrackedEvent) => void;
}

export const FlowContext = createContext<Flow | null>(null);

/** The booking that a page of the flow belongs to. */
export function useFlow(): Flow {
  const flow = useContext(FlowContext);
  if (flow === null) throw new Error('A page of the booking stands outside its flow');
  return flow;
}
