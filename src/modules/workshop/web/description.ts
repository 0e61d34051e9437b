import type { ApiDescription, DescribedCall } from '~/platform/api-docs';
import { API_BASE, BODY_FAILURES, type Call, COMMON_FAILURES, SCHEMAS, WRITE_FAILURES } from './call';
import { CALLS } from './calls';
import { STATUS } from './failures';

/** The calls of flow A for the documentation, from the same table as its routes. */
export const workshopApi: ApiDescription = {
  title: 'Workshop booking (flow A)',
  text: 'Look up a car, choose services, find a workshop, hold a time, book, change. JSON in camelCase. Failures are `{code, message}`.',
  base: API_BASE,
  calls: Object.fromEntries(Object.entries(CALLS).map(([name, call]) => [name, described(call)])),
  schemas: SCHEMAS,
};

function described(call: Call): DescribedCall {
  const { method, path, summary, description, params, query, headers, bodyName, status, example } = call;
  const failures = new Set([
    ...call.failures,
    ...(method === 'get' ? [] : WRITE_FAILURES),
    ...(bodyName === null ? [] : BODY_FAILURES),
    ...COMMON_FAILURES,
  ]);
  return {
    method,
    path,
    summary,
    description,
    params,
    query,
    headers,
    status,
    failure: 'Failure',
    ...(bodyName === null ? {} : { body: { schema: bodyName, required: true, example: example.body } }),
    answer: call.type === null ? null : { type: call.type, schema: call.answer, example: example.answer },
    failures: [...failures].map((code) => [code, STATUS[code]]),
  };
}
