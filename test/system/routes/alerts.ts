import { describe, expect, test } from 'vitest';
import { ask } from '../ask';
import { sentMessages } from '../outbox';
import { SWEDISH, type Visitor } from './visitor';

const HOST = `${SWEDISH}.localhost`;
const LIST = '/kop-bil/alla-bilar-i-lager';
const STORE = 'ALERTS1';
const ADDRESS = 'vera.vakt@post.example';

/** Saved searches over HTTP: from the form to the mail and to the end of the mails. */
export function alertRoutes({ server, get }: Visitor): void {
  const mails = async () => {
    const { mail } = await sentMessages(server(), HOST);
    return mail.filter(({ to }) => to === ADDRESS);
  };
  /** The newest mail, once there are so many. */
  const mailed = async (count: number) => {
    await expect.poll(async () => (await mails()).length, { timeout: 20_000, interval: 100 }).toBe(count);
    const [newest] = await mails();
    if (newest === undefined) throw new Error('no mail');
    return newest;
  };
  const post = (path: string, fields: Readonly<Record<string, string>>, headers = {}) =>
    ask(server(), path, {
      method: 'POST',
      host: HOST,
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  const load = async (price: number) => {
    const feed = [
      'store_code,id,year,make,model,price,condition,dealership_name,dealership_address',
      `${STORE},${STORE}-1,2021,Saab,9-5,${price},used,Nordhem Test,"Gatan 1, 111 22 Lund"`,
    ].join('\n');
    const answer = await ask(server(), `/api/stock/${SWEDISH}/feed`, {
      method: 'POST',
      host: HOST,
      body: feed,
      headers: { 'x-api-key': 'demo', 'content-type': 'text/csv' },
    });
    expect(answer.status, answer.text).toBe(200);
  };
  /** Path and query of an address that stands in a mail. */
  const linkIn = (text: string, door: string): string =>
    new RegExp(`/alerts/${door}\\?t=[\\w-]{43}`).exec(text)?.[0] ?? '';

  describe('alerts', () => {
    test('a search is watched: asked, confirmed by a button, told of a lower price, ended by one click', async () => {
      await load(150_000);
      const form = {
        email: ADDRESS,
        path: LIST,
        search: 'car_brand=saab&car_price=-200000',
        fixed: '',
        newCars: 'on',
        priceDrops: 'on',
        source: `${LIST}?car_brand=Saab`,
      };
      const response = await post('/api/alerts', form);
      expect([response.status, response.headers.location]).toEqual([303, '/alerts/sent?l=sv']);
      expect((await get('/alerts/sent?l=sv')).text).toContain('Titta i din inkorg');

      const confirm = linkIn((await mailed(1)).text, 'confirm');
      const question = await get(confirm);
      expect(question.status).toBe(200);
      expect(question.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
      expect(question.text).toMatch(/Saab[\s\S]*Pris upp till 200[\s\u00a0]000[\s\u00a0]kr/);
      expect(question.text).toContain('</footer>');
      const confirmed = await post('/alerts/confirm', { t: confirm.split('t=')[1] ?? '' });
      expect(confirmed.status).toBe(303);
      const page = await get(String(confirmed.headers.location));
      expect(page.text).toContain('Bevakningen är bekräftad');

      await load(129_000);
      const mail = await mailed(2);
      expect(mail.subject).toBe('1 sänkt pris – Nordhem');
      expect(mail.text).toMatch(/129[\s\u00a0]000[\s\u00a0]kr inkl\. moms \(tidigare 150[\s\u00a0]000/);
      expect(mail.html).toContain(`http://${HOST}`);
      expect(mail.unsubscribe).toContain(linkIn(mail.text, 'unsubscribe'));

      const address = linkIn(mail.text, 'unsubscribe');
      expect((await get(address)).text).toContain('Sluta skicka mejl');
      await load(119_000);
      await mailed(3);
      // As the mail program does it: no cookies, no page before, another host's server.
      const ended = await post(
        address,
        { 'List-Unsubscribe': 'One-Click' },
        { origin: 'https://mail.example' },
      );
      expect(ended.status).toBe(200);
      await load(99_000);
      await load(89_000);
      const manage = linkIn(mail.text, 'manage');
      expect((await get(manage)).text).toContain('Starta bevakningen igen');
      expect(await mails()).toHaveLength(3);
      expect(
        (await post('/alerts/manage', { t: manage.split('t=')[1] ?? '', action: 'delete' })).text,
      ).toContain('Bevakningen är raderad');
      expect((await get(manage)).status).toBe(410);
      expect(server().output()).not.toMatch(/vera\.vakt|alerts\/\w+\?t=/);
    });

    test('what is wrong is said where it was typed, without script and with one', async () => {
      const form = { email: 'nobody', path: LIST, search: '', fixed: '', newCars: 'on', source: LIST };
      const again = await post('/api/alerts', form);
      expect(again.status).toBe(422);
      expect(again.text).toContain('value="nobody"');
      expect(again.text).toContain('Skriv en e-postadress som');
      const json = await post('/api/alerts', form, { accept: 'application/json' });
      expect([json.status, JSON.parse(json.text)]).toEqual([
        422,
        { error: 'invalid', problems: { email: 'emailInvalid' } },
      ]);
      expect((await post('/api/alerts', form, { origin: 'https://evil.example' })).status).toBe(403);
      for (const door of ['confirm', 'manage', 'unsubscribe']) {
        expect((await get(`/alerts/${door}?t=${'x'.repeat(43)}`)).status, door).toBe(410);
      }
    });
  });
}
