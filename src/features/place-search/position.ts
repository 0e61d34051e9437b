/** Patience with a browser that looks for satellites, and how old an answer may be (TOWN-2). */
const TIMEOUT_MS = 5000;
const MAX_AGE_MS = 5 * 60_000;
/** The browser's own patience begins once the visitor has allowed it; a question that is put away is never answered. */
const MAX_WAIT_MS = 20_000;

export type PositionAnswer =
  | { readonly lat: number; readonly lng: number }
  | 'denied'
  | 'unavailable'
  | 'timeout'
  | 'unknown';

/** `GeolocationPositionError.code` */
const CODES: Readonly<Record<number, 'denied' | 'unavailable' | 'timeout'>> = {
  1: 'denied',
  2: 'unavailable',
  3: 'timeout',
};

/**
 * Where the visitor is, to a hundredth of a degree (about a kilometre), because they have just asked for it. A browser
 * without positions (some extensions take the value away and leave the name), or one that fails in a way of its own, is
 * `unknown` (TOWN-3: four alerts).
 */
export function requestPosition(
  geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined,
): Promise<PositionAnswer> {
  if (geolocation === undefined) return Promise.resolve('unknown');
  return new Promise((resolve) => {
    setTimeout(() => resolve('timeout'), MAX_WAIT_MS);
    geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ lat: roundedPosition(coords.latitude), lng: roundedPosition(coords.longitude) }),
      ({ code }) => resolve(CODES[code] ?? 'unknown'),
      { enableHighAccuracy: false, timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  });
}

const roundedPosition = (degrees: number): number => Math.round(degrees * 100) / 100;
