import { jsonBody } from '~/platform/json';
import {
  type Marked,
  type Moved,
  readMarked,
  readMoved,
  readPlaces,
  type ShownPlace,
  type ShownStep,
  type ShownVisit,
} from './board-wire';

/** Never left waiting: whoever stands at the counter is told that it does not work. */
const PATIENCE_MS = 10_000;

/**
 * JSON of an address of ours; throws where nothing is answered in time.
 * @param onAnswer sees what is answered before it is read
 */
export async function ask(
  address: string,
  init: RequestInit = {},
  onAnswer: (answer: Response) => void = () => undefined,
): Promise<unknown> {
  const answer = await fetch(address, {
    ...init,
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  onAnswer(answer);
  return jsonBody(answer);
}

const post = (address: string, fields: Readonly<Record<string, string>>): Promise<unknown> =>
  ask(address, { method: 'POST', body: new URLSearchParams(fields) }).catch(() => undefined);

/** Address of a visit's page. */
export const hrefOf = (workshop: string, id: string): string =>
  `${workshop}/bookings/${encodeURIComponent(id)}`;

/** Where a visit could be on a day. */
export const askPlaces = async (
  workshop: string,
  id: string,
  day: string,
): Promise<readonly ShownPlace[] | 'unknown'> =>
  readPlaces(await ask(`${hrefOf(workshop, id)}/places?day=${day}`).catch(() => undefined)) ?? 'unknown';

/** Moves a visit; null: it did not work. */
export const sendMove = async (
  workshop: string,
  id: string,
  day: string,
  { bayId, time }: ShownPlace,
): Promise<Moved | null> =>
  readMoved(await post(`${hrefOf(workshop, id)}/move`, { day, place: `${bayId} ${time}` }));

/** Marks a step of a visit that is there on a day; null: it did not work. */
export const sendStep = async (
  workshop: string,
  { id, state }: ShownVisit,
  day: string,
  { to }: ShownStep,
): Promise<Marked | null> => readMarked(await post(`${hrefOf(workshop, id)}/step`, { day, from: state, to }));
