import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseAllDocuments } from 'yaml';

const root = resolve(import.meta.dirname, '../..');
export const pathOf = (...path) => join(root, ...path);
export const exists = (path) => existsSync(pathOf(path));
export const read = (path) => readFileSync(pathOf(path), 'utf8');

/** The documents of a YAML file; duplicate keys and the like throw with their line. */
export function yamlOf(path) {
  return parseAllDocuments(read(path), { merge: true }).map((document) => {
    for (const error of [...document.errors, ...document.warnings])
      throw new Error(`${path}: ${error.message}`);
    return document.toJS();
  });
}

export const isInstalled = (command) => spawnSync('which', [command]).status === 0;

/** Runs a tool: what it wrote when it failed, or null. */
export function complaintOf(command, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', ...options });
  if (error) return error.message;
  return status === 0 ? null : `${command} ${args[0]}: ${stderr}${stdout}`.trim();
}

/** What a tool says of a file, also where it ends well: systemd only warns of a setting that it does not know. */
export function linesAbout(path, command, args) {
  const { stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (error) return [error.message];
  return stderr.split('\n').filter((line) => line.includes(basename(path)));
}

/** Hands a folder to `use` and removes it afterwards. */
export function withTemporaryFolder(use) {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-deploy-'));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Names of the variables that the server reads, and of those that name a secret's file. */
export const variableNames = () =>
  new Set([
    ...[...read('src/platform/config/variables.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(
      ([, name]) => name,
    ),
    ...[
      ...read('src/platform/config/secrets/secret-files.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): true,/gm),
    ].map(([, name]) => `${name}_FILE`),
  ]);

/** The problems of a list of [condition that must hold, what is wrong otherwise]. */
export const unmet = (expectations) => expectations.filter(([holds]) => !holds).map(([, problem]) => problem);
