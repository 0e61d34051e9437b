import { isAbsolute } from 'node:path';
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { accepted, refused } from '~test/config/read-config';
import { parseConfig } from '.';

describe('without any variable', () => {
  test('the process is a demo on this machine only', () => {
    const config = accepted({});
    expect(config).toMatchObject({
      environment: 'demo',
      demoMode: true,
      devPages: true,
      host: '127.0.0.1',
      port: 3000,
      trustedProxies: 0,
      databaseUrl: null,
      defaultSite: 'automotive-se',
      demo: 'auto',
      sms: { provider: 'outbox' },
      leadWebhook: null,
    });
    expect(isAbsolute(config.dataDir)).toBe(true);
    expect(config.keys.search?.reveal()).toBe('demo');
    expect(config.mail.smtpUrl).toBeNull();
  });

  test('empty variables count as unset', () => {
    expect(accepted({ PORT: '', HOST: ' ', DATABASE_URL: '', DEMO: '' })).toMatchObject({
      port: 3000,
      demo: 'auto',
    });
  });
});

describe('production', () => {
  test('closes each end point whose key is missing and shows no development pages', () => {
    for (const env of [
      { NODE_ENV: 'production', MAIL: 'outbox' },
      { FORECOURT_ENV: 'production', NODE_ENV: 'development', MAIL: 'outbox' },
    ]) {
      expect(accepted(env)).toMatchObject({
        environment: 'production',
        host: '0.0.0.0',
        demoMode: false,
        devPages: false,
        demo: 'off',
        keys: { content: null, search: null, stock: null },
      });
    }
  });

  test('refuses the key of the demo', () => {
    for (const key of ['CONTENT_API_KEY', 'SEARCH_API_KEY', 'STOCK_API_KEY', 'TYRE_API_KEY'])
      expect(refused({ NODE_ENV: 'production', MAIL: 'outbox', [key]: 'demo' })).toEqual([key]);
  });

  test('does not start where mails would go nowhere, unless that is meant', () => {
    expect(refused({ NODE_ENV: 'production' })).toEqual(['SMTP_URL']);
    const sender = { MAIL_FROM: 'kundservice@nordhem.example' };
    expect(
      accepted({ NODE_ENV: 'production', SMTP_URL: 'smtp://h.example', ...sender }).mail.smtpUrl,
    ).not.toBeNull();
    expect(refused({ MAIL: 'smtp' })).toEqual(['SMTP_URL']);
    expect(refused({ MAIL: 'outbox', SMTP_URL: 'smtp://h.example', ...sender })).toEqual(['MAIL']);
  });

  test('is not entered when the demo runs with production React', () => {
    expect(accepted({ FORECOURT_ENV: 'demo', NODE_ENV: 'production' })).toMatchObject({
      environment: 'demo',
      demoMode: true,
    });
  });
});

test('which stock files wait for a person is told in percent', () => {
  expect(accepted({}).stockReview).toEqual({
    limits: { removedShare: 1 / 3, refusedShare: 0.1 },
    mailTo: null,
  });
  const { limits } = accepted({ STOCK_REVIEW_REMOVED: '50', STOCK_REVIEW_REFUSED: '100' }).stockReview;
  expect(limits).toEqual({ removedShare: 0.5, refusedShare: 1 });
});

