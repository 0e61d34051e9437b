import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { siteByKey } from '~/sites';
import { pagesForRefusals } from './refusals';

const app = new Hono();
app.use(
  pagesForRefusals(
    () => ({ site: siteByKey('automotive-se'), language: 'en' }),
    (site, language, text, form) => [
      `<html lang="${language}"><title>${site.name}</title>`,
      text,
      ` ${form}`,
    ],
  ),
);
app.post('/refused/:status', (c) => {
  const [status] = [400, 403, 413, 415, 429, 422].filter((each) => `${each}` === c.req.param('status'));
  return Response.json({ error: 'refused' }, { status: status ?? 500, headers: { 'retry-after': '7' } });
});
app.post('/page', (c) => c.html('<p>its own page</p>', 403));
app.get('/refused', (c) => c.json({ error: 'refused' }, 403));

const send = (path: string, accept: string, method = 'POST') =>
  app.request(path, { method, headers: { accept } });
const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';

test('a form without JavaScript that is refused unread is answered with a page that says why, a script with JSON', async () => {
  for (const [status, text] of [
    [400, 'could not read what was sent. Open the form again'],
    [403, 'from our own pages. Open the form again'],
    [413, 'Shorten the text'],
    [415, 'could not read what was sent'],
    [429, 'Wait a minute'],
  ] as const) {
    const page = await send(`/refused/${status}`, BROWSER);
    expect([page.status, page.headers.get('content-type'), page.headers.get('cache-control')]).toEqual([
      status,
      'text/html; charset=UTF-8',
      'private, no-store',
    ]);
    expect(page.headers.get('retry-after')).toBe('7');
    expect(await page.text()).toContain(text);
    expect(await (await send(`/refused/${status}`, 'application/json')).json()).toEqual({ error: 'refused' });
  }
});

test('the way back leads to the page of the form, in its language; to none where that is not known or not ours', async () => {
  const sent = async (referer: string | null) => {
    const headers = { accept: BROWSER, host: 'nordhem.example', ...(referer !== null && { referer }) };
    const page = await app.request('/refused/413', { method: 'POST', headers });
    const text = await page.text();
    return [/lang="([^"]*)"/.exec(text)?.[1], /\S+$/.exec(text)?.[0]];
  };
  expect(await sent('https://nordhem.example/kontakt?bil=1')).toEqual(['sv', '/kontakt?bil=1']);
  expect(await sent('https://nordhem.example/en/kontakt')).toEqual(['en', '/en/kontakt']);
  for (const referer of [
    null,
    'about:blank',
    'https://evil.example/kontakt',
    'https://nordhem.example/api/forms',
    'https://nordhem.example//evil.example/',
    'https://nordhem.example:444/kontakt',
  ])
    expect(await sent(referer)).toEqual(['en', 'null']);
});

test('what has a page of its own keeps it, and so does what no form is answered with', async () => {
  expect(await (await send('/page', BROWSER)).text()).toBe('<p>its own page</p>');
  expect(await (await send('/refused/422', BROWSER)).json()).toEqual({ error: 'refused' });
  expect(await (await send('/refused', BROWSER, 'GET')).json()).toEqual({ error: 'refused' });
});
