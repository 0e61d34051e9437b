import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { exists, pathOf, read, unmet } from './files.mjs';
import { isIgnored } from './ignored.mjs';

/** What must never reach a builder, wherever it lies. */
const PRIVATE = [
  ...['.env', 'deploy/.env', 'src/.env.local', 'scripts/secret.key', 'src/privkey.pem', 'data/auth-secret'],
  ...['deploy/nginx/tls/privkey.pem', '.git/config', 'node_modules/node/bin/node', 'dist/server/main.js'],
];

export function dockerProblems() {
  const text = read('deploy/Dockerfile').replaceAll(/^#.*\n/gm, '');
  const patterns = read('.dockerignore').split('\n');
  const packageJson = JSON.parse(read('package.json'));
  const copied = [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths]) => paths.split(' '));
  const lastStage = text.slice(text.lastIndexOf('\nFROM '));
  const problems = [
    ...copied.filter((path) => !exists(path)).map((path) => `COPY ${path}: there is no such file`),
    ...copied
      .filter((path) => isIgnored(path, patterns))
      .map((path) => `COPY ${path}: .dockerignore keeps it out`),
    ...PRIVATE.filter((path) => !isIgnored(path, patterns)).map((path) => `.dockerignore lets ${path} in`),
    ...unmet([
      [text.match(/^FROM /gm)?.length === 3, 'three stages are expected'],
      [
        text.includes(`NODE_VERSION=${packageJson.dependencies.node}\n`),
        'NODE_VERSION is not that of package.json',
      ],
      [/^USER 10001:10001$/m.test(lastStage), 'the last stage must not run as root'],
      [/^HEALTHCHECK [\s\S]*\/livez/m.test(lastStage), 'the health check must ask /livez'],
      [/sbom\.cdx\.json/.test(lastStage), 'the bill of materials is not in the image'],
      [!/npm sbom[^&]*--omit=dev/.test(text), 'npm sbom --omit=dev leaves packages of production out'],
      [
        !/\b(ARG|ENV)\s+\w*(SECRET|PASSWORD|API_KEY|TOKEN)/.test(text),
        'a secret must not be part of the image',
      ],
      [!/^COPY .*\bsrc\b/m.test(lastStage), 'sources do not belong into the last stage'],
    ]),
    ...undeclaredImports(packageJson),
  ];
  return {
    problems,
    skipped: [
      'docker build, npm sbom (they need a daemon and an install)',
      ...(exists('dist/server') ? [] : ['imports of the build: not built']),
    ],
  };
}

/** The image has only `dependencies`: whatever else the built server imports would be missing there. */
function undeclaredImports({ dependencies }) {
  if (!exists('dist/server')) return [];
  const known = new Set([...builtinModules, ...Object.keys(dependencies)]);
  const files = readdirSync(pathOf('dist/server'), { recursive: true, encoding: 'utf8' });
  const names = files
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => [
      ...readFileSync(join(pathOf('dist/server'), name), 'utf8').matchAll(
        /^(?:import|export) (?:[^'"\n]* from )?["']([^"'.\n][^"'\n]*)["'];?$|\bimport\("([a-z@][^"\n]*)"\)/gm,
      ),
    ])
    .map(([, name, later]) => name ?? later)
    .filter((name) => !name.startsWith('node:'))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  return [...new Set(names)]
    .filter((name) => !known.has(name))
    .map((name) => `the built server imports ${name}, which is no dependency`);
}
