import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { complaintOf, isInstalled, pathOf, read, unmet, withTemporaryFolder } from './files.mjs';

const FOLDER = 'deploy/nginx';
const UNITS = { k: 1024, m: 1024 ** 2 };

const bytesOf = (text) => Number.parseInt(text, 10) * (UNITS[text.at(-1)] ?? 1);

/** A constant of the sources such as `32 * 1024 * 1024`. */
const constantOf = (path, name) =>
  new RegExp(`${name}(?: =|:) ([\\d *_]+)[;,]`)
    .exec(read(path))?.[1]
    .split('*')
    .reduce((product, factor) => product * Number(factor.replaceAll('_', '')), 1);

/** Limits by location, as the server has them. */
const LIMITS = [
  ['^', 'src/modules/tyre-hotel/web/routes.ts', 'MAX_BODY_BYTES'],
  ['location ~ \\^/api/stock/\\S+ \\{', 'src/modules/stock/feed/limits.ts', 'maxBytes'],
  ['location ~ \\^/api/tyre-agreements/\\S+ \\{', 'src/modules/tyre-hotel/web/import-route.ts', 'MAX_BYTES'],
  ['location ~ \\^/staff/\\S+ \\{', 'src/staff/tyres/sets/set-acts.tsx', 'MAX_PHOTO_FORM_BYTES'],
  ['location ~ \\^/staff/cars/\\S+ \\{', 'src/staff/stock/picture-acts.tsx', 'MAX_UPLOAD_BYTES'],
];

export function nginxProblems() {
  const locations = read(`${FOLDER}/forecourt/locations.conf`);
  const proxy = read(`${FOLDER}/forecourt/proxy.conf`);
  const problems = [
    ...LIMITS.flatMap(([where, path, name]) => {
      const written = new RegExp(`${where}[^}]*?client_max_body_size (\\w+);`).exec(locations)?.[1] ?? '';
      const limit = constantOf(path, name);
      return bytesOf(written) === limit
        ? []
        : [`client_max_body_size ${written}: ${path} says ${limit} bytes`];
    }),
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
