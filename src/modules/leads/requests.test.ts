import { describe, expect, test } from 'vitest';
import { directoryOf, envelope, eventually, leadStage, seller, site } from '~test/leads/lead-stage';

const stage = leadStage();
const { start } = stage;

describe('a request', () => {
  test('V-006, V-247, V-441: is stored and mailed to the seller, who can answer the visitor', async () => {
    await start();
    const result = await stage.leads.submit(
      site,
      'sv',
      envelope({ quote: true, message: 'Finns den kvar?' }),
      'visitor',
    );
    expect(result).toMatchObject({ ok: true, value: { receiver: seller, repeated: false } });
    await eventually(() => stage.mails.length).toBe(1);
    expect(stage.mails[0]).toMatchObject({
      to: seller.email,
      replyTo: 'ada@post.example',
      subject: 'Förfrågan om Volvo V60',
      text: expect.stringContaining('+46701740605'),
    });
    await eventually(() => stage.leads.counts()).toEqual({ pending: 0, waiting: 0, delivered: 1, dead: 0 });
  });

  test('V-439: sent twice has one effect; other words under the same id are refused', async () => {
    await start();
    const [first, second] = await Promise.all([
      stage.leads.submit(site, 'sv', envelope(), 'visitor'),
      stage.leads.submit(site, 'sv', envelope(), 'visitor'),
    ]);
    expect([first, second].filter((result) => result.ok && result.value.repeated)).toHaveLength(1);
    expect(first.ok && first.value.id).toBe(second.ok && second.value.id);
    expect(await stage.leads.submit(site, 'sv', envelope({ name: 'Bo Ek' }), 'visitor')).toEqual({
      ok: false,
      error: { kind: 'conflict' },
    });
    await eventually(() => stage.mails.length).toBe(1);
  });

  test('without an id of its own is the same request while its words are the same', async () => {
    await start();
    const { formSubmissionId: _, ...withoutId } = envelope();
    await stage.leads.submit(site, 'sv', withoutId, 'visitor');
    expect(await stage.leads.submit(site, 'sv', withoutId, 'visitor')).toMatchObject({
      ok: true,
      value: { repeated: true },
    });
  });

  test('a form that the browser sends itself, and its script too, is one request, whichever comes first', async () => {
    await start();
    // The script says where the page is with its query, and to whom the chosen dealer's requests go.
    const byScript = (message: string, id: string) => {
      const receiver = { toName: 'Nordhem Kista', toEmail: 'kista@nordhem.example' };
      const sourceUrl = 'https://nordhem.example/kontakt?utm_source=x';
      return envelope({ message, quote: true, ...receiver, sourceUrl }, { formSubmissionId: id });
    };
    const byBrowser = (message: string) =>
      envelope({ message, quote: 'on', sourceUrl: '/kontakt' }, { formSubmissionId: undefined });
    const ids: string[] = [];
    const send = async (request: ReturnType<typeof envelope>) => {
      const result = await stage.leads.submit(site, 'sv', request, 'visitor');
      if (!result.ok) throw new Error(result.error.kind);
      ids.push(result.value.id);
      return result.value.repeated;
    };
    expect([await send(byBrowser('a')), await send(byScript('a', 'submission-a'))]).toEqual([false, true]);
    expect([await send(byScript('b', 'submission-b')), await send(byBrowser('b'))]).toEqual([false, true]);
    const both = await Promise.all([byBrowser('c'), byScript('c', 'submission-c')].map(send));
    expect(both.sort()).toEqual([false, true]);
    expect(new Set(ids).size).toBe(3);
    await eventually(() => stage.mails.length).toBe(3);
    // Scripts give every submission an id: with another one it is meant anew.
    expect(await send(byScript('b', 'submission-b-2'))).toBe(false);
  });

  test('the same words without an id are another request a day later, however early in the day the first came', async () => {
    let now = new Date('2026-11-30T23:59:59Z');
    await start({ clock: { now: () => now } });
    const { formSubmissionId: _, ...native } = envelope();
    const send = async () => {
      const result = await stage.leads.submit(site, 'sv', native, 'visitor');
      return result.ok && result.value.repeated;
    };
    expect(await send()).toBe(false);
    now = new Date('2026-12-01T00:00:01Z');
    expect(await send()).toBe(true);
    now = new Date('2026-12-02T00:00:02Z');
    expect(await send()).toBe(false);
  });

  test('V-443: never reaches an address that the group has not published', async () => {
    await start();
    const result = await stage.leads.submit(
      site,
      'sv',
      envelope({ toEmail: 'evil@stranger.example' }),
      'visitor',
    );
    expect(result).toMatchObject({ ok: true, value: { receiver: seller } });
  });

  test('V-446: goes to the site’s own address when no receiver is known', async () => {
    await start({ directory: directoryOf({ receivers: [] }) });
    const result = await stage.leads.submit(site, 'sv', envelope(), 'visitor');
    expect(result).toMatchObject({ ok: true, value: { receiver: { email: site.contact.email } } });
  });

  test('about a car that was sold while its page was open says so, to the visitor and to the dealer', async () => {
    await start({ directory: directoryOf({ car: null }) });
    const result = await stage.leads.submit(site, 'sv', envelope({ carId: '4711' }), 'visitor');
    const gone = 'Bilen är inte längre till salu. Säljaren kan hjälpa dig att hitta en liknande.';
    expect(result).toMatchObject({ ok: true });
    if (!result.ok) return;
    expect(result.value.confirmation.next[0]).toBe(gone);
    expect((await stage.leads.confirmation(site, 'sv', result.value.id))?.next[0]).toBe(gone);
    await eventually(() => [stage.mails.length, stage.receipts.length]).toEqual([1, 1]);
    expect(stage.mails[0]?.text).toContain('(4711) – inte längre till salu');
    expect(stage.receipts[0]?.text).toContain(gone);
  });

  test('V-368, V-373: about a sample car needs a dealer', async () => {
    await start({ directory: directoryOf({ receivers: [], sampleCar: true }) });
    expect(await stage.leads.submit(site, 'sv', envelope(), 'visitor')).toMatchObject({
      ok: false,
      error: { kind: 'invalid', problems: { siteName: 'sellerMissing' } },
    });
  });
});

