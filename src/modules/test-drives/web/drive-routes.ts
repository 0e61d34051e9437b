import { type Context, Hono } from 'hono';
import { translator } from '~/messages';
import { isFromOurForm, readBody } from '~/platform/http';
import { localeFor, siteLanguage } from '~/sites';
import type { ChangeFailure } from '../change-drive';
import { driveCalendar } from '../domain/drive-calendar';
import type { BookedDrive, DriveTime } from '../drive';
import { book, bookPage } from './book-page';
import {
  type DrivePage,
  type DriveRequest,
  type DriveRoutesOptions,
  draw,
  readDriveTime,
  seeOther,
} from './drive-pages';
import { DRIVE_PATHS, DRIVE_TIMES_PATH, driveHref } from './drive-paths';
import { answerTimes } from './times-route';

/**
 * The times of a car for scripts, choosing one without a script, and the pages behind the links of mails: a GET only shows and
 * confirms, a POST changes.
 */
export function driveRoutes(options: DriveRoutesOptions): Hono {
  const app = new Hono();
  app.get(DRIVE_TIMES_PATH, (c) => answerTimes(c, options));
  app.get(DRIVE_PATHS.book, (c) => handle(c, options, bookPage));
  app.post(DRIVE_PATHS.book, (c) => handle(c, options, book));
  app.get(DRIVE_PATHS.show, (c) => handle(c, options, withDrive(showDrive)));
  app.get(DRIVE_PATHS.cancel, (c) => handle(c, options, withDrive(confirmCancel)));
  app.post(DRIVE_PATHS.cancel, (c) => handle(c, options, withDrive(cancel)));
  app.get(DRIVE_PATHS.move, (c) => handle(c, options, withDrive(chooseTime)));
  app.post(DRIVE_PATHS.move, (c) => handle(c, options, withDrive(move)));
  app.get(DRIVE_PATHS.calendar, (c) => handle(c, options, withDrive(calendar)));
  return app;
}

async function handle(
  c: Context,
  options: DriveRoutesOptions,
  answer: (request: DriveRequest) => Promise<Response> | Response,
): Promise<Response> {
  const { clock, limits, log } = options;
  const site = options.siteOf(c.req.raw);
  const posted = c.req.method === 'POST';
  const { searchParams } = new URL(c.req.url);
  const body = posted ? await readBody(c.req.raw) : null;
  const fields =
    body === null
      ? searchParams
      : body.ok && body.value.kind === 'form'
        ? body.value.value
        : new URLSearchParams();
  const language = siteLanguage(site, fields.get('l'));
  const client = options.clientOf(c);
  const request = { site, language, fields, client, options };
  if (site.testDrives === undefined) return draw(request, { kind: 'gone' }, 404);
  if (posted && !isFromOurForm(c.req.raw)) return draw(request, { kind: 'gone' }, 403);
  const verdict = await (posted ? limits.bookings : limits.reads).take(client, clock.now());
  if (!verdict.allowed) {
    const page = await draw(request, { kind: 'limited' }, 429);
    page.headers.set('retry-after', `${verdict.retryAfterSeconds}`);
    return page;
  }
  try {
    return await answer(request);
  } catch (cause) {
    log.error({ err: cause, site: site.key, path: c.req.path }, 'a page of a test drive broke down');
    return draw(request, { kind: 'failed' }, 503);
  }
}

type WithDrive = DriveRequest & { readonly drive: BookedDrive };

const withDrive =
  (answer: (request: WithDrive) => Promise<Response> | Response) => async (request: DriveRequest) => {
    const { site, fields, options } = request;
    const drive = await options.drives.open(site, fields.get('t') ?? '');
    return drive === null ? draw(request, { kind: 'gone' }, 410) : answer({ ...request, drive });
  };

const OUTCOMES = ['booked', 'moved', 'cancelled'] as const;

/** The query can claim anything; only what has happened is shown. */
function showDrive(request: WithDrive): Promise<Response> {
  const { drive, fields } = request;
  const done = OUTCOMES.find((each) => each === fields.get('done')) ?? null;
  const isSo =
    done === 'cancelled'
      ? drive.state === 'cancelled'
      : drive.state === 'booked' && (done === 'moved') === drive.revision > 0;
  return drawDrive(request, isSo ? done : null);
}

const drawDrive = (
  request: WithDrive,
  outcome: (DrivePage & { readonly kind: 'show' })['outcome'],
  status = 200,
): Promise<Response> => draw(request, { kind: 'show', drive: request.drive, outcome }, status);

const confirmCancel = (request: WithDrive): Promise<Response> =>
  request.drive.open ? draw(request, { kind: 'cancel', drive: request.drive }) : drawDrive(request, null);

async function cancel(request: WithDrive): Promise<Response> {
  const { site, drive, options } = request;
  const result = await options.drives.cancel(site, drive.token);
  return result.ok ? done(request, 'cancelled') : drawFailure(request, result.error);
}

const done = ({ site, language, drive }: WithDrive, outcome: 'moved' | 'cancelled'): Response =>
  seeOther(driveHref('show', site, language, { t: drive.token, done: outcome }));

const chooseTime = (request: WithDrive): Promise<Response> =>
  request.drive.open ? drawTimes(request, null, [], 200) : drawDrive(request, null);

async function move(request: WithDrive): Promise<Response> {
  const { site, drive, fields, options } = request;
  if (!drive.open) return drawDrive(request, drive.state === 'booked' ? 'too-late' : null, 409);
  const to = readDriveTime(fields.get('time'));
  if (to === null) return drawTimes(request, 'no-time', [], 422);
  const result = await options.drives.move(site, drive.token, to);
  return result.ok ? done(request, 'moved') : drawFailure(request, result.error);
}

function drawFailure(request: WithDrive, failure: ChangeFailure): Promise<Response> {
  switch (failure.code) {
    case 'unknown':
      return draw(request, { kind: 'gone' }, 410);
    case 'too-late':
      return drawDrive(request, 'too-late', 409);
    case 'car-gone':
      return drawDrive(request, null, 409);
    case 'not-offered':
      return drawTimes(request, 'not-offered', [], 422);
    case 'taken':
      return drawTimes(request, 'taken', failure.alternatives, 409);
  }
}

async function drawTimes(
  request: WithDrive,
  problem: (DrivePage & { readonly kind: 'move' })['problem'],
  alternatives: readonly DriveTime[],
  status: number,
): Promise<Response> {
  const { site, language, drive, options } = request;
  const free = await options.drives.timesToMoveTo(site, language, drive.token);
  // The car is gone: the page of the drive says so.
  if (free === null) return drawDrive(request, null, status === 200 ? 200 : 409);
  return draw(request, { kind: 'move', drive, free, problem, alternatives }, status);
}

function calendar({ site, language, drive, options }: WithDrive): Response {
  const file = driveCalendar({
    drive,
    t: translator(language),
    locale: localeFor(site, language),
    site: { name: site.name, host: site.hosts[0] },
    link: options.originOf(site) + driveHref('show', site, language, { t: drive.token }),
    now: options.clock.now(),
  });
  return new Response(file.text, {
    headers: {
      'content-type': file.type,
      'content-disposition': `attachment; filename="${file.name}"`,
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  });
}
