import { resolve } from 'node:path';
import type { z } from 'zod';
import { err, ok, type Result } from '../result';
import { apartFrom, combinedProblems } from './combined-problems';
import { type EdgeConfig, edgeOf } from './edge';
import type * as field from './fields';
import { type ObservabilityConfig, observabilityOf, observabilityProblems } from './observability';
import type { ConfigProblem } from './problem';
import { type ProcessConfig, processOf, processProblems } from './process';
import type { RetentionDays } from './retention';
import { type SearchConfig, searchOf, searchProblems } from './search';
import { Secret, type SigningSecrets } from './secrets/secret';
import { readSecretFiles } from './secrets/secret-files';
import { type SmsConfig, smsOf } from './sms';
import { type StockReviewConfig, stockReviewOf } from './stock-review';
import { type UploadsConfig, uploadsOf, uploadsProblems } from './uploads';
import { type Environment, type LEVELS, type Variables, variablesSchema } from './variables';
import { type WorkshopConfig, workshopOf, workshopProblems } from './workshop';

export interface Config {
  readonly environment: Environment;
  /** The known key `demo` opens the APIs: demo and development only. */
  readonly demoMode: boolean;
  /** `/_dev/…` answers: demo and development only. */
  readonly devPages: boolean;
  readonly host: string;
  readonly port: number;
  /** Number of proxies in front of the server whose headers are trusted. */
  readonly trustedProxies: number;
  readonly process: ProcessConfig;
  readonly observability: ObservabilityConfig;
  readonly logLevel: (typeof LEVELS)[number];
  /** Absolute. */
  readonly dataDir: string;
  /** Unset: PGlite under `dataDir`. */
  readonly databaseUrl: Secret | null;
  readonly defaultSite: string;
  readonly siteHosts: Readonly<Record<string, readonly string[]>>;
  /** `auto` fills an empty database, except in production. */
  readonly demo: 'on' | 'off' | 'auto';
  /** Draw the pictures of the start pages after the start, while the server is idle. */
  readonly warmUp: boolean;
  readonly uploads: UploadsConfig;
  /** For pages, cards and texts that are kept to be answered again. */
  readonly memoryBytes: number;
  /** Limit of resized pictures on disk. */
  readonly mediaCacheBytes: number;
  /** How many days each kind of personal data is kept. */
  readonly retentionDays: RetentionDays;
  /** `null` disables the end point. */
  readonly keys: {
    readonly content: Secret | null;
    readonly search: Secret | null;
    readonly stock: Secret | null;
    readonly tyres: Secret | null;
  };
  /** Sign the cookies of staff; `null` disables their pages, except in a demo, which generates one. */
  readonly authSecrets: SigningSecrets | null;
  readonly mail: {
    /** `null`: the outbox. */
    readonly smtpUrl: Secret | null;
    readonly from: field.Mailbox;
    /** Receives requests whose receiver has no address. */
    readonly intake: field.Mailbox | null;
    /** Production without a mail server: mails wait in the database until there is one. */
    readonly waits: boolean;
  };
  readonly stockReview: StockReviewConfig;
  readonly sms: SmsConfig;
  readonly leadWebhook: { readonly url: Secret; readonly secret: Secret | null } | null;
  /** Service that quotes finance for cars in the UK; `null`: our own engine. */
  readonly quotes: { readonly url: string; readonly key: Secret } | null;
  readonly search: SearchConfig;
  /** The cache in front of the server; `null`: none that knows us. */
  readonly edge: EdgeConfig | null;
  readonly workshop: WorkshopConfig;
  readonly upstreams: {
    readonly content: {
      readonly url: string;
      /** Where pages are read from its GraphQL service. */
      readonly graphql: string;
      readonly key: Secret | null;
    } | null;
    readonly media: string | null;
    /** Servers whose drawings may be inlined as icons. */
    readonly icons: readonly string[];
  };
  readonly tags: {
    /** Site → container of its tag manager, `null` for none; a site that is not named has its own (`Site.tagContainer`). */
    readonly containers: Readonly<Record<string, string | null>>;
    /** Address of the container's script, to which the id is added. */
    readonly managerUrl: string;
    /** What the tags of the containers may reach, besides the manager. */
    readonly origins: readonly string[];
    /** ISO 4217 code that page views carry. */
    readonly currency: string;
  };
  readonly forms: {
    /** Hosts of others whose forms our pages may show. */
    readonly origins: readonly string[];
    /** Addresses with `{formId}`; `null` where there is no such provider. */
    readonly marketing: string | null;
    readonly thirdParty: string | null;
    /** Where answers to forms are read, for the forms whose answers are published; `null`: nowhere. */
    readonly answers: {
      readonly address: string;
      readonly key: Secret;
      readonly published: readonly string[];
    } | null;
  };
  readonly map: {
    /** MapLibre style of another map than the bundled one; `null`: the bundled one. */
    readonly styleUrl: string | null;
    /** What that style reaches besides its own host: tiles, glyphs, sprites. */
    readonly origins: readonly string[];
  };
}

export interface ConfigOptions {
  /** Keys of the sites that exist; `DEFAULT_SITE` and `SITE_HOSTS` must name them. */
  readonly siteKeys?: readonly string[];
}

type Environ = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment once. All problems are reported together.
 * `FORECOURT_ENV` decides the environment, then `NODE_ENV`; with neither it is `demo`. An empty variable counts as unset.
 * A secret may stand in a file instead, which its variable with `_FILE` names.
 */
