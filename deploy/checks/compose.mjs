import { exists, read, unmet, variableNames, yamlOf } from './files.mjs';

const SERVERS = ['server-1', 'server-2'];
/** Read by compose and PostgreSQL, not by the server. */
const OTHERS = new Set(['POSTGRES_PASSWORD']);

export function composeProblems() {
  const [{ services, networks, volumes }] = yamlOf('deploy/compose.yaml');
  const known = variableNames();
  const subnet = networks.inner.ipam.config[0].subnet.replace(/0\/24$/, '');
  const upstreams = read('deploy/nginx/upstreams.compose.conf');
  const addresses = SERVERS.map((name) => services[name].networks.inner.ipv4_address);
  const example = [...read('deploy/env.example').matchAll(/^(?!#)([^=\n]+)=(.*)$/gm)];
  const mounted = Object.values(services)
    .flatMap((service) => service.volumes ?? [])
    .map((volume) => volume.split(':')[0]);
  const problems = [
    ...SERVERS.flatMap((name) => serverProblems(name, services[name], known)),
    ...Object.entries(services).flatMap(([name, service]) =>
      // Only nginx is reached from outside.
      name !== 'nginx' && service.ports ? [`${name} publishes a port`] : [],
    ),
    ...mounted
      .filter((path) => path.startsWith('./') && path !== './nginx/tls' && !exists(`deploy/${path}`))
      .map((path) => `${path} is mounted, and is not there`),
    ...mounted
      .filter((path) => !path.startsWith('./') && !(path in volumes))
      .map((path) => `the volume ${path} is not declared`),
    ...addresses
      .filter((address) => !address.startsWith(subnet) || !upstreams.includes(`server ${address}:3000 `))
      .map((address) => `nginx has no upstream ${address}:3000 in ${subnet}0/24`),
    ...example
      .filter(([, name, value]) => (!known.has(name) && !OTHERS.has(name)) || value !== '')
      .map(([, name]) => `env.example: ${name} is unknown, or has a value`),
    ...unmet([
      [services.nginx.read_only === true, 'nginx must have a read-only root file system'],
      [agreeOnUploads(services), 'the servers and the store of uploads do not agree on bucket and key'],
      [services.uploads.read_only === true, 'the store of uploads must have a read-only root file system'],
      [services.opensearch.profiles?.length === 1, 'OpenSearch must be optional'],
      [services.postgres.healthcheck !== undefined, 'PostgreSQL has no health check'],
    ]),
  ];
  return { problems, skipped: ['docker compose config (no plugin is assumed)'] };
}

/** A variable of compose with its default. */
const withDefault = (name, value) => `\${${name}:-${value}}`;

/** Both servers use the store's address and key, and the bucket that its folder is. */
const agreeOnUploads = ({ uploads, ...services }) =>
  uploads.volumes.includes('uploads:/data/uploads') &&
  SERVERS.every((name) => {
    const { environment } = services[name];
    return (
      environment.S3_URL === withDefault('S3_URL', 'http://uploads:7070') &&
      environment.S3_BUCKET === withDefault('S3_BUCKET', 'uploads') &&
      environment.S3_ACCESS_KEY_ID ===
        withDefault('S3_ACCESS_KEY_ID', uploads.environment.ROOT_ACCESS_KEY_ID) &&
      environment.S3_SECRET_ACCESS_KEY === uploads.environment.ROOT_SECRET_ACCESS_KEY
    );
  });

function serverProblems(name, server, known) {
  const unknown = Object.keys(server.environment).filter((variable) => !known.has(variable));
  return [
    ...unknown.map((variable) => `${name}: the server reads no ${variable}`),
    ...unmet([
      [server.read_only === true, `${name}: the root file system must be read-only`],
      [server.cap_drop?.[0] === 'ALL', `${name}: capabilities must be dropped`],
      [
        server.security_opt?.includes('no-new-privileges:true') === true,
        `${name}: no-new-privileges is missing`,
      ],
      [server.environment.TRUST_PROXY === '1', `${name}: one proxy stands in front`],
      [Number.parseInt(server.stop_grace_period, 10) > 20, `${name}: draining takes up to 20 s`],
      // Two processes would replace each other's address file.
      [server.volumes.includes(`${name}:/data`), `${name}: it needs a data folder of its own`],
      [server.env_file === '.env', `${name}: secrets come from .env`],
      [
        exists('deploy/Dockerfile') && server.build.dockerfile === 'deploy/Dockerfile',
        `${name}: the Dockerfile is elsewhere`,
      ],
    ]),
  ];
}
