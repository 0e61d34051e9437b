import { expect, test, vi } from 'vitest';
import { after, NOW, walkedTo } from './example-wizard';
import { readState, stateKeeper } from './stored-state';
import { INITIAL, RETENTION_MS, STATE_KEY, type WizardState } from './wizard-state';

/** A storage that begins with this. */
function storageOf(text: string | null) {
  const stored = new Map(text === null ? [] : [[STATE_KEY, text]]);
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

const keeping = (text: string | null, now = NOW) => {
  const storage = storageOf(text);
  const reload = vi.fn();
  return { ...stateKeeper({ storage, now: () => now, reload }), stored: storage.stored, reload };
};

test('W-255, W-256, W-257, W-258, W-259, W-260, W-261, W-274: what is saved has the required names', () => {
  const keeper = keeping(null);
  const position = { type: 'position', lat: 57.7, lng: 11.97, region: 'Göteborg' } as const;
  keeper.save(after(walkedTo('summary'), { type: 'booking', action: position }));
  const saved = JSON.parse(keeper.stored.get('h-sb-state') ?? '');
  for (const name of ['id', 'mileage', 'car', 'loading', 'regno', 'formData', 'latLng', 'createdAt'])
    expect(saved).toHaveProperty(name);
  expect(Object.keys(saved.formData)).toEqual([
    ...['firstAndLastName', 'phone', 'email', 'comment', 'customerStaysDuringService'],
  ]);
  expect(saved).toMatchObject({
    chosenDepartmentId: '1010.40',
    selectedDate: '2027-03-05',
    selectedTime: '07:30',
    serviceCategories: [{ checkedBoxes: 1, services: [{ checked: true }, { extraText: '' }] }, {}],
    addons: [{ services: [{ checked: true }] }],
    departments: [{ departmentId: '1010.40' }],
    createdAt: NOW,
    latLng: { lat: 57.7, lng: 11.97 },
  });
});

test.each(['found', 'services', 'workshops', 'time', 'summary'] as const)(
  'W-303: a booking that has come to %s is the same after a reload',
  (step) => {
    const state = walkedTo(step);
    const keeper = keeping(JSON.stringify(state));
    expect(keeper.load()).toEqual({ ...state, page: step === 'found' ? 1 : state.page });
    expect(keeper.reload).not.toHaveBeenCalled();
  },
);

test('what was booked is shown at what it costs at its workshop after a reload, too', () => {
  const prices = { oil: [{ priceGroup: 'list', value: 450, priceText: '450 kr' }] };
  const priced = after(walkedTo('time'), { type: 'priced', prices });
  const state = { ...priced, booked: { status: 'OK', kobraBookingId: 'K-1' } };
  expect(keeping(JSON.stringify(state)).load().workshopPrices).toEqual(prices);
  expect(keeping(JSON.stringify({ ...state, workshopPrices: 'x' })).load().workshopPrices).toBeNull();
  // What is not booked yet is asked for again.
  expect(keeping(JSON.stringify(priced)).load().workshopPrices).toBeNull();
});

test('W-304: a state of more than a day goes and the page is loaded again, once; a younger one stays', () => {
  const text = JSON.stringify(walkedTo('services'));
  const old = keeping(text, NOW + RETENTION_MS + 1);
  expect([old.load(), old.stored.size]).toEqual([INITIAL, 0]);
  expect(old.load()).toBe(INITIAL);
  expect(old.reload).toHaveBeenCalledTimes(1);
  const young = keeping(text, NOW + RETENTION_MS);
  expect(young.load().page).toBe(3);
  expect(young.reload).not.toHaveBeenCalled();
});

test.each(['{x', '7', '[]', 'null', '{}', '{"createdAt":"x"}', '"text"'])(
  'W-305: the stored text %s is removed, and the wizard begins at the plate',
  (text) => {
    const keeper = keeping(text);
    expect(keeper.load()).toBe(INITIAL);
    expect(keeper.stored.size).toBe(0);
    expect(keeper.reload).not.toHaveBeenCalled();
  },
);

const stored = (change: object): WizardState => {
  const loaded = readState(JSON.stringify({ ...walkedTo('summary'), ...change }), NOW);
  if (loaded.kind !== 'state') throw new Error(loaded.kind);
  return loaded.state;
};

test('W-305: what makes no sense is left out, and no page is opened without what it needs', () => {
  expect(stored({}).page).toBe(5);
  expect(stored({ car: { regNo: 7 } })).toMatchObject({ car: null, page: 1 });
  expect(stored({ departments: [{}] })).toMatchObject({ chosenDepartmentId: null, page: 4 });
  expect(stored({ selectedDate: '2027-13-40' })).toMatchObject({ selectedDate: null, hold: null, page: 4 });
  expect(stored({ serviceCategories: 'x' })).toMatchObject({ serviceCategories: [], page: 3 });
  expect(stored({ formData: null })).toMatchObject({ formData: INITIAL.formData, page: 4 });
  expect(stored({ latLng: { lat: 900, lng: 0 }, mileage: '12a' })).toMatchObject({
    latLng: null,
    mileage: '12',
  });
  expect(stored({ page: 99 }).page).toBe(2);
});

test('without a car nothing is stored, and unavailable storage is no failure', () => {
  const keeper = keeping('old');
  keeper.save(INITIAL);
  expect(keeper.stored.size).toBe(0);
  const closed = stateKeeper({ storage: null, now: () => NOW, reload: () => undefined });
  closed.save(walkedTo('summary'));
  expect(closed.load()).toBe(INITIAL);
  const full = {
    ...storageOf(null),
    setItem: () => {
      throw new Error('full');
    },
  };
  stateKeeper({ storage: full, now: () => NOW, reload: () => undefined }).save(walkedTo('summary'));
});