export function parseConfig(env: Environ, options: ConfigOptions = {}): Result<Config, ConfigProblem[]> {
  const files = readSecretFiles(env);
  const given = Object.fromEntries(
    Object.keys(variablesSchema.shape).map((name) => [
      name,
      env[name]?.trim() || files.values[name] || undefined,
    ]),
  );
  const read = variablesSchema.safeParse(given);
  const wrong = [...files.problems, ...(read.success ? [] : problemsOf(read.error))];
  // What is wrong by itself is looked at as if it were not there, so that contradictions of the others are told with it.
  const rest = { ...given, ...Object.fromEntries(wrong.map(({ variable }) => [variable, undefined])) };
  const variables = read.success ? read.data : variablesSchema.parse(rest);
  const environment = variables.FORECOURT_ENV ?? variables.NODE_ENV ?? 'demo';
  const sms = smsOf(variables);
  const edge = edgeOf(variables);
  const problems = [
    ...combinedProblems(variables, environment, options.siteKeys),
    ...searchProblems(variables),
    ...uploadsProblems(variables),
    ...workshopProblems(variables),
    ...processProblems(variables),
    ...observabilityProblems(variables),
    ...(sms.ok ? [] : sms.error),
    ...(edge.ok ? [] : edge.error),
  ];
  if (wrong.length > 0) return err([...wrong, ...apartFrom(wrong, problems)]);
  if (problems.length > 0 || !sms.ok || !edge.ok) return err(problems);
  return ok({ ...build(variables, environment, sms.value), edge: edge.value });
}

/** One problem as one line for the operator. */
export const describeProblem = ({ variable, expected }: ConfigProblem): string =>
  `${variable}: expected ${expected}`;

function problemsOf(error: z.ZodError): ConfigProblem[] {
  const first = new Map<string, string>();
  for (const issue of error.issues) {
    const variable = String(issue.path[0]);
    if (!first.has(variable)) first.set(variable, issue.message);
  }
  return [...first].map(([variable, expected]) => ({ variable, expected }));
}

function build(variables: Variables, environment: Environment, sms: SmsConfig): Omit<Config, 'edge'> {
  const demoMode = environment === 'demo' || environment === 'development';
  const open = (key: Secret | undefined): Secret | null => key ?? (demoMode ? new Secret('demo') : null);
  return {
    environment,
    demoMode,
    devPages: demoMode,
    host: variables.HOST ?? (environment === 'production' ? '0.0.0.0' : '127.0.0.1'),
    port: variables.PORT,
    trustedProxies: variables.TRUST_PROXY,
    process: processOf(variables),
    observability: observabilityOf(variables),
    logLevel: variables.LOG_LEVEL ?? (environment === 'test' ? 'silent' : 'info'),
    dataDir: resolve(variables.DATA_DIR),
    databaseUrl: variables.DATABASE_URL ?? null,
    defaultSite: variables.DEFAULT_SITE,
    siteHosts: variables.SITE_HOSTS,
    warmUp: variables.WARM_UP === 'on',
    demo: variables.DEMO ?? (environment === 'production' ? 'off' : 'auto'),
    uploads: uploadsOf(variables),
    memoryBytes: variables.MEMORY_MB * 1024 * 1024,
    mediaCacheBytes: variables.MEDIA_CACHE_MB,
    retentionDays: variables.RETENTION_DAYS,
    keys: {
      content: open(variables.CONTENT_API_KEY),
      search: open(variables.SEARCH_API_KEY),
      stock: open(variables.STOCK_API_KEY),
      tyres: open(variables.TYRE_API_KEY),
    },
    authSecrets: variables.AUTH_SECRET ?? null,
    mail: {
      smtpUrl: variables.SMTP_URL ?? null,
      from: variables.MAIL_FROM ?? { name: '', address: 'no-reply@forecourt.example' },
      intake: variables.MAIL_INTAKE ?? null,
      waits: environment === 'production' && variables.SMTP_URL === undefined,
    },
    stockReview: stockReviewOf(variables),
    sms,
    leadWebhook: variables.LEAD_WEBHOOK_URL
      ? { url: variables.LEAD_WEBHOOK_URL, secret: variables.LEAD_WEBHOOK_SECRET ?? null }
      : null,
    quotes:
      variables.CODEWEAVER_URL && variables.CODEWEAVER_API_KEY
        ? { url: variables.CODEWEAVER_URL, key: variables.CODEWEAVER_API_KEY }
        : null,
    search: searchOf(variables),
    workshop: workshopOf(variables),
    upstreams: {
      content: contentUpstreamOf(variables),
      media: variables.MEDIA_UPSTREAM ?? null,
      icons: variables.ICON_ORIGINS,
    },
    tags: {
      containers: variables.TAG_CONTAINERS,
      managerUrl: variables.TAG_MANAGER_URL,
      origins: variables.TAG_ORIGINS,
      currency: variables.ANALYTICS_CURRENCY,
    },
    forms: {
      origins: variables.FORM_ORIGINS,
      marketing: variables.MARKETING_FORM_URL ?? null,
      thirdParty: variables.THIRD_PARTY_FORM_URL ?? null,
      answers:
        variables.JOTFORM_URL && variables.JOTFORM_API_KEY
          ? {
              address: variables.JOTFORM_URL,
              key: variables.JOTFORM_API_KEY,
              published: variables.JOTFORM_FORMS,
            }
          : null,
    },
    map: { styleUrl: variables.MAP_STYLE_URL ?? null, origins: variables.MAP_ORIGINS },
  };
}

const GRAPHQL_PATH = '/sitecore/api/graph/edge';

function contentUpstreamOf(variables: Variables): Config['upstreams']['content'] {
  const {
    CONTENT_UPSTREAM: url,
    CONTENT_UPSTREAM_GRAPHQL: graphql,
    CONTENT_UPSTREAM_KEY: key = null,
  } = variables;
  return url === undefined
    ? null
    : { url, graphql: graphql ?? url.replace(/[?#].*$/, '').replace(/\/+$/, '') + GRAPHQL_PATH, key };
}
