/** @module-tag sweep */
import { spawn } from 'node:child_process';
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stopOnExit } from '../guard';
import { openOwnStage, type Stage, visit } from './browser';
import { exampleCar } from './example-cars';
import { demoDataDir, freshDataDir, ROOT, removeDataDir } from './server';

let stage: Stage;
let car = '';
const folders: string[] = [];

beforeAll(async () => {
  stage = await openOwnStage();
  car = await exampleCar(stage.server);
});

afterAll(async () => {
  await stage.close();
  for (const folder of folders) await removeDataDir(folder);
});

/** The sources in a folder of their own, where they can be edited. */
async function copyOfSources(): Promise<string> {
  const copy = await freshDataDir();
  folders.push(copy);
  for (const name of [
    'src',
    'scripts',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
  ])
    await cp(join(ROOT, name), join(copy, name), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** `npm run dev` of a copy, without its install; where it answers. */
async function startDevServer(root: string): Promise<{ readonly url: string; stop(): void }> {
  const data = await demoDataDir();
  folders.push(data);
  const child = spawn(process.execPath, ['scripts/dev-server.mjs'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'development',
      FORECOURT_ENV: 'demo',
      PORT: '0',
      DATA_DIR: data,
      WARM_UP: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  stopOnExit(child);
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const [, address] = /Forecourt: (\S+)/.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', (code) => reject(new Error(`the development server ended with ${code}:\n${output}`)));
  });
  return { url, stop: () => void child.kill('SIGTERM') };
}

test('in development an edited component takes the place of the old one and keeps what was typed', async () => {
  const root = await copyOfSources();
  const server = await startDevServer(root);
  try {
    await visit(stage.browser, {}, async (page) => {
      await page.goto(server.url + car);
      const card = page.locator('[data-island="loan-calculator"]');
      const field = card.getByRole('textbox', { name: 'Kontantinsats' });
      await field.fill('60');
      await card.and(page.locator('[data-ready]')).waitFor({ state: 'attached' });
      await field.press('End');
      await field.pressSequentially('123');
      await page.evaluate(() => Reflect.set(window, 'sameDocument', true));

      const path = join(root, 'src/features/finance/loan-calculator/calculator.tsx');
      const source = await readFile(path, 'utf8');
      // As most editors do.
      await writeFile(path, '');
      await pause(20);
      await writeFile(
        path,
        source.replace("{t('finance.exampleTitle')}", "{t('finance.exampleTitle')} (edited)"),
      );
      await card.getByText('Representativt exempel (edited)').waitFor();
      expect(await field.inputValue()).toBe('60123');
      expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
    });
  } finally {
    server.stop();
  }
});
