import type { Context } from 'hono';
import type { RequestReader } from '~/modules/query-reader';
import { PRIVATE_CAR_FIELDS } from '~/modules/stock';
import { createRateLimit } from '~/platform/rate-limit';
import type { SearchRequest } from '~/platform/search';
import { searchRoute } from '../../http/routes/search-route';
import type { Services } from '../services';

/** `POST /api/search` over the indexes of cars and facilities. */
export const mountSearch = (
  services: Services,
  queries: RequestReader,
  { clientOf }: { clientOf(c: Context): string },
) =>
  searchRoute({
    clientOf,
    search: searchOf(services, queries),
    key: services.config.keys.search,
    privateFields: PRIVATE_CAR_FIELDS,
    rateLimit: createRateLimit({ burst: 60, perMinute: 120 }),
    clock: services.clock,
    log: services.log,
  });

function searchOf({ stock, facilities, metrics }: Services, queries: RequestReader) {
  return (request: SearchRequest) => {
    const started = performance.now();
    const done = <T>(answer: T): T => {
      metrics.search(request.index, (performance.now() - started) / 1000);
      return answer;
    };
    if (stock.has(request.index))
      return queries
        .read(request)
        .then((read) => stock.search(request.index, read))
        .then(done);
    return facilities.indexes.includes(request.index) ? done(facilities.search(request)) : null;
  };
}
