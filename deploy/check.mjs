// `npm run deploy:check`: what a machine without a cluster can know of the files in `deploy/`. What a tool that is not
// installed would have said is printed as skipped.
import { composeProblems } from './checks/compose.mjs';
import { dockerProblems } from './checks/docker.mjs';
import { kubernetesProblems } from './checks/kubernetes.mjs';
import { nginxProblems } from './checks/nginx.mjs';
import { operationsProblems } from './checks/operations.mjs';
import { systemdProblems } from './checks/systemd.mjs';

const say = (line) => process.stdout.write(`${line}\n`);

const CHECKS = [
  ['Dockerfile and its context', dockerProblems],
  ['compose.yaml', composeProblems],
  ['systemd unit', systemdProblems],
  ['Kubernetes manifests', kubernetesProblems],
  ['nginx', nginxProblems],
  ['docs/operations.md', operationsProblems],
];

let failed = 0;
for (const [title, check] of CHECKS) {
  const { problems, skipped = [] } = check();
  failed += problems.length;
  say(`${problems.length === 0 ? 'ok    ' : 'FAILED'} ${title}`);
  for (const problem of problems) say(`       ${problem}`);
  for (const tool of skipped) say(`       skipped: ${tool}`);
}
process.exitCode = failed === 0 ? 0 : 1;
