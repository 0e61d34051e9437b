import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../test/system/server.ts';
import { type Child, findProgram, start } from '../processes.ts';

/** The same page for nginx: bytes, compressed bytes, and the headers they came with. */
export interface Page {
  readonly identity: Buffer;
  readonly gzip: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Headers that nginx makes itself. */
const OWN = [
  'date',
  'connection',
  'keep-alive',
  'content-length',
  'content-encoding',
  'content-type',
  'etag',
  'vary',
];

/** nginx with one worker and everything on that makes it fast for files. Null where it is not installed. */
export async function startNginx(
  folder: string,
  page: Page,
): Promise<{ port: number; server: Child } | null> {
  const program = findProgram('nginx');
  if (program === null) return null;
  const root = join(folder, 'nginx');
  await mkdir(root, { recursive: true });
  await writeFile(join(root, 'page.html'), page.identity);
  await writeFile(join(root, 'page.html.gz'), page.gzip);
  for (const path of [folder, root]) await chmod(path, 0o755);
  const port = await freePort();
  const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&').replaceAll('$', '')}"`;
  const headers = Object.entries(page.headers)
    .filter(([name]) => !OWN.includes(name))
    .map(([name, value]) => `add_header ${name} ${quoted(value)};`);
  const config = `
daemon off; worker_processes 1; pid ${root}/nginx.pid; error_log stderr warn;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; multi_accept on; }
http {
  access_log off; sendfile on; tcp_nopush on; tcp_nodelay on;
  keepalive_requests 1000000000; keepalive_timeout 65s; server_tokens off;
  open_file_cache max=100; open_file_cache_valid 60s;
  default_type "text/html; charset=utf-8"; types { }
  client_body_temp_path ${root}/body; proxy_temp_path ${root}/proxy; fastcgi_temp_path ${root}/fastcgi;
  uwsgi_temp_path ${root}/uwsgi; scgi_temp_path ${root}/scgi;
  server {
    listen 127.0.0.1:${port}; root ${root}; gzip_static on; gzip_vary on;
    location = / { rewrite ^ /page.html last; }
    location = /page.html { ${headers.join(' ')} }
  }
}`;
  const file = join(root, 'nginx.conf');
  await writeFile(file, config);
  const server = start(program, ['-p', root, '-c', file, '-e', 'stderr']);
  for (let tries = 0; tries < 100; tries++) {
    const up = await fetch(`http://127.0.0.1:${port}/`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) return { port, server };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx did not answer:\n${server.output()}`);
}
