import { readdirSync } from 'node:fs';
import { complaintOf, exists, isInstalled, pathOf, unmet, variableNames, yamlOf } from './files.mjs';
import { fieldProblems } from './kubernetes-fields.mjs';

const FOLDER = 'deploy/kubernetes';
/** Applied before the rest, and waited for. */
const MIGRATION = `${FOLDER}/migration`;

/** The fields each kind may have at its top and in `spec`, and those that it must have. */
const KINDS = {
  ConfigMap: { apiVersion: 'v1', fields: ['data'] },
  Secret: { apiVersion: 'v1', fields: ['type', 'stringData'] },
  Service: { apiVersion: 'v1', fields: ['spec'], spec: ['selector', 'ports'] },
  Deployment: {
    apiVersion: 'apps/v1',
    fields: ['spec'],
    spec: ['replicas', 'revisionHistoryLimit', 'strategy', 'selector', 'template'],
  },
  Job: {
    apiVersion: 'batch/v1',
    fields: ['spec'],
    spec: ['backoffLimit', 'ttlSecondsAfterFinished', 'template'],
  },
  PodDisruptionBudget: { apiVersion: 'policy/v1', fields: ['spec'], spec: ['minAvailable', 'selector'] },
  Ingress: { apiVersion: 'networking.k8s.io/v1', fields: ['spec'], spec: ['tls', 'rules'] },
  Kustomization: { apiVersion: 'kustomize.config.k8s.io/v1beta1', fields: ['resources', 'images'] },
};

export function kubernetesProblems() {
  const names = readdirSync(pathOf(FOLDER)).filter((name) => name.endsWith('.yaml'));
  // The other checks read fields by their names.
  const unknown = [...names.map((name) => `${FOLDER}/${name}`), `${MIGRATION}/job.yaml`].flatMap(
    fieldProblems,
  );
  if (unknown.length > 0) return { problems: unknown };
  const objects = names.flatMap((name) => yamlOf(`${FOLDER}/${name}`).map((object) => ({ name, object })));
  const of = (kind) => objects.find(({ object }) => object.kind === kind).object;
  const problems = [
    ...objects.flatMap(({ name, object }) => shapeProblems(name, object)),
    ...linkProblems(of),
    ...podProblems(of('Deployment').spec.template.spec),
    ...rightsProblems(of('Deployment').spec.template.spec),
    ...settingProblems(of),
    ...migrationProblems(of),
    ...of('Kustomization')
      .resources.filter((name) => !names.includes(name))
      .map((name) => `${name} is not there`),
  ];
  const skipped = ['validation by an API server'];
  if (!isInstalled('kubectl'))
    return { problems, skipped: [...skipped, 'kubectl kustomize', 'kubectl set --local'] };
  const complaints = [FOLDER, MIGRATION].map((folder) =>
    complaintOf('kubectl', ['kustomize', pathOf(folder)]),
  );
  return { problems: [...problems, ...complaints.filter((each) => each !== null)], skipped };
}

function shapeProblems(name, { apiVersion, kind, metadata, ...rest }) {
  const expected = KINDS[kind];
  if (expected === undefined) return [`${name}: the kind ${kind} is not checked here`];
  const unknown = (object, fields) => Object.keys(object ?? {}).filter((key) => !fields.includes(key));
  return [
    ...unmet([
      [apiVersion === expected.apiVersion, `${name}: ${kind} is of ${expected.apiVersion}`],
      [
        kind === 'Kustomization' || /^forecourt(-|$)/.test(metadata?.name),
        `${name}: it must be named forecourt`,
      ],
    ]),
    ...unknown(rest, expected.fields).map((key) => `${name}: ${kind} has no field ${key}`),
    ...unknown(rest.spec, expected.spec ?? []).map((key) => `${name}: spec.${key} is not checked here`),
  ];
}

/** What one object says of another. */
function linkProblems(of) {
  const { selector, template } = of('Deployment').spec;
  const labels = JSON.stringify(template.metadata.labels);
  const [port] = of('Service').spec.ports;
  const [container] = template.spec.containers;
  const [{ http }] = of('Ingress').spec.rules;
  const { service } = http.paths[0].backend;
  const isMounted = ({ name }) => container.volumeMounts.some((mount) => mount.name === name);
  return unmet([
    [JSON.stringify(selector.matchLabels) === labels, 'the deployment does not select its own pods'],
    [JSON.stringify(of('Service').spec.selector) === labels, 'the service does not select the pods'],
    [
      JSON.stringify(of('PodDisruptionBudget').spec.selector.matchLabels) === labels,
      'the budget does not select the pods',
    ],
    [container.ports.some(({ name }) => name === port.targetPort), 'the service leads to no port'],
    [service.name === 'forecourt' && service.port.name === port.name, 'the ingress leads to no service'],
    [template.spec.volumes.every(isMounted), 'a volume is not mounted'],
  ]);
}

