/** @module-tag sweep */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults, DESKTOP, openStage, PHONE, type Stage, visit } from './browser';
import { sentMessages } from './outbox';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

async function signIn(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({ 'accept-language': 'sv' });
  await page.goto(stage.server.site('automotive-se', '/staff/templates'));
  await page.getByLabel('E-post').fill('admin@nordhem.example');
  await page.getByLabel('Lösenord').fill('nordhem-demo-2026');
  await page.getByRole('button', { name: 'Logga in' }).click();
  await page.getByRole('heading', { name: 'Mejl och SMS' }).waitFor();
}

async function isSound(page: Page): Promise<void> {
  // Nothing runs in the frame of a mail, axe neither.
  expect(await axeFaults(page, [], 'iframe')).toEqual([]);
  const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
}

/** The mails of the demo with a subject, once there is one. */
async function mailed(subject: string) {
  return expect
    .poll(
      async () => {
        const { mail } = await sentMessages(stage.server, 'automotive-se.localhost');
        return mail.filter((each) => each.subject.includes(subject));
      },
      { timeout: 5000 },
    )
    .toHaveLength(1);
}

/** A text is written, refused, previewed, tested, saved, read in the other language, and released. */
async function write(viewport: typeof PHONE | typeof DESKTOP, words: string): Promise<void> {
  await visit(stage.browser, { viewport, expected: [/status of 422/] }, async (page) => {
    await signIn(page);
    await isSound(page);
    await page.getByRole('link', { name: 'Bokning bekräftad' }).first().click();
    const subject = page.getByLabel('Ämne');
    await subject.fill(`${words} {phone}`);
    await page.getByRole('button', { name: 'Spara' }).click();
    expect(await subject.getAttribute('aria-invalid')).toBe('true');
    await isSound(page);
    await subject.fill(`${words} {plate}`);
    await page.getByRole('button', { name: 'Förhandsgranska' }).click();
    await page.getByText(`${words} ABC123`).waitFor();
    const mail = page.frameLocator('iframe');
    await mail.getByText('Tack för din bokning').waitFor();
    await page.getByRole('button', { name: 'Skicka ett test till mig' }).press('Enter');
    await page.getByText('Testet är på väg till admin@nordhem.example').waitFor();
    await mailed(`[Testmejl] ${words} ABC123`);
    await page.getByRole('button', { name: 'Spara' }).click();
    await page.getByText('Det gäller från nästa meddelande').first().waitFor();
    await isSound(page);
    await page.getByRole('button', { name: 'Använd vår egen text igen' }).click();
    await page.getByText('Vår egen text gäller igen.').waitFor();
    expect(await subject.inputValue()).toContain('Bokning bekräftad');
  });
}

test('a mail is written, shown, tested and released on a phone', () => write(PHONE, 'Vi ses snart'));

test('and on a computer', () => write(DESKTOP, 'Vi ses då'));
