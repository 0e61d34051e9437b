import { z } from 'zod';
import * as field from './fields';
import { RETENTION_DEFAULTS, retentionDays } from './retention';

/** production: keys closed, no development pages. demo: what `npm start` alone gives. */
export type Environment = 'production' | 'demo' | 'development' | 'test';

const ENVIRONMENTS = ['production', 'demo', 'development', 'test'] as const satisfies readonly Environment[];
export const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Every variable that the process reads. Read nowhere else. */
export const variablesSchema = z.object({
  FORECOURT_ENV: z.enum(ENVIRONMENTS, `one of ${ENVIRONMENTS.join(', ')}`).optional(),
  NODE_ENV: z.enum(['production', 'development', 'test'], 'production, development or test').optional(),
  PORT: field.port.default(3000),
  HOST: field.host.optional(),
  TRUST_PROXY: field.proxies.default(0),
  LOG_LEVEL: z.enum(LEVELS, `one of ${LEVELS.join(', ')}`).optional(),
  DRAIN_SECONDS: field.wholeNumber(0, 120).default(0),
  WORKERS: field.wholeNumber(1, 64).default(1),
  DATA_DIR: field.directory.default('./data'),
  DATABASE_URL: field.databaseUrl.optional(),
  DEFAULT_SITE: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'the key of a site')
    .default('automotive-se'),
  SITE_HOSTS: field.siteHosts.default({}),
  DEMO: field.onOff.optional(),
  WARM_UP: field.onOff.default('on'),
  MEMORY_MB: field.wholeNumber(16, 65_536).default(96),
  MEDIA_CACHE_MB: field.megabytes.default(2048 * 1024 * 1024),
  S3_URL: field.storeUrl.optional(),
  S3_BUCKET: field.bucket.optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'small letters, digits and hyphens')
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: field.key.optional(),
  S3_SECRET_ACCESS_KEY: field.key.optional(),
  RETENTION_DAYS: retentionDays.default(RETENTION_DEFAULTS),
  CONTENT_API_KEY: field.key.optional(),
  SEARCH_API_KEY: field.key.optional(),
  STOCK_API_KEY: field.key.optional(),
  TYRE_API_KEY: field.key.optional(),
  STOCK_REVIEW_REMOVED: field.wholeNumber(0, 100).optional(),
  STOCK_REVIEW_REFUSED: field.wholeNumber(0, 100).optional(),
  STOCK_REVIEW_MAIL: field.mailbox.optional(),
  AUTH_SECRET: field.signingSecrets.optional(),
  MAIL: z.enum(['smtp', 'outbox'], 'smtp or outbox').optional(),
  SMTP_URL: field.smtpUrl.optional(),
  MAIL_FROM: field.mailbox.optional(),
  MAIL_INTAKE: field.mailbox.optional(),
  SMS_PROVIDER: z.enum(['outbox', '46elks', 'twilio'], 'outbox, 46elks or twilio').default('outbox'),
  SMS_FROM: z
    .string()
    .regex(/^(\+\d{8,15}|[A-Za-z][A-Za-z0-9]{2,10})$/, 'a number +46… or 3 to 11 letters')
    .optional(),
  SMS_46ELKS_USERNAME: field.key.optional(),
  SMS_46ELKS_PASSWORD: field.key.optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/i, 'AC and 32 hexadecimal digits')
    .optional(),
  TWILIO_AUTH_TOKEN: field.key.optional(),
  LEAD_WEBHOOK_URL: field.secretUrl.optional(),
  LEAD_WEBHOOK_SECRET: field.key.optional(),
  CODEWEAVER_URL: field.webUrl.optional(),
  CODEWEAVER_API_KEY: field.key.optional(),
  CONTENT_UPSTREAM: field.webUrl.optional(),
  CONTENT_UPSTREAM_GRAPHQL: field.webUrl.optional(),
  CONTENT_UPSTREAM_KEY: field.key.optional(),
  OPENSEARCH_URL: field.secretUrl.optional(),
  OPENSEARCH_USER: z.string().max(200).optional(),
  OPENSEARCH_PASSWORD: field.key.optional(),
  OPENSEARCH_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,40}$/, 'small letters, digits and hyphens')
    .default('forecourt'),
  SEARCH_UPSTREAM: field.webUrl.optional(),
  SEARCH_UPSTREAM_KEY: field.key.optional(),
  VEHICLE_REGISTRY_URL: field.webUrl.optional(),
  VEHICLE_REGISTRY_KEY: field.key.optional(),
  WORKSHOP_UPSTREAM_URL: field.webUrl.optional(),
  WORKSHOP_UPSTREAM_KEY: field.key.optional(),
  TYRE_HOTEL_UPSTREAM_URL: field.webUrl.optional(),
  TYRE_HOTEL_UPSTREAM_KEY: field.key.optional(),
  CDN: z
    .enum(['off', 'fastly', 'cloudflare', 'varnish'], 'off, fastly, cloudflare or varnish')
    .default('off'),
  CDN_STALE_SECONDS: field.wholeNumber(0, 604_800).default(86_400),
  FASTLY_SERVICE_ID: z
    .string()
    .regex(/^[A-Za-z0-9]{10,40}$/, 'letters and digits, as Fastly shows it')
    .optional(),
  FASTLY_API_TOKEN: field.key.optional(),
  CLOUDFLARE_ZONE_IDS: field.zoneIds.optional(),
  CLOUDFLARE_API_TOKEN: field.key.optional(),
  VARNISH_URLS: field.exactOrigins.optional(),
  VARNISH_PURGE_KEY: field.key.optional(),
  MEDIA_UPSTREAM: field.webUrl.optional(),
  ICON_ORIGINS: field.exactOrigins.default([]),
  TAG_CONTAINERS: field.tagContainers.default({}),
  TAG_MANAGER_URL: field.webUrl.default('https://www.googletagmanager.com/gtm.js'),
  TAG_ORIGINS: field.policySources.default([]),
  ANALYTICS_CURRENCY: field.currency.default('USD'),
  FORM_ORIGINS: field.exactOrigins.default([]),
  MARKETING_FORM_URL: field.formAddress.optional(),
  THIRD_PARTY_FORM_URL: field.formAddress.optional(),
  JOTFORM_URL: field.formAddress.optional(),
  JOTFORM_API_KEY: field.key.optional(),
  JOTFORM_FORMS: field.formIds.default([]),
  MAP_STYLE_URL: field.webUrl.optional(),
  MAP_ORIGINS: field.policySources.default([]),
  SLOW_QUERY_MS: field.wholeNumber(0, 600_000).default(500),
  SLOW_REQUEST_MS: field.wholeNumber(0, 600_000).default(2000),
  OTEL_EXPORTER_OTLP_ENDPOINT: field.webUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: field.headerList.optional(),
  OTEL_SERVICE_NAME: z.string().max(100).default('forecourt'),
  OTEL_TRACES_SAMPLER_ARG: field.ratio.default(1),
  SENTRY_DSN: field.dsn.optional(),
});

export type Variables = z.infer<typeof variablesSchema>;

/** Their names, without `_FILE` for those that may stand in files. */
export const VARIABLE_NAMES: readonly string[] = Object.keys(variablesSchema.shape);