test('uploads lie in the data folder, or in a bucket whose whole address and key are given', () => {
  expect(accepted({}).uploads).toEqual({ kind: 'disk' });
  const env = {
    S3_URL: 'https://s3.eu-north-1.amazonaws.com',
    S3_BUCKET: 'cars-uploads',
    S3_REGION: 'eu-north-1',
    S3_ACCESS_KEY_ID: 'AKIAEXAMPLE',
    S3_SECRET_ACCESS_KEY: 'secret/of+the/bucket',
  };
  const { uploads } = accepted(env);
  expect(uploads).toMatchObject({
    kind: 'bucket',
    url: env.S3_URL,
    bucket: 'cars-uploads',
    region: 'eu-north-1',
  });
  expect(inspect(uploads) + JSON.stringify(uploads)).not.toContain('secret/of');
  expect(refused({ S3_URL: env.S3_URL })).toEqual(['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  expect(refused({ S3_BUCKET: 'cars-uploads' })).toEqual(['S3_URL']);
});

test('several processes of one unit need a database that they can share', () => {
  const DATABASE_URL = 'postgres://u:p@localhost/forecourt';
  expect(accepted({ WORKERS: '4', DATABASE_URL, DRAIN_SECONDS: '5' }).process).toEqual({
    drainDelayMs: 5000,
    workers: 4,
  });
  expect(refused({ WORKERS: '4' })).toEqual(['WORKERS']);
});

test('public hosts are read from both spellings', () => {
  const hosts = {
    'automotive-se': ['nordhem.example', 'www.nordhem.example'],
    'smart-se': ['smart.example'],
  };
  expect(accepted({ SITE_HOSTS: JSON.stringify(hosts) }).siteHosts).toEqual(hosts);
  const listed = 'automotive-se=Nordhem.example, www.nordhem.example; smart-se=smart.example;';
  expect(accepted({ SITE_HOSTS: listed }).siteHosts).toEqual(hosts);
});

test('the GraphQL service of the content platform is below its address, or where configured', () => {
  const CONTENT_UPSTREAM = 'https://cm.example/base/';
  const graphqlOf = (env: Record<string, string>) => accepted(env).upstreams.content?.graphql;
  expect(graphqlOf({ CONTENT_UPSTREAM })).toBe('https://cm.example/base/sitecore/api/graph/edge');
  expect(graphqlOf({ CONTENT_UPSTREAM, CONTENT_UPSTREAM_GRAPHQL: 'https://edge.example/v1' })).toBe(
    'https://edge.example/v1',
  );
  expect(graphqlOf({})).toBeUndefined();
  expect(refused({ CONTENT_UPSTREAM_GRAPHQL: 'https://edge.example/v1' })).toEqual(['CONTENT_UPSTREAM']);
});

test('servers whose drawings may be inlined are origins', () => {
  expect(accepted({ ICON_ORIGINS: 'https://cdn.example, http://127.0.0.1:8080' }).upstreams.icons).toEqual([
    'https://cdn.example',
    'http://127.0.0.1:8080',
  ]);
  expect(accepted({}).upstreams.icons).toEqual([]);
});

test('a sender may carry a name', () => {
  expect(accepted({ MAIL_FROM: 'Nordhem Bil <web@nordhem.example>' }).mail.from).toEqual({
    name: 'Nordhem Bil',
    address: 'web@nordhem.example',
  });
});

describe('where cars are searched', () => {
  test('is this process, a node of OpenSearch, or a search service', () => {
    expect(accepted({}).search).toEqual({ kind: 'memory' });
    const OPENSEARCH_URL = 'https://node.example:9200';
    expect(accepted({ OPENSEARCH_URL }).search).toMatchObject({ kind: 'opensearch', prefix: 'forecourt' });
    const SEARCH_UPSTREAM = 'https://search.example/api/search';
    expect(accepted({ SEARCH_UPSTREAM }).search).toEqual({
      kind: 'service',
      url: SEARCH_UPSTREAM,
      key: null,
    });
    expect(refused({ SEARCH_UPSTREAM, OPENSEARCH_URL })).toEqual(['SEARCH_UPSTREAM']);
    expect(refused({ OPENSEARCH_URL, OPENSEARCH_USER: 'app' })).toEqual(['OPENSEARCH_PASSWORD']);
    expect(refused({ OPENSEARCH_URL, OPENSEARCH_PREFIX: 'Cars*' })).toEqual(['OPENSEARCH_PREFIX']);
    expect(refused({ SEARCH_UPSTREAM_KEY: 'abcd' })).toEqual(['SEARCH_UPSTREAM']);
  });
});

test('C-051 tag containers are named by site, and only for sites that exist', () => {
  expect(accepted({}).tags.containers).toEqual({});
  expect(accepted({ TAG_CONTAINERS: 'automotive-se=GTM-ABC123; smart-se=off' }).tags.containers).toEqual({
    'automotive-se': 'GTM-ABC123',
    'smart-se': null,
  });
  const parsed = parseConfig({ TAG_CONTAINERS: 'nosuchsite=GTM-ABC123' }, { siteKeys: ['automotive-se'] });
  expect(parsed.ok ? [] : parsed.error.map(({ variable }) => variable)).toContain('TAG_CONTAINERS');
});

test('C-482 page views carry US dollars unless configured otherwise', () => {
  expect(accepted({}).tags.currency).toBe('USD');
  expect(accepted({ ANALYTICS_CURRENCY: 'SEK' }).tags.currency).toBe('SEK');
});
