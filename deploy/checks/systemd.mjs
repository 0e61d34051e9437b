import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  complaintOf,
  isInstalled,
  linesAbout,
  read,
  unmet,
  variableNames,
  withTemporaryFolder,
} from './files.mjs';

const UNIT = 'forecourt@.service';
/** Of `systemd-analyze security`: 0 is closed, 100 open. Ours is below; what is left is network and compiled code. */
const MAX_EXPOSURE = 20;

export function systemdProblems() {
  const text = read(`deploy/systemd/${UNIT}`);
  const known = variableNames();
  const variables = [...text.matchAll(/^Environment=(.*)$/gm)]
    .flatMap(([, line]) => line.split(' '))
    .map((assignment) => assignment.split('=')[0])
    .filter((name) => !name.startsWith('MALLOC_') && !known.has(name));
  const problems = [
    ...variables.map((name) => `the server reads no ${name}`),
    ...unmet([
      [/^User=forecourt$/m.test(text), 'it must not run as root'],
      [!/^MemoryDenyWriteExecute=yes/m.test(text), 'V8 cannot run with MemoryDenyWriteExecute'],
      [Number(/^TimeoutStopSec=(\d+)s$/m.exec(text)?.[1]) > 20, 'draining takes up to 20 s'],
    ]),
  ];
  if (!isInstalled('systemd-analyze')) return { problems, skipped: ['systemd-analyze'] };
  return { problems: [...problems, ...withTemporaryFolder((folder) => analysed(folder, text))] };
}

/** With a program and documentation that exist here: the real ones exist where it is installed. */
function analysed(folder, text) {
  const path = join(folder, UNIT.replace('@', '@3001'));
  const here = text
    .replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`)
    .replaceAll('/opt/forecourt/current', folder);
  writeFileSync(path, here.replaceAll('%i', '3001'));
  const threshold = `--threshold=${MAX_EXPOSURE}`;
  const exposure = complaintOf('systemd-analyze', [
    'security',
    '--offline=true',
    '--no-pager',
    threshold,
    path,
  ]);
  return [
    ...linesAbout(path, 'systemd-analyze', ['verify', '--man=no', path]),
    ...(exposure === null ? [] : [/Overall exposure level.*/.exec(exposure)?.[0] ?? exposure]),
  ];
}
