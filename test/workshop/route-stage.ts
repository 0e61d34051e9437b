import { type WorkshopService, workshopRoutes } from '~/modules/workshop';
import { createLog } from '~/platform/log';
import { createRateLimit } from '~/platform/rate-limit';
import { err, ok } from '~/platform/result';
import { fixedClock } from '~/platform/time';
import { type SiteKey, siteByKey } from '~/sites';
import { fakeService } from './fake-service';

const generous = () => createRateLimit({ burst: 1000, perMinute: 1000 });

export interface Stage {
  readonly over?: Partial<WorkshopService>;
  readonly site?: SiteKey;
  readonly limits?: Partial<Parameters<typeof workshopRoutes>[0]['limits']>;
}

export function stage({ over = {}, site = 'automotive-se', limits = {} }: Stage = {}) {
  const lines: string[] = [];
  const app = workshopRoutes({
    workshops: fakeService(over),
    siteOf: () => siteByKey(site),
    clientOf: (c) => c.req.header('x-client') ?? 'visitor',
    limits: {
      plates: generous(),
      reads: generous(),
      holds: generous(),
      bookings: generous(),
      openHolds: 12,
      openStreams: 6,
      ...limits,
    },
    choiceLabels: async (_, __, services, choices) =>
      choices.every((each) => each === 'lift') && services.includes('1')
        ? ok(choices.map(() => 'Skjuts'))
        : err({ code: 'invalid', field: 'choices' }),
    calendarFile: (_, language, { bookingId }) => ({
      text: `BEGIN:VCALENDAR LANGUAGE=${language}`,
      type: 'text/calendar; charset=utf-8',
      name: `${bookingId}.ics`,
    }),
    clock: fixedClock('2026-03-02T10:00:00Z'),
    log: createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } }),
  });
  const call = (path: string, init: RequestInit = {}) => app.request(`/api/mechmate${path}`, init);
  const send = (path: string, body: unknown, headers: Record<string, string> = {}, method = 'POST') =>
    call(path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { app, call, send, log: () => lines.join('') };
}

export const statusOf = async (path: string, over: Stage = {}) => (await stage(over).call(path)).status;
export const messagesOf = (text: string) =>
  text.split('\n\n').flatMap((part) => (part.startsWith('data: ') ? [JSON.parse(part.slice(6))] : []));

export const CLOSEST = '/departments/closestAvailable?regNo=ABC123&serviceOfferings=1';
export const HOLD = {
  registrationNumber: 'abc 123',
  departmentId: '100.40',
  serviceOfferings: ['1'],
  date: '2026-03-03',
  time: '09:30',
  holdId: null,
};
export const BOOKING = {
  idempotencyKey: 'key-of-ada-0001',
  holdId: null,
  registrationNumber: 'ABC-123',
  mileage: 8500,
  departmentId: '100.40',
  services: [{ id: '1', text: ' Det  gnisslar\u0000 ' }],
  date: '2026-03-03',
  time: '09:30',
  comment: '',
  customer: { name: ' Ada Ek ', phone: '070-174 06 05', email: 'ada@post.example' },
};
