import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { complaintOf, isInstalled, pathOf, read, unmet, withTemporaryFolder } from './files.mjs';

const FOLDER = 'deploy/nginx';
const UNITS = { k: 1024, m: 1024 ** 2 };

const bytesOf = (text) => Number.parseInt(text, 10) * (UNITS[text.at(-1)] ?? 1);

/** Constants of the sources such as `MAX_PHOTO_BYTES = 32 * 1024 * 1024` or `maxBytes: 64_000`, by name. */
const constantsOf = (path) =>
  new Map(
    [...read(path).matchAll(/\b(MAX_\w*BYTES|maxBytes)(?: =|:) ([\d *_]+)[;,]/g)].map(([, name, product]) => [
      name,
      product.split('*').reduce((bytes, factor) => bytes * Number(factor.replaceAll('_', '')), 1),
    ]),
  );

/** Which files read bodies behind each location: its limit is the largest of theirs. */
const LIMITS = [
  ['^', ['src/modules/tyre-hotel/web/routes.ts']],
  ['location ~ \\^/api/stock/\\S+ \\{', ['src/modules/stock/feed/limits.ts']],
  ['location ~ \\^/api/tyre-agreements/\\S+ \\{', ['src/modules/tyre-hotel/web/import-route.ts']],
  [
    'location /staff/ \\{',
    [
      'src/staff/capacity/capacity-acts.tsx',
      'src/staff/facilities/facility-acts.tsx',
      'src/staff/sent-fields.ts',
      'src/staff/stock/own-car-acts.tsx',
    ],
  ],
  ['location ~ \\^/staff/\\[\\S+ \\{', ['src/staff/tyres/sets/set-acts.tsx']],
  ['location ~ \\^/staff/cars/\\S+ \\{', ['src/staff/stock/picture-acts.tsx']],
  [
    'location /studio/api/ \\{',
    ['src/modules/content/web/studio/studio-guard.ts', 'src/modules/content/web/studio/studio-pictures.ts'],
  ],
  ['location /studio/api/copy/ \\{', ['src/modules/content/wire/copies.ts']],
  ['location /sitecore/ \\{', ['src/app/http/redirects/rewrites.ts']],
];

/** Of memory, not of what is sent. */
const NO_BODIES = new Set(['MAX_CACHE_BYTES', 'MAX_DRAINED_BYTES']);

/** Files that read bodies larger than those that every location lets through, and that none above names. */
function unnamedReaders(most) {
  const named = new Set(LIMITS.flatMap(([, paths]) => paths));
  return ['src/app/http', 'src/staff', 'src/modules'].flatMap((folder) =>
    readdirSync(pathOf(folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter(
        (path) => /\.tsx?$/.test(path) && !/\.test\.|\/(?:adapters|demo)\//.test(path) && !named.has(path),
      )
      .filter((path) => [...constantsOf(path)].some(([name, bytes]) => bytes > most && !NO_BODIES.has(name))),
  );
}

export function nginxProblems() {
  const locations = read(`${FOLDER}/forecourt/locations.conf`);
  const proxy = read(`${FOLDER}/forecourt/proxy.conf`);
  const writtenAt = (where) =>
    new RegExp(`${where}[^}]*?client_max_body_size (\\w+);`).exec(locations)?.[1] ?? '';
  const problems = [
    ...LIMITS.flatMap(([where, paths]) => {
      const written = writtenAt(where);
      const limit = Math.max(...paths.flatMap((path) => [...constantsOf(path).values()]));
      return bytesOf(written) === limit
        ? []
        : [`client_max_body_size ${written}: ${paths.join(', ')}: ${limit} bytes`];
    }),
    ...unnamedReaders(bytesOf(writtenAt('^'))).map(
      (path) => `${path} reads larger bodies than its location lets through`,
    ),
    ...unmet([
      [(proxy.match(/proxy_set_header Host /g) ?? []).length === 1, 'Host must be forwarded once'],
      [/X-Forwarded-For \$remote_addr;/.test(proxy), 'X-Forwarded-For must not hold what the visitor wrote'],
      [/^proxy_cache off;$/m.test(locations) && !/proxy_cache_path/.test(locations), 'nothing may be cached'],
      [/^gzip off;$/m.test(locations), 'the server compresses'],
      [!/non_idempotent/.test(locations), 'a form must not be sent twice'],
    ]),
  ];
  if (!isInstalled('nginx') || !isInstalled('openssl')) return { problems, skipped: ['nginx -t'] };
  const upstreams = ['forecourt/upstreams.conf', 'upstreams.compose.conf'];
  return {
    problems: [...problems, ...upstreams.flatMap((path) => withTemporaryFolder((to) => tested(to, path)))],
  };
}

/** The whole configuration with a certificate of its own; `nginx -t` also binds, so on ports that need no rights. */
function tested(folder, upstreams) {
  cpSync(pathOf(FOLDER), folder, { recursive: true });
  cpSync(pathOf(FOLDER, upstreams), join(folder, 'forecourt/upstreams.conf'));
  const tls = join(folder, 'tls');
  mkdirSync(tls, { recursive: true });
  const files = ['-keyout', join(tls, 'privkey.pem'), '-out', join(tls, 'fullchain.pem')];
  const key = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-subj',
    '/CN=localhost',
  ];
  const certificate = complaintOf('openssl', ['req', '-x509', ...key, ...files, '-days', '1']);
  const site = join(folder, 'conf.d/forecourt.conf');
  const main = join(folder, 'nginx.conf');
  writeFileSync(site, readFileSync(site, 'utf8').replaceAll(/(listen (?:\[::\]:)?)(80|443)\b/g, '$118$2'));
  writeFileSync(main, readFileSync(main, 'utf8').replaceAll('/tmp/nginx', `${folder}/nginx`));
  return [certificate, complaintOf('nginx', ['-t', '-q', '-c', main, '-e', 'stderr'])].filter(
    (each) => each !== null,
  );
}
