// Takes the pictures of the documents from the built server, on a freshly filled demo. Runs with the install's Node.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { startFakeSmtp } from '../../test/fake-smtp.ts';
import { ask, askJson } from '../../test/system/ask.ts';
import { demoDataDir, freshDataDir, ROOT, removeDataDir, startServer } from '../../test/system/server.ts';
import { PLACES, REQUESTS } from './places.mjs';

const SITE = 'automotive-se';
const HOST = `${SITE}.localhost`;
const PASSWORD = 'nordhem-demo-2026';
const FOLDER = join(ROOT, 'docs/pictures');
/** Nothing blinks, moves or is half-way there. */
const STILL =
  '*,::before,::after{animation:none!important;transition:none!important;caret-color:transparent!important}';

const only = process.argv.slice(2);
const wanted = PLACES.filter(({ name }) => only.length === 0 || only.includes(name));
// Without one each page would say that mails wait.
const mail = await startFakeSmtp();
const server = await startServer({
  dataDir: await (process.env.TEST_DEMO === undefined ? freshDataDir() : demoDataDir()),
  startTimeoutMs: 600_000,
  env: { SMTP_URL: mail.url, MAIL_FROM: 'Nordhem <hej@nordhem.example>' },
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--font-render-hinting=none'],
});
try {
  await sendRequests();
  await mkdir(FOLDER, { recursive: true });
  for (const place of wanted) await take(place);
  if (only.length === 0) await removeOthers();
} finally {
  await browser.close();
  await server.stop();
  await mail.close();
  await removeDataDir(server.dataDir);
}

/** What visitors have sent: the demo has no requests of its own. */
async function sendRequests() {
  for (const [at, { formName, drive, ...values }] of REQUESTS.entries()) {
    const sent = { sourceUrl: '/', ...values, ...(drive && { driveTime: await freeTime(values.carId) }) };
    const body = { formName, formSubmissionId: `docs-request-${at}`, values: sent };
    const { status, text } = await askJson(server, '/api/forms/comhub', body, {
      host: HOST,
      headers: { 'x-forwarded-for': `198.51.100.${at + 1}` },
    });
    if (status !== 202) throw new Error(`a request was not taken: ${status} ${text}`);
  }
}

/** The first time at which a car can be driven. */
async function freeTime(carId) {
  const answer = await ask(server, `/api/test-drives/times?car=${carId}`, { host: HOST });
  const time = answer.json().days[0]?.times[0]?.value;
  return time ?? Promise.reject(new Error(`no time for a test drive: ${answer.text}`));
}

async function take({ name, who, path, viewport, height = viewport.height, act }) {
  const context = await browser.newContext({
    viewport,
    locale: 'en-GB',
    timezoneId: 'Europe/Stockholm',
    reducedMotion: 'reduce',
    deviceScaleFactor: viewport.width < 500 ? 2 : 1,
  });
  context.setDefaultTimeout(30_000);
  try {
    const page = await context.newPage();
    if (who !== null) await signIn(page, who);
    await page.goto(server.site(SITE, path), { waitUntil: 'networkidle' });
    await act(page);
    await page.addStyleTag({ content: STILL }).catch(() => undefined);
    await page.waitForLoadState('networkidle').catch(() => undefined);
    // In full, a page that scrolls by itself would be drawn again.
    const whole =
      height === viewport.height ? {} : { fullPage: true, clip: { x: 0, y: 0, ...viewport, height } };
    const shot = await page.screenshot({ animations: 'disabled', caret: 'hide', ...whole });
    const bytes = await sharp(shot).webp({ quality: 82, effort: 6, smartSubsample: true }).toBuffer();
    await writeFile(join(FOLDER, `${name}.webp`), bytes);
    console.log(`${name}.webp ${Math.round(bytes.length / 1024)} KB`);
  } catch (cause) {
    throw new Error(`the picture ${name} could not be taken`, { cause });
  } finally {
    await context.close();
  }
}

async function signIn(page, who) {
  await page.goto(server.site(SITE, `/staff/sign-in?to=${encodeURIComponent('/staff/account')}`));
  await page.getByLabel('Email').fill(`${who}@nordhem.example`);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/staff/account');
}

/** What no document asks for any more. */
async function removeOthers() {
  const names = new Set(PLACES.map(({ name }) => `${name}.webp`));
  for (const file of await readdir(FOLDER)) if (!names.has(file)) await rm(join(FOLDER, file));
}
