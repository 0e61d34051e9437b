import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createServiceBooking, serviceBookingRoutes } from '~/modules/service-booking';
import { TYRE_HOTEL_API } from '~/modules/tyre-hotel';
import { openApiDocument } from '~/platform/api-docs';
import { nullLog } from '~/platform/log';
import { createRateLimit } from '~/platform/rate-limit';
import { fixedClock } from '~/platform/time';
import { type SiteKey, siteByKey } from '~/sites';
import { fakeService } from '~test/workshop/fake-service';
import { API_DESCRIPTIONS, API_INFO, mountApiDocs } from './api-docs';

const docsOf = (site: SiteKey) => mountApiDocs({ siteOf: () => siteByKey(site) });
const document = openApiDocument(API_INFO, API_DESCRIPTIONS);
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const documented = (base: string) =>
  operations.flatMap(({ path, method }) => (path.startsWith(`${base}/`) ? [`${method} ${path}`] : []));

describe('W-199: the document of all flows', () => {
  test('has every call of the wizards', () => {
    const clock = fixedClock('2026-03-02T10:00:00Z');
    const limit = createRateLimit({ burst: 1, perMinute: 1 });
    const app = serviceBookingRoutes({
      serviceBooking: createServiceBooking({
        workshops: fakeService(),
        catalogues: { of: () => null },
        contactOf: () => null,
        clock,
        sanitize: (html) => html,
      }),
      siteOf: () => siteByKey('carstore-se'),
      clientOf: () => 'visitor',
      limits: { plates: limit, reads: limit, bookings: limit },
      saveRating: async () => undefined,
      clock,
      log: nullLog,
    });
    const routed = app.routes.flatMap(({ path }) =>
      path.includes('*') ? [] : [`post ${path.replace(/\/$/, '')}`],
    );
    expect(new Set(documented('/api/service-booking'))).toEqual(new Set(routed));
    expect(new Set(routed).size).toBe(9);
  });

  test('has every call of the tyre hotel', () => {
    const source = readFileSync('src/modules/tyre-hotel/web/routes.ts', 'utf8');
    const routed = [...source.matchAll(/\bon\('(get|post)', '([^']+)'/g)].map(
      ([, method, path]) => `${method} ${TYRE_HOTEL_API}${path}`,
    );
    expect(routed.length).toBeGreaterThan(8);
    expect(new Set(documented(TYRE_HOTEL_API))).toEqual(new Set(routed));
  });

  test('is served as JSON, names the version of OpenAPI, and points at nothing that is not there', async () => {
    const answer = await docsOf('carstore-se').request('/api/openapi.json');
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    const served = await answer.json();
    expect(served).toEqual(JSON.parse(JSON.stringify(document)));
    expect([served.openapi, served.servers]).toEqual(['3.1.1', [{ url: '/' }]]);
    const text = JSON.stringify(served);
    const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(40);
    for (const [, name = ''] of references) expect(Object.keys(served.components.schemas)).toContain(name);
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(['automotive-no', 'automotive-uk', 'carstore-fi'] as const)('%s has none', async (site) => {
    for (const path of ['/api/docs', '/api/openapi.json'])
      expect((await docsOf(site).request(path)).status).toBe(404);
  });
});

describe('W-199 the page of it', () => {
  test('needs no script, says its language, and has a heading for each call', async () => {
    const answer = await docsOf('automotive-se').request('/api/docs');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
    const html = await answer.text();
    expect(html).not.toMatch(/<script|javascript:|\son\w+=/i);
    expect(html).toMatch(/<html lang="en">/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    for (const { operation } of operations) {
      const { operationId: id, summary } = operation;
      expect(html).toContain(`<article id="${id}" aria-labelledby="${id}-title">`);
      expect(html).toContain(`<h3 id="${id}-title">${summary}</h3>`);
    }
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
  });
});
