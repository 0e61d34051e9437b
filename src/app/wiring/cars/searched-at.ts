import type { SearchedAt } from '~/modules/stock';
import type { Breakers } from '~/platform/breaker';
import type { Config } from '~/platform/config';
import { connectSearchNode } from '~/platform/search';

/** Where cars are searched; this process's own memory by default. */
export function searchedAt(
  { search }: Pick<Config, 'search'>,
  breakers: Breakers,
): { searched?: SearchedAt } {
  switch (search.kind) {
    case 'memory':
      return {};
    case 'service':
      return {
        searched: {
          kind: 'service',
          url: search.url,
          key: search.key?.reveal() ?? null,
          breaker: breakers.of('search-service'),
        },
      };
    case 'opensearch': {
      const { user, password, prefix } = search;
      const node = connectSearchNode({
        url: search.url.reveal(),
        user,
        password: password?.reveal() ?? null,
        breaker: breakers.of('opensearch'),
      });
      return { searched: { kind: 'opensearch', node, prefix } };
    }
  }
}