test('V-491: a chosen dealer without a department for the brand leaves no request behind', async () => {
  await start({ directory: directoryOf({ receivers: [], sampleCar: true, departmentMissing: true }) });
  expect(await stage.leads.submit(site, 'sv', envelope({ siteName: 'Nordhem Kista' }), 'visitor')).toEqual({
    ok: false,
    error: { kind: 'department-not-found' },
  });
  expect(await stage.leads.counts()).toEqual({ pending: 0, waiting: 0, delivered: 0, dead: 0 });
});

describe('a sender that is no visitor', () => {
  test('a filled honeypot and an unknown form are refused', async () => {
    await start();
    expect(await stage.leads.submit(site, 'sv', envelope({}, { website: 'x' }), 'visitor')).toMatchObject({
      error: { kind: 'suspected-bot' },
    });
    expect(
      await stage.leads.submit(site, 'sv', envelope({}, { formName: 'Other' }), 'visitor'),
    ).toMatchObject({
      error: { kind: 'unknown-form' },
    });
  });
});

describe('delivery', () => {
  test('is tried again after a failure, and the webhook stands on its own', async () => {
    let failures = 1;
    stage.sendMail = async (mail) => {
      if (mail.key.startsWith('receipt-')) return;
      if (failures-- > 0) throw new Error('mail server down');
      stage.mails.push(mail);
    };
    const hooked: string[] = [];
    await start({ hook: { deliver: async (lead) => void hooked.push(lead.id) } });
    const result = await stage.leads.submit(site, 'sv', envelope(), 'visitor');
    await eventually(() => hooked).toEqual([result.ok ? result.value.id : '']);
    await eventually(() => stage.leads.counts()).toMatchObject({ pending: 1, delivered: 1 });
  });

  test('given up is visible and can be started anew', async () => {
    await start();
    const result = await stage.leads.submit(site, 'sv', envelope(), 'visitor');
    await eventually(() => stage.mails.length).toBe(1);
    const id = result.ok ? result.value.id : '';
    const { markFailed } = await import('./store/lead-store');
    await markFailed(stage.database.db, id, 'mail', { error: 'HookFailed: answered 500', dead: true });
    expect(await stage.leads.dead(10)).toMatchObject([
      { leadId: id, channel: 'mail', lastError: 'HookFailed: answered 500' },
    ]);
    expect(await stage.leads.retryDead([id])).toBe(1);
    await eventually(() => stage.mails.length).toBe(2);
  });
});
