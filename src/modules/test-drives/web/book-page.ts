import { randomUUID } from 'node:crypto';
import type { FieldProblems } from '~/modules/leads';
import { type FreeTimes, writeDriveTime } from '../drive';
import {
  type DrivePage,
  type DriveRequest,
  draw,
  readDriveTime,
  seeOther,
  type TypedFields,
} from './drive-pages';
import { driveHref } from './drive-paths';

const TYPED = ['name', 'phone', 'email', 'message', 'time', 'submission'] as const;

/** What a form may hold of a field, so that nothing that was typed is lost and no page is made of a megabyte. */
const MAX_TYPED = 6_000;

/** `?car=`: its free times and the fields of whoever asks, for browsers without scripts. */
export async function bookPage(request: DriveRequest): Promise<Response> {
  const found = await findFree(request);
  if (found === null) return draw(request, { kind: 'no-times' }, 404);
  const submission = randomUUID();
  const typed = { name: '', phone: '', email: '', message: '', time: '', submission };
  return draw(request, { ...blank(found), typed });
}

type BookPage = DrivePage & { readonly kind: 'book' };
interface Found {
  readonly carId: string;
  readonly free: FreeTimes;
}

const blank = ({ carId, free }: Found): Omit<BookPage, 'typed'> => ({
  kind: 'book',
  carId,
  free,
  problems: {},
  problem: null,
  alternatives: [],
});

async function findFree({ site, language, fields, options }: DriveRequest): Promise<Found | null> {
  const carId = (fields.get('car') ?? '').slice(0, 100);
  const free = await options.drives.freeTimes(site, language, carId);
  return free === null ? null : { carId, free };
}

/** Books the time with its request; a page that could not keeps what was typed. */
export async function book(request: DriveRequest): Promise<Response> {
  const { site, language, fields, client, options } = request;
  const typed = typedIn(fields);
  const found = await findFree(request);
  if (found === null) return draw(request, { kind: 'no-times' }, 410);
  const at = readDriveTime(typed.time);
  const again = (change: Partial<BookPage>, status: number) =>
    draw(request, { ...blank(found), typed, ...change }, status);
  if (at === null) return again({ problem: 'no-time' }, 422);
  const { name, phone, email, message } = typed;
  const { car } = found.free;
  const envelope = {
    formName: options.formNameOf(site),
    formSubmissionId: typed.submission,
    website: fields.get('website') ?? '',
    values: {
      name,
      phone,
      email,
      message,
      carId: found.carId,
      car: car.title,
      sourceUrl: car.path,
      testDrive: true,
      driveTime: writeDriveTime(at),
    },
  };
  const sent = await options.submit(site, language, envelope, client);
  if (sent.ok) {
    const { drive } = sent.value;
    // Sent before, and cancelled since.
    if (drive === null) return seeOther(car.path);
    return seeOther(driveHref('show', site, language, { t: drive.token, done: 'booked' }));
  }
  const { error } = sent;
  options.log.info({ site: site.key, failure: error.kind }, 'test drive not booked');
  if (error.kind === 'too-many-drives') return again({ problem: 'too-many' }, 429);
  // The same form with other words: it is another one.
  if (error.kind === 'conflict')
    return again({ problem: 'unavailable', typed: { ...typed, submission: randomUUID() } }, 409);
  if (error.kind !== 'invalid') return again({ problem: 'unavailable' }, 400);
  const problems: FieldProblems = error.problems;
  return again({ problems, alternatives: error.alternatives ?? [] }, 422);
}

function typedIn(fields: URLSearchParams): TypedFields {
  const typed = Object.fromEntries(TYPED.map((name) => [name, (fields.get(name) ?? '').slice(0, MAX_TYPED)]));
  const { name = '', phone = '', email = '', message = '', time = '', submission = '' } = typed;
  const isId = /^[A-Za-z0-9_-]{8,100}$/.test(submission);
  return { name, phone, email, message, time, submission: isId ? submission : randomUUID() };
}
