import { addDays } from '~/platform/time';
import { type CarSite, randomSource } from '../group';
import { carIdOf } from './cars';
import { MARKETS } from './markets';

/** Days before today on which cars were looked at: what a month of the staff's numbers goes back to. */
const PAST_DAYS = 28;
/** Days with views, of each car that has any. */
const DAYS_EACH = 3;

/** How often the cars of a site were looked at in the past weeks: a few often, most now and then, some never. */
export function demoViews(
  site: CarSite,
  today: string,
): { readonly carId: string; readonly day: string; readonly views: number }[] {
  const market = MARKETS[site];
  return Array.from({ length: market.cars }, (_, serial) => serial).flatMap((serial) => {
    const random = randomSource(`${site} ${serial}`, 'views');
    if (random.share(0.3)) return [];
    const maxViews = random.share(0.08) ? 60 : 9;
    const first = random.whole(1, PAST_DAYS - DAYS_EACH);
    return Array.from({ length: DAYS_EACH }, (_each, at) => ({
      carId: carIdOf(market, serial),
      day: addDays(today, -(first + at)),
      views: random.whole(1, maxViews),
    }));
  });
}
