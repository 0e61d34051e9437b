import { isAbsolute } from 'node:path';
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { createLog } from '../log';
import { type Config, describeProblem, parseConfig } from '.';

function accepted(env: Record<string, string | undefined>): Config {
  const read = parseConfig(env);
  if (!read.ok) throw new Error(read.error.map(describeProblem).join('\n'));
  return read.value;
}

function refused(env: Record<string, string | undefined>, siteKeys?: readonly string[]): string[] {
  const read = parseConfig(env, siteKeys ? { siteKeys } : {});
  return read.ok ? [] : read.error.map(({ variable }) => variable);
}

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
    expect(refused({ NODE_ENV: 'production', MAIL: 'outbox', STOCK_API_KEY: 'demo' })).toEqual([
      'STOCK_API_KEY',
    ]);
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

describe('wrong values', () => {
  test.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['HOST', 'not a host'],
    ['TRUST_PROXY', 'yes'],
    ['DRAIN_SECONDS', '121'],
    ['DRAIN_SECONDS', '-1'],
    ['WORKERS', '0'],
    ['WORKERS', '2'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'mysql://x/y'],
    ['DATABASE_URL', 'nonsense'],
    ['DEFAULT_SITE', 'Automotive SE'],
    ['DEMO', 'maybe'],
    ['FORECOURT_ENV', 'staging'],
    ['NODE_ENV', 'prod'],
    ['AUTH_SECRET', 'too short'],
    ['SMTP_URL', 'mail.example.com'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'a@b.example, c@d.example'],
    ['SMS_PROVIDER', 'pigeon'],
    ['CONTENT_API_KEY', 'with space'],
    ['LEAD_WEBHOOK_URL', 'ftp://crm.example'],
    ['TAG_CONTAINERS', 'automotive-se=UA-12345'],
    ['TAG_CONTAINERS', 'automotive-se=GTM-abc123'],
    ['TAG_CONTAINERS', 'automotive-se=GTM-ABC123=x'],
    ['TAG_CONTAINERS', 'automotive-se=GTM-ABC123;automotive-se=off'],
    ['TAG_CONTAINERS', 'GTM-ABC123'],
    ['TAG_MANAGER_URL', 'javascript:alert(1)'],
    ['TAG_ORIGINS', "https://a.example 'unsafe-inline'"],
    ['TAG_ORIGINS', 'https://a.example;script-src *'],
    ['TAG_ORIGINS', '*'],
    ['ANALYTICS_CURRENCY', 'usd'],
    ['FORM_ORIGINS', 'https://*.example'],
    ['FORM_ORIGINS', 'https://forms.example/path'],
    ['MARKETING_FORM_URL', 'https://forms.example/'],
    ['MARKETING_FORM_URL', 'https://{formId}.example/'],
    ['THIRD_PARTY_FORM_URL', 'ftp://forms.example/{formId}'],
    ['CONTENT_UPSTREAM', '/edge'],
    ['ICON_ORIGINS', 'https://cdn.example/path'],
    ['ICON_ORIGINS', 'cdn.example'],
    ['CONTENT_UPSTREAM_GRAPHQL', 'edge.example/graphql'],
    ['SITE_HOSTS', '{"automotive-se":'],
    ['SITE_HOSTS', 'automotive-se'],
    ['SITE_HOSTS', 'a=one.example;b=one.example'],
    ['MEDIA_CACHE_MB', '1.5'],
    ['MEMORY_MB', '8'],
    ['S3_URL', 'https://user:secret@s3.example'],
    ['S3_URL', 'ftp://s3.example'],
    ['S3_BUCKET', 'Cars Uploads'],
    ['S3_REGION', 'EU North'],
    ['S3_ACCESS_KEY_ID', 'with space'],
  ])('%s=%s is refused by its name', (variable, value) => {
    const read = parseConfig({ [variable]: value });
    expect(read.ok).toBe(false);
    if (read.ok) return;
    expect(read.error.map((problem) => problem.variable)).toEqual([variable]);
    expect(read.error.map(describeProblem).join()).toMatch(new RegExp(`^${variable}: expected .{6,}`));
  });

  test('are reported all at once', () => {
    expect(refused({ PORT: 'x', HOST: '?', DEMO: '1', LOG_LEVEL: 'x' }).sort()).toEqual([
      'DEMO',
      'HOST',
      'LOG_LEVEL',
      'PORT',
    ]);
  });

  test('a site that does not exist is refused when the sites are known', () => {
    const sites = ['automotive-se', 'smart-se'];
    expect(refused({ DEFAULT_SITE: 'nowhere', SITE_HOSTS: 'elsewhere=a.example' }, sites)).toEqual([
      'DEFAULT_SITE',
      'SITE_HOSTS',
    ]);
    expect(refused({ DEFAULT_SITE: 'smart-se', SITE_HOSTS: 'smart-se=smart.example' }, sites)).toEqual([]);
  });

  test('an SMS provider without its keys names each missing one', () => {
    expect(refused({ SMS_PROVIDER: '46elks', SMS_FROM: 'Nordhem' })).toEqual([
      'SMS_46ELKS_USERNAME',
      'SMS_46ELKS_PASSWORD',
    ]);
    expect(refused({ SMS_PROVIDER: 'twilio' })).toEqual([
      'SMS_FROM',
      'TWILIO_ACCOUNT_SID',
      'TWILIO_AUTH_TOKEN',
    ]);
  });

  test('half of the quote service is refused, the whole is read', () => {
    expect(refused({ CODEWEAVER_URL: 'https://quotes.example/api' })).toEqual(['CODEWEAVER_API_KEY']);
    expect(refused({ CODEWEAVER_API_KEY: 'whatever' })).toEqual(['CODEWEAVER_URL']);
    const both = { CODEWEAVER_URL: 'https://quotes.example/api', CODEWEAVER_API_KEY: 'hunter2' };
    const { quotes } = accepted(both);
    expect([quotes?.url, quotes?.key.reveal()]).toEqual([both.CODEWEAVER_URL, 'hunter2']);
    expect(JSON.stringify(quotes)).not.toContain('hunter2');
    expect(accepted({}).quotes).toBeNull();
  });

  test('answers to forms need a key, and name the forms that are published', () => {
    const JOTFORM_URL = 'https://forms.example/form/{formId}/submissions';
    expect(refused({ JOTFORM_URL })).toEqual(['JOTFORM_API_KEY']);
    expect(refused({ JOTFORM_FORMS: '12,../x' })).toEqual(['JOTFORM_FORMS']);
    const { answers } = accepted({ JOTFORM_URL, JOTFORM_API_KEY: 'hunter2', JOTFORM_FORMS: '12, 34' }).forms;
    expect(answers).toMatchObject({ address: JOTFORM_URL, published: ['12', '34'] });
    expect(JSON.stringify(answers)).not.toContain('hunter2');
    expect(accepted({}).forms.answers).toBeNull();
  });

  test('half a pair is refused', () => {
    expect(refused({ SMTP_URL: 'smtp://h.example', LEAD_WEBHOOK_SECRET: 'whatever' })).toEqual([
      'MAIL_FROM',
      'LEAD_WEBHOOK_URL',
    ]);
  });
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

