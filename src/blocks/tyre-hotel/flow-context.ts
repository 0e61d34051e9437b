import { createContext, useContext } from 'react';
import type { VisitAddresses } from '~/features/booked-links';
import type { Vehicle } from '~/modules/tyre-hotel';
import type { TyreHotelApi } from './api';
import type { Draft, FlowState } from './session-state';
import type { TyreHotelTexts } from './texts';

export interface TyreHotelFlowValue {
  readonly state: FlowState;
  readonly go: (change: Partial<FlowState>) => void;
  /** Keeps what was chosen and typed of a booking. */
  readonly keep: (change: Partial<Draft> & Pick<Draft, 'regNo'>) => void;
  /** Keeps the plate that is typed into the search. */
  readonly keepPlate: (plate: string) => void;
  /** Clears the session, here and on the server, with all that was typed, and returns to the search. */
  readonly leave: () => void;
  /** The server has ended the session: back to the search, where what was typed waits for the same car. */
  readonly sessionEnded: (message: string) => void;
  /** The car of the session (TYRE-HOTEL-4: only the first is used); null before the server has told it. */
  readonly vehicle: Vehicle | null;
  readonly setVehicles: (vehicles: readonly Vehicle[]) => void;
  readonly api: TyreHotelApi;
  /** Says something to those who do not see it, politely. */
  readonly announce: (text: string) => void;
  readonly t: TyreHotelTexts;
  readonly uid: string;
  readonly locale: string;
  readonly email: string;
  readonly phone: string;
  readonly zone: string;
  /** Where cars without an agreement book; null: nowhere. */
  readonly bookingLink: { readonly href: string; readonly text: string } | null;
  readonly privacyLink: { readonly href: string; readonly text: string } | null;
  /** Of the pages of a visit, without its token. */
  readonly addresses: VisitAddresses;
}

export const FlowContext = createContext<TyreHotelFlowValue | null>(null);

export function useFlow(): TyreHotelFlowValue {
  const flow = useContext(FlowContext);
  if (flow === null) throw new Error('A part of the tyre hotel stands outside its flow');
  return flow;
}
