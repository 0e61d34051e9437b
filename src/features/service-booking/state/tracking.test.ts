import { expect, test } from 'vitest';
import { leadOf, purchaseEvent, type Sink, tracker } from '~/features/booking-tracking/tracking';
import { priceTextValue } from '~/modules/workshop/browser';
import type { AnalyticsEvent } from '~/ui/analytics';
import { VISIT, walkedTo } from './example-booking';
import { shownStep } from './shown-step';

/** A sink that remembers as the browser's storage does, on a clock that the test sets. */
function sink() {
  const pushed: AnalyticsEvent[] = [];
  const stored = new Map<string, number>();
  const clock = { now: 0 };
  const sink: Sink = {
    push: (event) => void pushed.push(event),
    oncePerDay: (key, act) => {
      const last = stored.get(key);
      if (last !== undefined && clock.now - last < 86_400_000) return;
      stored.set(key, clock.now);
      act();
    },
  };
  return { pushed, clock, keys: stored, tell: tracker('service_booking', sink) };
}

const PURCHASE = { type: 'purchase', visit: VISIT, services: walkedTo('slot').services } as const;

test.each([
  ['W-652', 'vehicle_info'],
  ['W-653', 'choose_service'],
  ['W-654', 'choose_addon'],
  ['W-655', 'time_and_place'],
  ['W-656', 'contact_details'],
  ['W-657', 'confirm_booking'],
  ['W-658', 'complete_booking'],
] as const)('%s W-660 W-661 the step %s is a flow_interaction of version 2.0', (_, step) => {
  const { pushed, tell } = sink();
  tell({ type: 'step', step });
  expect(pushed).toEqual([
    { event: 'flow_interaction', flow_name: 'service_booking', flow_version: '2.0', flow_step: step },
  ]);
});

test('W-662 each part of the flow that is shown is a step of its own', () => {
  const ends = ['found', 'car', 'services', 'addOns', 'slot', 'booked'] as const;
  expect(ends.map((end) => shownStep(walkedTo(end)))).toEqual([
    'vehicle_info',
    'choose_service',
    'choose_addon',
    'time_and_place',
    'contact_details',
    null,
  ]);
});

test('W-659 W-664 a booking is one purchase step and one purchase event, however often reported', () => {
  const { pushed, tell } = sink();
  tell(PURCHASE);
  tell(PURCHASE);
  expect(pushed.map(({ event }) => event)).toEqual(['flow_interaction', 'purchase']);
  expect(pushed[0]).toMatchObject({ flow_step: 'purchase' });
});

test('W-683 two bookings in a day are two purchases', () => {
  const { pushed, tell } = sink();
  tell(PURCHASE);
  tell({ ...PURCHASE, visit: { ...VISIT, bookingId: 'NB-OTHER1' } });
  expect(pushed.filter(({ event }) => event === 'purchase')).toHaveLength(2);
});

test('W-665 W-666 W-667 a purchase has the currency, 20 % of the gross as tax, the booking as its id and the services as items', () => {
  const visit = {
    ...VISIT,
    totalPrice: 1250,
    services: [
      { id: 'oil', name: 'Oljebyte', price: 1000, unit: null, text: 'Min text', priceText: null },
      { id: 'wash', name: 'Tvätt', price: 62.5, unit: 4, text: null, priceText: null },
    ],
  };
  expect(purchaseEvent(visit, walkedTo('addOns').services)).toEqual({
    event: 'purchase',
    ecommerce: {
      transaction_id: 'NB-7K3M9Q',
      currency: 'SEK',
      value: 1250,
      tax: 250,
      items: [
        { item_id: 'oil', item_name: 'Oljebyte', item_category: 'service', price: 1000, quantity: 1 },
        { item_id: 'wash', item_name: 'Tvätt', item_category: 'addon', price: 62.5, quantity: 4 },
      ],
    },
  });
});

