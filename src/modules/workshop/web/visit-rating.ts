import { z } from 'zod';
import { ratedUntil, ratingRefusal } from '../domain/visit/visit-rating';
import { draw, type GivenStars, seeOther, type VisitPage, type VisitPageRequest } from './visit-pages';

/** Fields of the form; the comment may be empty. Control characters and broken Unicode are not stored. */
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
        // Browsers count a line end as one character, and send two.
        .replace(/\r\n?/g, '\n')
        .replace(/(?!\n)[\p{Cc}\u2028\u2029]+/gu, ' ')
        .trim(),
    )
    .pipe(z.string().max(1000)),
});

type RatePage = VisitPage & { readonly kind: 'rate' };

function drawRating(
  request: VisitPageRequest,
  more: Pick<RatePage, 'given'> & Partial<RatePage>,
  status = 200,
): Promise<Response> {
  const { visit, now } = request;
  return draw(
    request,
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

/** The form, with the stored rating. */
export async function showRatingForm(request: VisitPageRequest): Promise<Response> {
  const { visit, fields, options } = request;
  const given = await options.ratings.find(visit);
  // The query can claim anything; thanks only for a stored rating.
  return drawRating(request, { given, done: given !== null && fields.get('done') === 'rated' });
}

/** Saves the rating of a visit: one, which may be changed until its last day. */
export async function submitRating(request: VisitPageRequest): Promise<Response> {
  const { site, visit, fields, options, now } = request;
  const { ratings, log } = options;
  const refusal = ratingRefusal(visit, now);
  if (refusal !== null) {
    log.warn({ site: site.key, failure: refusal }, 'a visit could not be rated');
    return drawRating(request, { given: await ratings.find(visit) }, 409);
  }
  const read = ratingForm.safeParse(Object.fromEntries(fields));
  if (!read.success) {
    const isTooLong = read.error.issues.every(({ path }) => path[0] === 'comment');
    const given = { stars: Number(fields.get('stars')) || 0, comment: fields.get('comment') ?? '' };
    return drawRating(request, { given, problem: isTooLong ? 'too-long' : 'no-stars' }, 422);
  }
  const given: GivenStars = read.data;
  await ratings.save(site, visit, given);
  log.info({ site: site.key, workshop: visit.workshop.departmentId }, 'a visit was rated');
  return seeOther(request, 'rate', 'rated');
}

export const confirmStop = (request: VisitPageRequest): Promise<Response> =>
  draw(request, { kind: 'stop', visit: request.visit });

/** From a button of our page, or the mail program's own (RFC 8058), which has no cookies and follows no redirect. */
export async function stopRatingRequests(request: VisitPageRequest): Promise<Response> {
  const { site, visit, options } = request;
  const isStopped = await options.ratings.stopRequests(site, visit.token);
  return isStopped ? draw(request, { kind: 'stopped', visit }) : draw(request, { kind: 'gone' }, 410);
}
