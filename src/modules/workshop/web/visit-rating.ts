import { z } from 'zod';
import { ratedUntil, ratingRefusal } from '../domain/visit-rating';
import { type Ask, draw, type GivenStars, seeOther, type VisitPage } from './visit-pages';

/** What the form sends; the words may be none. Control characters and broken Unicode are not stored. */
const ratingForm = z.object({
  stars: z
    .string()
    .regex(/^[1-5]$/)
    .transform(Number),
  comment: z
    .string()
    .default('')
    .transform((text) =>
      text
        .toWellFormed()
        // A browser counts the end of a line as one character, and sends two.
        .replace(/\r\n?/g, '\n')
        .replace(/(?!\n)[\p{Cc}\u2028\u2029]+/gu, ' ')
        .trim(),
    )
    .pipe(z.string().max(1000)),
});

type RatePage = VisitPage & { readonly kind: 'rate' };

function page(ask: Ask, more: Pick<RatePage, 'given'> & Partial<RatePage>, status = 200): Promise<Response> {
  const { visit, now } = ask;
  return draw(
    ask,
    {
      kind: 'rate',
      visit,
      done: false,
      problem: null,
      until: ratedUntil(visit),
      refusal: ratingRefusal(visit, now),
      ...more,
    },
    status,
  );
}

/** The form, with what was given before. */
export async function askForRating(ask: Ask): Promise<Response> {
  const { visit, fields, options } = ask;
  const given = await options.ratings.find(visit);
  // An address can say anything; what has not been given is not thanked for.
  return page(ask, { given, done: given !== null && fields.get('done') === 'rated' });
}

/** Keeps the rating of a visit: one, which may be changed until its last day. */
export async function rate(ask: Ask): Promise<Response> {
  const { site, visit, fields, options, now } = ask;
  const { ratings, log } = options;
  const refusal = ratingRefusal(visit, now);
  if (refusal !== null) {
    log.warn({ site: site.key, failure: refusal }, 'a visit could not be rated');
    return page(ask, { given: await ratings.find(visit) }, 409);
  }
  const read = ratingForm.safeParse(Object.fromEntries(fields));
  if (!read.success) {
    const isTooLong = read.error.issues.every(({ path }) => path[0] === 'comment');
    const given = { stars: Number(fields.get('stars')) || 0, comment: fields.get('comment') ?? '' };
    return page(ask, { given, problem: isTooLong ? 'too-long' : 'no-stars' }, 422);
  }
  const given: GivenStars = read.data;
  await ratings.keep(site, visit, given);
  log.info({ site: site.key, workshop: visit.workshop.departmentId }, 'a visit was rated');
  return seeOther(ask, 'rate', 'rated');
}

export const askToStop = (ask: Ask): Promise<Response> => draw(ask, { kind: 'stop', visit: ask.visit });

/** A button of our page, or one of the mail program's own (RFC 8058), which knows no cookies and follows no redirect. */
export async function stop(ask: Ask): Promise<Response> {
  const { site, visit, options } = ask;
  const isStopped = await options.ratings.stopAsking(site, visit.token);
  return isStopped ? draw(ask, { kind: 'stopped', visit }) : draw(ask, { kind: 'gone' }, 410);
}
