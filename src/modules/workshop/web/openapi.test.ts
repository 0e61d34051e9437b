import { describe, expect, test } from 'vitest';
import { openApiDocument as documentOf } from '~/platform/api-docs';
import { stage } from '~test/workshop/route-stage';
import { API_BASE, SCHEMAS } from './call';
import { CALLS } from './calls';
import { workshopApi } from './description';
import { STATUS } from './failures';

const METHODS = new Set(['GET', 'POST', 'PUT', 'DELETE']);
const calls = Object.entries(CALLS);
const openApiDocument = () => documentOf({ title: 'A', version: '1', description: '' }, [workshopApi]);

describe('W-199 the document', () => {
  test('has every route, and every route has its place in it', () => {
    const { app } = stage();
    const routed = app.routes
      .filter(({ method, path }) => METHODS.has(method) && path.startsWith('/api/mechmate/'))
      .map(({ method, path }) => `${method} ${path.replace(/\/$/, '').replaceAll(/:(\w+)/g, '{$1}')}`);
    const documented = Object.entries(openApiDocument().paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\/$/, '')}`),
    );
    expect(new Set(routed)).toEqual(new Set(documented));
    expect(documented).toHaveLength(calls.length);
  });

  test('points at nothing that is not there', () => {
    const text = JSON.stringify(openApiDocument());
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target);
    const known = Object.keys(openApiDocument().components.schemas).map(
      (name) => `#/components/schemas/${name}`,
    );
    expect(references.length).toBeGreaterThan(20);
    expect(references.filter((target) => !known.includes(target ?? ''))).toEqual([]);
    expect(text).not.toContain('undefined');
  });

  test.each(calls)('%s: every parameter of the path is described, and nothing else', (_, call) => {
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(call.params.shape)).toEqual(inPath);
    const operation = openApiDocument().paths[API_BASE + call.path]?.[call.method];
    const named = operation?.parameters.filter((each) => each.in === 'path');
    expect(named?.map(({ name, required }) => [name, required])).toEqual(inPath.map((name) => [name, true]));
  });

  test.each(calls)('%s: its example is what it sends and answers', (_, { answer, bodyName, example }) => {
    if (answer === null) expect(example.answer).toBeNull();
    else expect(SCHEMAS[answer].safeParse(example.answer).error).toBeUndefined();
    if (bodyName === null) expect(example.body).toBeNull();
    else expect(SCHEMAS[bodyName].safeParse(example.body).error).toBeUndefined();
  });

  test.each(calls)('%s: its example is a request that the routes take', async (_, call) => {
    const { send, call: get } = stage();
    await send('/bookings', CALLS.book.example.body);
    const path = call.example.path.replace('Zk3vQ8nR1tYb6cHs', 'token-of-ada-0001');
    const answer =
      call.example.body === null
        ? await get(path.replace(/p2fT0hVb3mXw9sKd/, 'hold-of-ada-0001'), {
            method: call.method.toUpperCase(),
          })
        : await send(path, call.example.body, {}, call.method.toUpperCase());
    expect(answer.status).toBe(call.status);
    if (call.type !== null) expect(answer.headers.get('content-type')).toMatch(new RegExp(`^${call.type}`));
  });

  test.each(calls)('%s: its failures stand under their statuses', (_, call) => {
    const responses = openApiDocument().paths[API_BASE + call.path]?.[call.method]?.responses ?? {};
    for (const code of call.failures) expect(responses[STATUS[code]]?.description).toContain(code);
    expect(responses[429]?.description).toContain('rate-limited');
  });
});
