import { randomSource } from '~/demo/group';
import type { PastRating } from '~/modules/ratings';
import { DAY_MS } from '~/platform/time';
import { siteByKey } from '~/sites';
import { type BookingSite, type WorkshopFacility, workshopFacilities } from './workshops';

const PRAISED = [
  'Snabbt och vänligt, och bilen var nytvättad.',
  'Fick veta vad det skulle kosta innan ni började. Det uppskattar jag.',
  'Klar före utsatt tid.',
  'Bra förklarat vad som var slitet och vad som kan vänta.',
  'Smidigt att lämna nyckeln i inkastet.',
];
const MIXED = [
  'Bra jobb, men jag fick vänta en kvart vid disken.',
  'Det blev dyrare än jag trodde.',
  'Svårt att hitta parkering.',
  'Ni kunde ha ringt när bilen var klar.',
];
const BLAMED = [
  'Felet var kvar när jag hämtade bilen.',
  'Ingen visste att jag skulle komma.',
  'Två timmar sen, utan att någon hörde av sig.',
];

const wordsFor = (stars: number) => (stars >= 5 ? PRAISED : stars >= 3 ? MIXED : BLAMED);

/**
 * What customers have thought of their visits: the same for a workshop in every fill, up to a year back. Some workshops have
 * too few for an average, and some none.
 */
export const demoRatings = (site: BookingSite, today: string): PastRating[] =>
  workshopFacilities(site, today).flatMap((house) => ratingsOf(house, site, today));

function ratingsOf(
  { department: { erp_id: departmentId } }: WorkshopFacility,
  site: BookingSite,
  today: string,
) {
  const random = randomSource(departmentId, 'ratings');
  const [min, max] = random.weighted<readonly [number, number]>([
    [[0, 0], 1],
    [[1, 4], 3],
    [[5, 14], 4],
    [[15, 60], 8],
  ]);
  const isGood = random.share(0.7);
  const noon = Date.parse(`${today}T12:00:00Z`);
  return Array.from({ length: random.whole(min, max) }, (_, at): PastRating => {
    const stars = random.weighted<number>([
      [5, isGood ? 12 : 6],
      [4, 6],
      [3, isGood ? 2 : 4],
      [2, 1],
      [1, isGood ? 1 : 2],
    ]);
    return {
      key: `demo-${departmentId}-${at + 1}`,
      site: siteByKey(site),
      departmentId,
      source: 'visit',
      stars,
      comment: random.share(0.35) ? random.pick(wordsFor(stars)) : '',
      at: new Date(noon - random.whole(1, 360) * DAY_MS - random.whole(0, 6 * 60) * 60_000),
    };
  });
}
