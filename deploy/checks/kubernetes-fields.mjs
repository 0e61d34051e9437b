import { spawnSync } from 'node:child_process';
import { isInstalled, pathOf, yamlOf } from './files.mjs';

/** Commands of kubectl that read a file into the types of its kind without a cluster, and write what they have understood. */
const READERS = {
  Deployment: ['image', 'server=checked'],
  Job: ['image', 'migration=checked'],
  Service: ['selector', 'app.kubernetes.io/name=forecourt'],
};

/**
 * What is no field of the kind of a manifest, at any depth, or of another type than its field: kubectl says the latter itself and
 * drops what it does not know. Nothing where kubectl is missing, or reads the kind with a cluster only.
 */
export function fieldProblems(path) {
  const [object] = yamlOf(path);
  const reader = READERS[object.kind];
  if (reader === undefined || !isInstalled('kubectl')) return [];
  const [command, change] = reader;
  const args = ['set', command, '--local', '--output=json', `--filename=${pathOf(path)}`, change];
  const { status, stdout, stderr } = spawnSync('kubectl', args, { encoding: 'utf8' });
  if (status !== 0) return [`${path}: ${stderr.trim()}`];
  return lost(object, JSON.parse(stdout), '').map((field) => `${path}: ${object.kind} has no field ${field}`);
}

/** Paths of what stands in `given` and not in `read`. */
function lost(given, read, at) {
  if (typeof given !== 'object' || given === null) return [];
  return Object.entries(given).flatMap(([key, value]) => {
    const path = Array.isArray(given) ? `${at}[${key}]` : `${at}.${key}`;
    return read[key] === undefined ? [path.slice(1)] : lost(value, read[key], path);
  });
}
