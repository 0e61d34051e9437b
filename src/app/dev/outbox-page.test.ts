import { expect, test } from 'vitest';
import { outboxRoutes } from './outbox-page';

const file = {
  name: 'besök "1".ics',
  contentType: 'text/calendar; charset=utf-8',
  base64: Buffer.from('BEGIN:VCALENDAR').toString('base64'),
};
const app = outboxRoutes({
  recentMail: async () => [
    {
      at: new Date('2026-05-01T10:00:00Z'),
      to: 'a@b.example',
      subject: 'Hej',
      text: 'Hej',
      key: 'visit-1&2',
      attachments: [file],
    },
  ],
  recentSms: async () => [],
  attachment: async (key, index) => (key === 'visit-1&2' && index === 0 ? file : null),
  dead: async () => [],
});

test('a file of a mail is named on the page and handed over as it was sent', async () => {
  const page = await (await app.request('/_dev/outbox')).text();
  const [, href = ''] = /<a href="([^"]+)">besök &quot;1&quot;\.ics<\/a>/.exec(page) ?? [];
  expect(page).toContain('text/calendar; charset=utf-8, 15 bytes');
  const answer = await app.request(href.replaceAll('&amp;', '&'));
  expect(await answer.text()).toBe('BEGIN:VCALENDAR');
  expect(answer.headers.get('content-type')).toBe(file.contentType);
  expect(answer.headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''bes%C3%B6k%20%221%22.ics",
  );
  for (const query of ['mail=visit-1%262&file=1', 'mail=other', 'mail=visit-1%262&file=x', '']) {
    expect((await app.request(`/_dev/outbox/file?${query}`)).status).toBe(404);
  }
});
