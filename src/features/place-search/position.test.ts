import { expect, test, vi } from 'vitest';
import { requestPosition } from './position';

type Ask = Geolocation['getCurrentPosition'];

const coords = {
  latitude: 59.334591,
  longitude: 18.06324,
  accuracy: 10,
  altitude: null,
  altitudeAccuracy: null,
  heading: null,
  speed: null,
  toJSON: () => ({}),
};
const errorOf = (code: number): GeolocationPositionError => ({
  code,
  message: '',
  PERMISSION_DENIED: 1,
  POSITION_UNAVAILABLE: 2,
  TIMEOUT: 3,
});
const failing = (code: number) => ({
  getCurrentPosition: ((_, fail) => fail?.(errorOf(code))) satisfies Ask,
});

test.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'timeout'],
  [99, 'unknown'],
] as const)(
  'W-183, W-466, W-467, W-468, W-469: a position that is not given (%s) is %s, and nothing else happens',
  async (code, answer) => {
    expect(await requestPosition(failing(code))).toBe(answer);
  },
);

test('W-183, W-469: a browser that knows no position has none', async () => {
  expect(await requestPosition(undefined)).toBe('unknown');
});

test('TOWN-3: a question that the visitor puts away, which no browser answers, takes too long', async () => {
  vi.useFakeTimers();
  const answer = requestPosition({ getCurrentPosition: () => undefined });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await answer).toBe('timeout');
  vi.useRealTimers();
});

test('W-103, W-460, W-461: it is asked for with 5 seconds and 5 minutes, and rounded to a kilometre before it goes anywhere', async () => {
  let requested: PositionOptions | undefined;
  const getCurrentPosition: Ask = (found, _, options) => {
    requested = options;
    found({ coords, timestamp: 0, toJSON: () => ({}) });
  };
  expect(await requestPosition({ getCurrentPosition })).toEqual({ lat: 59.33, lng: 18.06 });
  expect(requested).toMatchObject({ timeout: 5000, maximumAge: 300_000 });
});
