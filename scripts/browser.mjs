// Finds a Chromium for the tests, or installs one and says so.
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fail, node, root, step } from './runtime.mjs';

/** The Chromium that is here already, if one is. */
export function browserHere() {
  const executablePath = process.env.CHROMIUM_PATH || onPath();
  return executablePath === undefined ? {} : { executablePath };
}

/** Path of a Chromium: CHROMIUM_PATH, else the first on the PATH, else a fresh install. */
export async function findBrowser() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured)
    return existsSync(configured) ? configured : fail(`CHROMIUM_PATH names nothing: ${configured}`);
  return (
    onPath() ??
    (await install()) ??
    fail('No Chromium was found and none could be installed; set CHROMIUM_PATH.')
  );
}

function onPath() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function install() {
  if (process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get')) {
    console.log('No Chromium found: installing it with apt-get …');
    await step('apt-get', ['update', '-qq']);
    await step('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = onPath();
    if (installed) return installed;
  }
  console.log("No Chromium found: installing Playwright's own …");
  await step(node, [join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium-headless-shell']);
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache', 'ms-playwright');
  const versions = existsSync(cache) ? readdirSync(cache).filter((name) => name.startsWith('chromium')) : [];
  return versions
    .flatMap((version) =>
      readdirSync(join(cache, version), { recursive: true }).map((file) =>
        join(cache, version, String(file)),
      ),
    )
    .find((path) => /(headless_shell|chrome-headless-shell|chrome)$/.test(path) && isExecutable(path));
}
