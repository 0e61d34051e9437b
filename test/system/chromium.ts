import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** Nothing of the browser's own may go out or stand in the way; the tests know only our server. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Visitors of a worker come one after the other: each need not start a process of its own.
  '--renderer-process-limit=1',
];

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome'];
const WITHOUT_SURFACE = 'chromium-headless-shell';

/** What `npm test` has found (`CHROMIUM_PATH`), else the first Chromium on the path. */
function browserPath(keepsPages: boolean): string {
  const configured = process.env.CHROMIUM_PATH;
  // Without a surface it keeps no page in memory, whatever it is told: that takes the whole of Chromium.
  const isTooLittle = keepsPages && configured?.endsWith(WITHOUT_SURFACE);
  if (configured !== undefined && !isTooLittle) return configured;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const path = folders.flatMap((folder) => WHOLE.map((name) => join(folder, name))).find(isExecutable);
  if (path === undefined) throw new Error(`None of ${WHOLE.join(', ')} on the PATH; set CHROMIUM_PATH`);
  return path;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param keepsPages brings pages back from memory, as visitors' browsers do; the driver's default is not to
 * @param pictures false: none is asked for; each keeps its place all the same
 */
export const openBrowser = ({ keepsPages = false, pictures = true } = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: browserPath(keepsPages),
    args: pictures ? FLAGS : [...FLAGS, '--blink-settings=imagesEnabled=false'],
    ...(keepsPages && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  });