function podProblems(pod) {
  const [container] = pod.containers;
  const { startupProbe, livenessProbe, readinessProbe, lifecycle } = container;
  const sleep = Number(lifecycle.preStop.exec.command[1]);
  return unmet([
    [readinessProbe.httpGet.path === '/readyz', 'readiness is /readyz'],
    [[startupProbe, livenessProbe].every(({ httpGet }) => httpGet.path === '/livez'), 'liveness is /livez'],
    [
      pod.terminationGracePeriodSeconds >= sleep + 20 + 10,
      'draining takes 20 s after preStop, and needs some to close',
    ],
    [container.volumeMounts.some(({ mountPath }) => mountPath === '/data'), 'DATA_DIR is not writable'],
  ]);
}

/** What every container of ours must not be able to do. */
function rightsProblems(pod) {
  const [{ securityContext: rights }] = pod.containers;
  return unmet([
    [
      pod.securityContext.runAsNonRoot && pod.securityContext.runAsUser === 10001,
      'it must run as the image does',
    ],
    [rights.readOnlyRootFilesystem === true, 'the root file system must be read-only'],
    [
      rights.allowPrivilegeEscalation === false && rights.capabilities.drop[0] === 'ALL',
      'rights must be dropped',
    ],
    [pod.automountServiceAccountToken === false, 'it needs no account of the cluster'],
  ]);
}

/** The job that migrates has the release, the settings and the secrets of the server, and none of its visitors. */
function migrationProblems(of) {
  const [job] = yamlOf(`${MIGRATION}/job.yaml`);
  const [kustomization] = yamlOf(`${MIGRATION}/kustomization.yaml`);
  const { metadata, spec } = job.spec.template;
  const server = of('Deployment').spec.template;
  const [container] = spec.containers;
  const [serverContainer] = server.spec.containers;
  const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
  const secretsOf = ({ volumes }) => volumes.find(({ name }) => name === 'secrets');
  const mountOf = ({ volumeMounts }) => volumeMounts.find(({ name }) => name === 'secrets');
  const [program] = container.command.slice(-1);
  return [
    ...shapeProblems('migration/job.yaml', job),
    ...rightsProblems(spec).map((problem) => `migration: ${problem}`),
    ...unmet([
      [same(kustomization.images, of('Kustomization').images), 'migration: its image is not the server’s'],
      [container.image === serverContainer.image, 'migration: its image is not the server’s'],
      [same(container.envFrom, serverContainer.envFrom), 'migration: its settings are not the server’s'],
      [same(secretsOf(spec), secretsOf(server.spec)), 'migration: its secrets are not the server’s'],
      [same(mountOf(container), mountOf(serverContainer)), 'migration: its secrets are mounted elsewhere'],
      [!same(metadata.labels, server.metadata.labels), 'migration: the service would send it visitors'],
      [
        exists(`src/cli/${program.replace(/^dist\/server\/(.*)\.js$/, '$1')}.ts`),
        `migration: there is no ${program}`,
      ],
    ]),
  ];
}

function settingProblems(of) {
  const known = variableNames();
  const { data } = of('ConfigMap');
  const { stringData } = of('Secret');
  const { spec } = of('Deployment').spec.template;
  const mount = spec.containers[0].volumeMounts.find(({ name }) => name === 'secrets');
  return [
    ...Object.keys(stringData)
      .filter((name) => data[`${name}_FILE`] !== `${mount.mountPath}/${name}`)
      .map((name) => `${name}_FILE does not name the file of the secret's ${name}`),
    ...Object.keys(data)
      .filter((name) => name.endsWith('_FILE') && !(name.slice(0, -'_FILE'.length) in stringData))
      .map((name) => `${name} names a file that the secret does not have`),
    ...[...Object.keys(data), ...Object.keys(stringData)]
      .filter((name) => !known.has(name))
      .map((name) => `the server reads no ${name}`),
    ...Object.keys(data)
      .filter(
        (name) => /SECRET|KEY|PASSWORD|TOKEN|DATABASE_URL|SMTP_URL/.test(name) && !name.endsWith('_FILE'),
      )
      .map((name) => `${name} belongs into the secret`),
    ...Object.entries(stringData)
      .filter(([, value]) => value !== '')
      .map(([name]) => `${name}: the example must hold no value`),
  ];
}
