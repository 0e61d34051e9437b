import { expect, test } from 'vitest';
import { BLOCKS } from '~/blocks/registry';
import type { SentForm } from '~/modules/leads';
import { nullLog } from '~/platform/log';
import { PageCache } from '~/platform/page-cache';
import { demoServices } from '~test/demo-services';
import { formPages } from '../pages/form-pages';
import { hostTable } from './hosts';
import { createPages, pageResponse } from './pages';

const HOST = 'automotive-se.localhost';
const hosts = hostTable({
  defaultSite: 'automotive-se',
  siteHosts: {},
  canonicalHosts: false,
  port: () => 3000,
});

/** Pages of a process whose content cannot be read, for the reason that is given. */
async function pagesWithout(cause: Error) {
  const opened = await demoServices('automotive-se', 1);
  const page = () => Promise.reject(new Error('Failed query: select 1', { cause }));
  const services = { ...opened.services, content: { ...opened.services.content, page } };
  const pages = createPages({
    hosts,
    cache: new PageCache({
      maxBytes: 1_000_000,
      freshFor: 300_000,
      now: () => 0,
      onOutcome: () => undefined,
      onRefreshFailure: () => undefined,
    }),
    renderer: {
      blocks: BLOCKS,
      services,
      log: nullLog,
      development: false,
      pageData: () => '',
      assets: { boot: '/boot.js', scripts: [], preloads: () => [], layers: '', css: () => '' },
      drawings: { read: async () => ({ ok: false, error: 'not-found' }) },
    },
    redirects: { find: async () => null },
    confirmation: async () => null,
    headers: {},
    clock: { now: () => new Date('2026-03-02T09:00:00Z') },
    log: nullLog,
  });
  return { pages, close: opened.close };
}

const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

async function shown(cause: Error, path: string) {
  const { pages, close } = await pagesWithout(cause);
  try {
    const answer = await pages.get(HOST, new URL(path, `http://${HOST}:3000`));
    const response = await pageResponse(answer, new Headers(), {});
    return { response, html: await response.text() };
  } finally {
    await close();
  }
}

test('a page that the database is away for answers 503, says when to come back and whom to call, in its own language', async () => {
  const { response, html } = await shown(refused, '/en/anlaggningar');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(html).toContain('We will be back in a moment');
  expect(html).toMatch(/<a href="tel:\+46\d+"[^>]*>Call /);
  expect(html).toMatch(/Reference: \S+/);
  expect((await shown(refused, '/anlaggningar')).html).toContain('Vi är strax tillbaka');
});

test('a page that fails for another reason answers 500 without Retry-After', async () => {
  const { response, html } = await shown(new Error('a mistake of ours'), '/anlaggningar');
  expect([response.status, response.headers.get('retry-after')]).toEqual([500, null]);
  expect(html).toContain('Något gick fel hos oss');
});

test('a form without JavaScript whose page cannot be drawn comes back with all that was typed, to be sent again', async () => {
  const { pages, close } = await pagesWithout(refused);
  const sent: SentForm = {
    formName: 'NordhemNorgeServiceRequestForm',
    source: '/kontakt',
    reference: 'R1',
    id: null,
    values: {},
    fields: [
      ['name', 'Ada "<b>" Ek'],
      ['message', 'Rad ett\nRad två'],
      ['services', 'Service'],
      ['services', 'Annet'],
    ],
    failure: { kind: 'unavailable' },
  };
  const request = new Request(`http://${HOST}/api/forms/comhub`, { headers: { host: HOST } });
  const response = await formPages({ pages, hosts, headers: {} }).again(request, sent);
  const html = await response.text();
  await close();
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'private, no-store']);
  expect(html).toContain('<form method="post" action="/api/forms/comhub"');
  expect(html).toContain('name="name" value="Ada &quot;&lt;b&gt;&quot; Ek"');
  expect(html).toContain('name="message" value="Rad ett\nRad två"');
  expect(html.match(/name="services"/g)).toHaveLength(2);
  expect(html).toContain('Skicka igen</button>');
});
