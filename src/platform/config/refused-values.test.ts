import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { accepted, refused } from '~test/config/read-config';
import { createLog } from '../log';
import { describeProblem, parseConfig } from '.';

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
    ['DATABASE_URL', 'postgres://app:100%@db.example/site'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization=Basic abc'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'x-key=100%'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'x-key=a%0Ab'],
    ['SMTP_URL', 'mail.example.com'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp:mail.example.com'],
    ['SMTP_URL', 'smtp://app:100%@mail.example.com'],
    ['OPENSEARCH_URL', 'https://app:100%@search.example'],
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
    ['SITE_HOSTS', 'a=one.example;a=two.example'],
    ['SITE_HOSTS', 'a=one.example=two.example'],
    ['MEDIA_CACHE_MB', '1.5'],
    ['MEMORY_MB', '8'],
    ['RETENTION_DAYS', 'requests=0'],
    ['RETENTION_DAYS', 'visitors=30'],
    ['RETENTION_DAYS', 'audit=365'],
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

  test('are reported with the contradictions of the others', () => {
    expect(refused({ PORT: 'http', S3_URL: 'https://s3.example', WORKERS: '2' })).toEqual([
      'PORT',
      'S3_BUCKET',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
      'WORKERS',
    ]);
    expect(refused({ FORECOURT_ENV: 'production', TRUST_PROXY: 'yes' })).toEqual(['TRUST_PROXY', 'SMTP_URL']);
  });

  test('stand for none, and are no reason for another to be refused', () => {
    expect(refused({ DATABASE_URL: 'mysql://x/y', WORKERS: '2' })).toEqual(['DATABASE_URL']);
    expect(refused({ MAIL: 'outbx', FORECOURT_ENV: 'production' })).toEqual(['MAIL']);
    expect(refused({ FORECOURT_ENV: 'prod', NODE_ENV: 'production', STOCK_API_KEY: 'demo' })).toEqual([
      'FORECOURT_ENV',
    ]);
    const bucket = { S3_URL: 'https://s3.example', S3_BUCKET: 'cars', S3_ACCESS_KEY_ID: 'AKIAEXAMPLE' };
    expect(refused({ ...bucket, S3_SECRET_ACCESS_KEY_FILE: '/missing/key' })).toEqual([
      'S3_SECRET_ACCESS_KEY_FILE',
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
