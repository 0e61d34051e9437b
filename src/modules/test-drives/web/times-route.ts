import type { Context } from 'hono';
import { translator } from '~/messages';
import { formatVisitDay, formatVisitTime } from '~/modules/workshop';
import { type Language, localeFor, type Site, siteLanguage } from '~/sites';
import { type FreeTimes, writeDriveTime } from '../drive';
import type { DriveRoutesOptions } from './drive-pages';

const NO_STORE = { 'cache-control': 'no-store' } as const;

/** The free times of a car, with their words: `{minutes, days: [{date, label, times: [{value, label}]}]}`; no days where there are none. */
export async function answerTimes(c: Context, options: DriveRoutesOptions): Promise<Response> {
  const site = options.siteOf(c.req.raw);
  const verdict = await options.limits.reads.take(options.clientOf(c), options.clock.now());
  if (!verdict.allowed) {
    const headers = { ...NO_STORE, 'retry-after': `${verdict.retryAfterSeconds}` };
    return Response.json({ error: 'rate-limited' }, { status: 429, headers });
  }
  const language = siteLanguage(site, c.req.query('l'));
  try {
    const free = await options.drives.freeTimes(site, language, (c.req.query('car') ?? '').slice(0, 100));
    return Response.json(toWords(free, site, language), { headers: NO_STORE });
  } catch (cause) {
    options.log.error({ err: cause, site: site.key }, 'the times of test drives could not be read');
    return Response.json({ error: 'unavailable' }, { status: 503, headers: NO_STORE });
  }
}

function toWords(free: FreeTimes | null, site: Site, language: Language) {
  const context = { t: translator(language), locale: localeFor(site, language) };
  return {
    minutes: free?.minutes ?? 0,
    days: (free?.days ?? []).map(({ date, times }) => ({
      date,
      label: formatVisitDay({ date, time: null }, context),
      times: times.map((time) => ({
        value: writeDriveTime({ date, time }),
        label: formatVisitTime({ date, time }, context),
      })),
    })),
  };
}
