import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askJson, search } from './ask';
import { axeFaults, DESKTOP, openStage, PHONE, type Stage, visit } from './browser';
import { sentMessages } from './outbox';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ pictures: false });
});
afterAll(() => stage.close());

/** The two mails of a request, once both are there: to the visitor, to the dealer. */
async function mailsOf(email: string) {
  const found = async () => {
    const { mail: all } = await sentMessages(stage.server);
    return { receipts: all.filter(({ to }) => to === email), leads: all.filter((m) => m.replyTo === email) };
  };
  await expect
    .poll(async () => Object.values(await found()).map(({ length }) => length), { timeout: 10_000 })
    .toEqual([1, 1]);
  const { receipts, leads } = await found();
  const [receipt] = receipts;
  const [lead] = leads;
  if (receipt === undefined || lead === undefined) throw new Error('no mail');
  return { receipt, lead };
}

const form = (page: Page) => page.locator('#contact-form form[method="post"]');

async function fill(page: Page, email: string): Promise<void> {
  await form(page).locator('[name="name"]').fill('Rita Receipt');
  await form(page).locator('[name="phone"]').fill('070-174 06 05');
  await form(page).locator('[name="email"]').fill(email);
  await form(page).locator('[name="message"]').fill('Finns den kvar? www.evil.example');
}

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** What is tried out in a quick view reaches the dealer and the receipt. */
async function sendsWhatWasTriedOut(viewport: typeof PHONE | typeof DESKTOP): Promise<void> {
  // The browser tells of the network that is taken away from it.
  await visit(
    stage.browser,
    { viewport, address: '10.0.0.4', expected: [/INTERNET_DISCONNECTED/, /Form not sent/] },
    async (page) => {
      await page.goto(stage.server.site('automotive-se', '/kop-bil/alla-bilar-i-lager?car_has_loan=true'));
      const card = page.locator('li[data-key]:has(picture)', { hasText: 'Effektiv ränta' }).first();
      await card.getByRole('button', { name: /^Snabbtitt på / }).click();
      const face = page.locator('[data-quick-frame]:not(template *)');
      const down = face.getByRole('slider', { name: 'Kontantinsats' });
      await down.scrollIntoViewIfNeeded();
      const full = face.locator('a[data-quick-full]');
      await expect
        .poll(async () => {
          await down.press('ArrowRight');
          return full.getAttribute('href');
        })
        .toMatch(/#loan-\d+-\d+$/);
      await full.click();
      await page.waitForURL(/#loan-/);
      const [, months = '', deposit = ''] = /#loan-(\d+)-(\d+)/.exec(page.url()) ?? [];
      const carried = form(page).locator('[name="calculation"]');
      await expect.poll(() => carried.inputValue()).toContain('"chosen":true');
      const { loan } = JSON.parse(await carried.inputValue());
      expect([loan.months, Math.round(loan.downPayment)]).toEqual([Number(months), Number(deposit)]);

      const email = `rita${viewport.width}@post.example`;
      await form(page).scrollIntoViewIfNeeded();
      await fill(page, email);
      await page.locator('fc-island[data-island="contact-form"][data-ready]').waitFor({ state: 'attached' });
      // Offline it says what to do and keeps every word.
      await page.context().setOffline(true);
      await form(page).locator('[type="submit"]').click();
      await form(page).getByText('Du verkar sakna internet').waitFor();
      expect(await form(page).locator('[name="message"]').inputValue()).toContain('Finns den kvar?');
      await page.context().setOffline(false);
      await form(page).locator('[type="submit"]').dblclick();
      const dialog = page.locator('dialog[data-success][open]');
      await dialog.waitFor();
      const reference = (await dialog.locator('[data-reference]').textContent()) ?? '';
      expect(reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{5}$/);
      const next = await dialog.locator('[data-next]').innerText();
      expect(next).toMatch(/Du får svar senast \p{L}+dag \d+ \p{L}+/u);
      expect(next).toContain('Vi skickar också en bekräftelse');
      expect(await axeFaults(page)).toEqual([]);

      const { receipt, lead } = await mailsOf(email);
      const [day = ''] = /senast \p{L}+dag \d+ \p{L}+/u.exec(next) ?? [];
      const money = (amount: number) => new Intl.NumberFormat('sv-SE').format(amount).replaceAll(/\s/g, ' ');
      for (const { text, html } of [receipt, lead]) {
        for (const expected of [reference, day, `${months} månader`, `${money(loan.monthlyCost)} kr`]) {
          expect(plain(text)).toContain(expected);
          expect(plain(html ?? '')).toContain(expected);
        }
      }
      expect(lead.text).toContain('kunden såg samma siffror');
      expect(lead.text).toContain('Finns den kvar?');
      expect(receipt.text + receipt.html).not.toMatch(/evil|Rita/);
      expect(receipt.replyTo).toBe(lead.to);
    },
  );
}

test('correction 17: what was tried out in a quick view reaches the dealer and the receipt, worked out by the server', () =>
  sendsWhatWasTriedOut(PHONE));

test('correction 17: the same on a wide screen', { tags: ['sweep'] }, () => sendsWhatWasTriedOut(DESKTOP));

test('correction 17: without JavaScript the page shows the reference of both mails, in the language of the page', {
  tags: ['sweep'],
}, async () => {
  const { text } = await search(stage.server, { index: 'automotive-se-cars', limit: 1 });
  const id = /"car_id":"([^"]+)"/.exec(text)?.[1] ?? '';
  await visit(
    stage.browser,
    { javaScript: false, viewport: PHONE, address: '10.0.0.4', expected: [/422.*comhub/] },
    async (page) => {
      await page.goto(stage.server.site('automotive-se', `/en/kop-bil/${id}`));
      await fill(page, 'nora@post.example');
      await form(page).locator('[name="phone"]').fill('12');
      // Browsers check the pattern themselves; the server must do so too.
      await form(page).evaluate((element: HTMLFormElement) => element.setAttribute('novalidate', ''));
      await form(page).locator('[type="submit"]').click();
      await page.locator('#contact-form [aria-invalid="true"]').waitFor();
      expect(await form(page).locator('[name="message"]').inputValue()).toContain('Finns den kvar?');
      await form(page).locator('[name="phone"]').fill('070-174 06 05');
      await form(page).locator('[type="submit"]').click();
      await page.waitForURL(/request=/);
      const thanks = page.locator('#contact-form [role="status"]');
      const reference = (await thanks.locator('[data-reference]').textContent()) ?? '';
      expect(await thanks.innerText()).toMatch(/You will have an answer by \w+day \d+ \w+ at the latest/);
      const { receipt, lead } = await mailsOf('nora@post.example');
      expect(receipt.subject).toMatch(/^We have your request about /);
      expect(lead.subject).toMatch(/^Förfrågan om /);
      for (const mail of [receipt, lead]) expect(mail.text).toContain(reference);
    },
  );
});

test('correction 17: figures that somebody has made up never stand in a mail', async () => {
  const { text } = await search(stage.server, {
    index: 'automotive-se-cars',
    limit: 1,
    filters: { car_has_loan: ['true'] },
  });
  const id = /"car_id":"([^"]+)"/.exec(text)?.[1] ?? '';
  const values = {
    name: 'Max',
    phone: '070-174 06 05',
    email: 'max@post.example',
    carId: id,
    car: 'Gratis bil 1 kr',
    calculation: {
      loan: { months: 36, downPayment: 0, monthlyCost: 12_345, effectiveRate: 0.01, chosen: true },
    },
  };
  const envelope = { formName: 'NordhemCarContactForm', formSubmissionId: 'made-up-0001', values };
  const answers = await Promise.all(
    [1, 2, 3].map(() => askJson(stage.server, '/api/forms/comhub', envelope)),
  );
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
  expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
  const { receipt, lead } = await mailsOf('max@post.example');
  for (const mail of [receipt, lead]) {
    expect(plain(mail.subject + mail.text + mail.html)).not.toMatch(/12 345|0,01 %|Gratis/);
  }
  expect(lead.text).toContain('OBS: kunden såg andra siffror');
});