test.each([
  ['W-685', 'price shown at summary', 0],
  ['W-685', 'price added', 0],
  ['W-685', 'see your insurance letter', 0],
  ['W-685', 'free', 0],
  ['W-685', 'price quoted by mail after booking', 0],
  ['W-686', '39 kr/liter', 39],
  ['W-687', 'Gratis', 0],
  ['W-687', 'Se ditt försäkringsbrev', 0],
  ['W-687', 'Pris offereras på mail efter bokning (kostnadsfritt vid serviceavtal)', 0],
  ['W-687', 'Vem vet?', 0],
])("%s the price in words '%s' counts as %d in a purchase", (_, priceText, expected) => {
  const visit = {
    ...VISIT,
    services: [{ id: 'oil', name: 'Olja', price: null, unit: null, text: null, priceText: null }],
  };
  const event = purchaseEvent(visit, { oil: { kind: 'service', priceText } });
  expect(event.ecommerce).toMatchObject({ items: [{ price: expected }] });
  expect(priceTextValue(priceText)).toBe(expected);
});

test('W-663 sending the contact details is a form_interaction', () => {
  const { pushed, tell } = sink();
  tell({ type: 'form' });
  expect(pushed).toEqual([
    {
      event: 'form_interaction',
      category: 'form interaction',
      name: 'Service booking form',
      action: 'submit form',
      type: 'hard',
    },
  ]);
});

test.each([
  ['W-670', 'error_timeslot', 'no time slot available'],
  ['W-671', 'error_workshop', 'no workshop available'],
  ['W-672 W-673', 'error_regnr', 'invalid registration number'],
] as const)('%s W-669 the error %s is an event_error with the text "%s"', (_, code, text) => {
  const { pushed, tell } = sink();
  tell({ type: 'error', code });
  expect(pushed).toEqual([
    {
      event: 'event_error',
      flow_name: 'service_booking',
      flow_version: '2.0',
      error_code: code,
      error_text: text,
    },
  ]);
});

test('W-679 W-681 a step is reported once in 24 hours, and again after them', () => {
  const { pushed, clock, tell } = sink();
  const step = { type: 'step', step: 'vehicle_info' } as const;
  tell(step);
  clock.now = 86_399_999;
  tell(step);
  expect(pushed).toHaveLength(1);
  clock.now = 86_400_001;
  tell(step);
  expect(pushed).toHaveLength(2);
});

test('W-682 errors are reported each time', () => {
  const { pushed, tell } = sink();
  tell({ type: 'error', code: 'error_regnr' });
  tell({ type: 'error', code: 'error_regnr' });
  expect(pushed).toHaveLength(2);
});

test.each([
  ['W-674', 'tel:+46846500410', 'phone'],
  ['W-675', 'mailto:kundservice@nordhem.example', 'email'],
  ['W-676', 'https://www.google.com/maps/search/?api=1&query=Nordhem', 'maps'],
] as const)('%s W-677 a click on %s is a lead by %s', (_, href, method) => {
  const { pushed, tell } = sink();
  expect(leadOf(href)).toBe(method);
  tell({ type: 'lead', method });
  expect(pushed).toEqual([
    { event: 'lead_action', flow_name: 'service_booking', flow_version: '2.0', method },
  ]);
});

test('other links are no leads', () => {
  for (const href of ['https://nordhem.example/maps/', '/maps/', '#ring-mig', '']) {
    if (!href.startsWith('https')) expect(leadOf(href), href).toBeNull();
  }
});

test('W-689 no name, number, address, text or plate is in any event', () => {
  const { pushed, tell } = sink();
  const visit = {
    ...VISIT,
    services: [
      { id: 'oil', name: 'Oljebyte', price: 1, unit: null, text: 'Hunden heter Rex', priceText: null },
    ],
  };
  for (const step of ['vehicle_info', 'contact_details', 'complete_booking'] as const)
    tell({ type: 'step', step });
  tell({ type: 'form' });
  tell({ type: 'error', code: 'error_regnr' });
  tell({ ...PURCHASE, visit });
  const events = JSON.stringify(pushed);
  for (const secret of ['ABC123', 'Rex', 'token-of-the-visit', 'post.example'])
    expect(events).not.toContain(secret);
});
