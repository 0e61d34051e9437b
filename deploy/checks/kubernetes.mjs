import { readdirSync } from 'node:fs';
import { complaintOf, isInstalled, pathOf, unmet, variableNames, yamlOf } from './files.mjs';

const FOLDER = 'deploy/kubernetes';

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
  PodDisruptionBudget: { apiVersion: 'policy/v1', fields: ['spec'], spec: ['minAvailable', 'selector'] },
  Ingress: { apiVersion: 'networking.k8s.io/v1', fields: ['spec'], spec: ['tls', 'rules'] },
  Kustomization: { apiVersion: 'kustomize.config.k8s.io/v1beta1', fields: ['resources', 'images'] },
};

export function kubernetesProblems() {
  const names = readdirSync(pathOf(FOLDER)).filter((name) => name.endsWith('.yaml'));
  const objects = names.flatMap((name) => yamlOf(`${FOLDER}/${name}`).map((object) => ({ name, object })));
  const of = (kind) => objects.find(({ object }) => object.kind === kind).object;
  const problems = [
    ...objects.flatMap(({ name, object }) => shapeProblems(name, object)),
    ...linkProblems(of),
    ...podProblems(of('Deployment').spec.template.spec),
    ...settingProblems(of),
    ...of('Kustomization')
      .resources.filter((name) => !names.includes(name))
      .map((name) => `${name} is not there`),
  ];
  const skipped = ['validation by an API server'];
  if (!isInstalled('kubectl')) return { problems, skipped: [...skipped, 'kubectl kustomize'] };
  const complaint = complaintOf('kubectl', ['kustomize', pathOf(FOLDER)]);
  return { problems: complaint === null ? problems : [...problems, complaint], skipped };
}

function shapeProblems(name, { apiVersion, kind, metadata, ...rest }) {
  const expected = KINDS[kind];
  if (expected === undefined) return [`${name}: the kind ${kind} is not checked here`];
  const unknown = (object, fields) => Object.keys(object ?? {}).filter((key) => !fields.includes(key));
  return [
    ...unmet([
      [apiVersion === expected.apiVersion, `${name}: ${kind} is of ${expected.apiVersion}`],
      [kind === 'Kustomization' || metadata?.name === 'forecourt', `${name}: it must be named forecourt`],
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
  const { securityContext: rights, startupProbe, livenessProbe, readinessProbe, lifecycle } = container;
  const sleep = Number(lifecycle.preStop.exec.command[1]);
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
    [readinessProbe.httpGet.path === '/readyz', 'readiness is /readyz'],
    [[startupProbe, livenessProbe].every(({ httpGet }) => httpGet.path === '/livez'), 'liveness is /livez'],
    [
      pod.terminationGracePeriodSeconds >= sleep + 20 + 10,
      'draining takes 20 s after preStop, and needs some to close',
    ],
    [pod.automountServiceAccountToken === false, 'it needs no account of the cluster'],
    [container.volumeMounts.some(({ mountPath }) => mountPath === '/data'), 'DATA_DIR is not writable'],
  ]);
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