describe('secrets', () => {
  const env = {
    DATABASE_URL: 'postgres://app:hunter2@db.example/app',
    SMTP_URL: 'smtp://app:hunter2@mail.example',
    MAIL_FROM: 'web@nordhem.example',
    CONTENT_API_KEY: 'hunter2-content',
    SEARCH_API_KEY: 'hunter2-search',
    STOCK_API_KEY: 'hunter2-stock',
    AUTH_SECRET: 'hunter2-auth-that-is-long-enough-for-it',
    SMS_PROVIDER: '46elks',
    SMS_FROM: 'Nordhem',
    SMS_46ELKS_USERNAME: 'hunter2-user',
    SMS_46ELKS_PASSWORD: 'hunter2-password',
    LEAD_WEBHOOK_URL: 'https://crm.example/hook/hunter2',
    LEAD_WEBHOOK_SECRET: 'hunter2-webhook',
    CONTENT_UPSTREAM: 'https://edge.example/graphql',
    CONTENT_UPSTREAM_KEY: 'hunter2-edge',
    OPENSEARCH_URL: 'https://app:hunter2@node.example:9200',
    OPENSEARCH_USER: 'app',
    OPENSEARCH_PASSWORD: 'hunter2-node',
  };

  test('are public', () => {
    expect(accepted(env).databaseUrl?.reveal()).toBe(env.DATABASE_URL);
    expect(accepted(env).leadWebhook?.secret?.reveal()).toBe('hunter2-webhook');
  });

  test('do not show in JSON, in print, in a text or in the log', () => {
    const config = accepted(env);
    let logged = '';
    const log = createLog({
      destination: {
        write: (line) => {
          logged += line;
        },
      },
    });
    log.info({ config, setting: config.keys.search, list: [config.sms] }, `key ${config.keys.stock}`);
    const shown = [
      JSON.stringify(config),
      inspect(config, { depth: 9, showHidden: true }),
      `${config.databaseUrl}`,
      logged,
    ];
    for (const text of shown) expect(text).not.toContain('hunter2');
    expect(logged).toContain('[secret]');
  });

  test('do not show in a refusal', () => {
    const read = parseConfig({
      ...env,
      DATABASE_URL: 'hunter2',
      CONTENT_API_KEY: 'hunter2 x',
      SMTP_URL: 'http://hunter2',
    });
    expect(read.ok).toBe(false);
    expect(JSON.stringify(read)).not.toContain('hunter2');
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
