import type { ConfigProblem } from './problem';
import type { Secret } from './secrets/secret';
import type { Variables } from './variables';

/** Where cars are searched; `memory` is this process's own. */
export type SearchConfig =
  | { readonly kind: 'memory' }
  | {
      readonly kind: 'opensearch';
      readonly url: Secret;
      readonly user: string | null;
      readonly password: Secret | null;
      /** Prefix of all our index names on the node. */
      readonly prefix: string;
    }
  | { readonly kind: 'service'; readonly url: string; readonly key: Secret | null };

export function searchOf(variables: Variables): SearchConfig {
  const { OPENSEARCH_URL: node, SEARCH_UPSTREAM: service } = variables;
  if (node !== undefined) {
    const { OPENSEARCH_USER: user = null, OPENSEARCH_PASSWORD: password = null } = variables;
    return { kind: 'opensearch', url: node, user, password, prefix: variables.OPENSEARCH_PREFIX };
  }
  if (service === undefined) return { kind: 'memory' };
  return { kind: 'service', url: service, key: variables.SEARCH_UPSTREAM_KEY ?? null };
}

export function searchProblems(variables: Variables): ConfigProblem[] {
  const problems: ConfigProblem[] = [];
  const needs = (variable: keyof Variables, other: keyof Variables): void => {
    if (variables[other] === undefined || variables[variable] !== undefined) return;
    problems.push({ variable, expected: `a value, because ${other} is set` });
  };
  needs('OPENSEARCH_URL', 'OPENSEARCH_USER');
  needs('OPENSEARCH_USER', 'OPENSEARCH_PASSWORD');
  needs('OPENSEARCH_PASSWORD', 'OPENSEARCH_USER');
  needs('SEARCH_UPSTREAM', 'SEARCH_UPSTREAM_KEY');
  if (variables.OPENSEARCH_URL && variables.SEARCH_UPSTREAM) {
    problems.push({ variable: 'SEARCH_UPSTREAM', expected: 'nothing, because OPENSEARCH_URL is set' });
  }
  return problems;
}
