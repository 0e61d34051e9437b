import { jsonBody } from '~/platform/json';
import { fieldsOf, numberOf, textOf } from '~/platform/json-fields';

const TIMEOUT_MS = 10_000;

export interface FoundPlace {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/**
 * A town of the site's country, by its name or by a position near it (TOWN-4). `failed`: nobody could be asked.
 * @param query `{ q }` or `{ latitude, longitude }`
 */
export async function findPlace(
  query: Readonly<Record<string, string>>,
): Promise<FoundPlace | 'unknown' | 'failed'> {
  try {
    const answer = await fetch(`/api/places/find?${new URLSearchParams(query)}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) return answer.status === 400 ? 'unknown' : 'failed';
    const body = await jsonBody(answer);
    if (body === undefined) return 'failed';
    const place = fieldsOf(fieldsOf(body)?.place);
    const [name, lat, lng] = [textOf(place?.name), numberOf(place?.latitude), numberOf(place?.longitude)];
    return name === null || lat === null || lng === null ? 'unknown' : { name, lat, lng };
  } catch {
    return 'failed';
  }
}
