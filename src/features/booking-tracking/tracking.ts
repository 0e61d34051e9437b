import type { BookedVisit } from '~/modules/workshop';
import { priceTextValue } from '~/modules/workshop/browser';
import type { JsonValue } from '~/platform/json';
import { type AnalyticsEvent, oncePerDay, pushEvent } from '~/ui/analytics';

/** The steps of the flow as analytics knows them (BOOKING-EVENT-1). */
export type FlowStep =
  | 'vehicle_info'
  | 'choose_service'
  | 'choose_addon'
  | 'time_and_place'
  | 'contact_details'
  | 'confirm_booking'
  | 'complete_booking'
  | 'purchase';

/** What can go wrong, with the text that is told. */
const ERROR_TEXTS = {
  error_timeslot: 'no time slot available',
  error_workshop: 'no workshop available',
  error_regnr: 'invalid registration number',
} as const;
type ErrorCode = keyof typeof ERROR_TEXTS;

export type LeadMethod = 'phone' | 'email' | 'maps';

/** What a part of the flow may tell. */
export type TrackedEvent =
  | { readonly type: 'step'; readonly step: Exclude<FlowStep, 'purchase'> }
  | { readonly type: 'error'; readonly code: ErrorCode }
  | { readonly type: 'lead'; readonly method: LeadMethod }
  /** The contact details were sent. */
  | { readonly type: 'form' }
  | {
      readonly type: 'purchase';
      readonly visit: SoldVisit;
      readonly services: ChosenLines;
    };

/** What of a booked visit is told. */
export interface SoldVisit extends Pick<BookedVisit, 'bookingId' | 'totalPrice' | 'currency'> {
  readonly services: readonly Pick<BookedVisit['services'][number], 'id' | 'name' | 'price' | 'unit'>[];
}

/** By id of the service: whether it was chosen as an add-on, and its price in words. */
export type ChosenLines = Readonly<
  Record<string, { readonly kind: 'service' | 'addOn'; readonly priceText: string | null }>
>;

/** By which the flows are told apart (BOOKING-EVENT-1: flows A, B and C, and the tyre hotel). */
export type FlowName =
  | 'service_booking'
  | 'service_booking_wizard'
  | 'service_booking_by_place'
  | 'tyre_hotel';

interface Flow {
  readonly flow_name: FlowName;
  readonly flow_version: '2.0';
}

/** Share of VAT in a Swedish gross price: 25 % on the net is 20 % of the gross (ANALYTICS-7). */
const TAX = 0.2;

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** Where events go: once per day and key, or each time. Both do nothing without consent to analytics (BOOKING-EVENT-6). */
export interface Sink {
  readonly push: (event: AnalyticsEvent) => void;
  readonly oncePerDay: (key: string, act: () => void) => void;
}

const DATA_LAYER: Sink = { push: (event) => pushEvent(event), oncePerDay };

/** Tells analytics of one flow: steps once in 24 hours, a purchase once per booking, errors and leads each time (BOOKING-EVENT-5). */
export function tracker(name: FlowName, sink: Sink = DATA_LAYER): (event: TrackedEvent) => void {
  const { push, oncePerDay: once } = sink;
  const flow: Flow = { flow_name: name, flow_version: '2.0' };
  return (event) => {
    if (event.type === 'error') push(errorEvent(flow, event.code));
    else if (event.type === 'lead') push({ event: 'lead_action', ...flow, method: event.method });
    else if (event.type === 'form') push(FORM_SENT);
    else if (event.type === 'step') once(`${name}:${event.step}`, () => push(stepEvent(flow, event.step)));
    else {
      const { visit, services } = event;
      once(`${name}:purchase:${visit.bookingId}`, () => {
        push(stepEvent(flow, 'purchase'));
        push(purchaseEvent(visit, services));
      });
    }
  };
}

const errorEvent = (flow: Flow, code: ErrorCode): AnalyticsEvent => ({
  event: 'event_error',
  ...flow,
  error_code: code,
  error_text: ERROR_TEXTS[code],
});

const stepEvent = (flow: Flow, step: FlowStep): AnalyticsEvent => ({
  event: 'flow_interaction',
  ...flow,
  flow_step: step,
});

const FORM_SENT: AnalyticsEvent = {
  event: 'form_interaction',
  category: 'form interaction',
  name: 'Service booking form',
  action: 'submit form',
  type: 'hard',
};

/** The visit as a sale: gross value, its VAT, and what was booked. Nothing of who booked, nothing of the car (BOOKING-EVENT-2). */
export function purchaseEvent(visit: SoldVisit, chosen: ChosenLines): AnalyticsEvent {
  const items: readonly JsonValue[] = visit.services.map(({ id, name, price, unit }) => ({
    item_id: id,
    item_name: name,
    item_category: chosen[id]?.kind === 'addOn' ? 'addon' : 'service',
    price: price ?? priceTextValue(chosen[id]?.priceText ?? ''),
    quantity: unit ?? 1,
  }));
  return {
    event: 'purchase',
    ecommerce: {
      transaction_id: visit.bookingId,
      currency: visit.currency || 'SEK',
      value: cents(visit.totalPrice),
      tax: cents(visit.totalPrice * TAX),
      items,
    },
  };
}

/** What a click on a link tells: a call, a mail, a way to the workshop; null for other links (BOOKING-EVENT-4). */
export function leadOf(href: string): LeadMethod | null {
  if (href.startsWith('tel:')) return 'phone';
  if (href.startsWith('mailto:')) return 'email';
  return /^https:\/\/[^/]*\/maps\//.test(href) ? 'maps' : null;
}
