import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language, translator } from '~/messages';
import { gsmText, MAX_SEPTETS, septets } from '~/platform/sms';
import { localeFor, siteByKey } from '~/sites';
import { visitOf } from '~test/workshop-visit';
import type { BookedVisit } from '../../service';
import { type NoticeFrame, visitMail } from './visit-mail';
import { ratingMail } from './visit-mail-rating';
import { visitSms } from './visit-sms';

const LINK = `https://nordhem.example/visits?t=${'aB-_'.repeat(10)}abc`;
const EARLIER = LINK.replace('?', '/earlier?');
const site = siteByKey('automotive-se');

const frame = (visit: BookedVisit, language: Language = 'sv', locale?: string): NoticeFrame => ({
  visit,
  isChangeable: true,
  language,
  link: LINK,
  earlierLink: EARLIER,
  site: site.name,
  origin: 'https://nordhem.example',
  t: translator(language),
  locale: locale ?? localeFor(site, language),
  look: {
    ground: '#fff',
    surface: '#fff',
    ink: '#111',
    muted: '#555',
    line: '#ddd',
    primary: '#060',
    onPrimary: '#fff',
  },
});
const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const KINDS = ['booked', 'moved', 'changed', 'cancelled', 'reminder'] as const;

describe('a mail', () => {
  test('says when, where, with which car, what, for how much, what to bring, how to change it and whom to ask', () => {
    const { subject, text, html } = visitMail('booked', frame(visitOf({})));
    expect(subject).toBe('Bokning bekräftad: tisdag 24 november 2026 kl. 08:30, Nordhem Malmö');
    for (const part of [
      'Tisdag 24 november 2026 kl. 08:30',
      'Verkstad: Nordhem Malmö',
      'Adress: Verkstadsgatan 1, 211 20 Malmö',
      'Bil: ABC123, Volvo V60 (2019)',
      'Bokningsnummer: NB-7K3M9Q',
      'Service: 1 295 kr\nDäckskifte (4 st): 398 kr\nFelsökning: Pris saknas\nTotalt: 1 693 kr',
      'Arbete utan pris ingår inte i summan',
      'Bilnyckeln och, om du har dem, serviceboken',
      `Se, ändra eller avboka besöket:\n${LINK}`,
      `Be om en tidigare dag:\n${EARLIER}`,
      'Ring verkstaden på 040-10 20 30 eller skriv till malmo@nordhem.example.',
    ]) {
      expect(spaced(text)).toContain(part);
    }
    expect(html).toContain(`href="${LINK}"`);
    expect(html).toContain('destination=55.6%2C13');
  });

  test('says what was ticked besides services, and that the customer waits', () => {
    const options = { choices: ['Skjuts', 'Hos <b>er</b>'], isWaiting: true };
    for (const kind of KINDS) {
      const { text, html } = visitMail(kind, frame(visitOf(options), 'nb'));
      expect(text).toContain('Dine ønsker: Skjuts, Hos <b>er</b>\n\nDu har valgt å vente på stedet');
      expect(html).toContain('Hos &lt;b&gt;er&lt;/b&gt;');
    }
    expect(visitMail('booked', frame(visitOf({}))).text).not.toContain('önskemål');
  });

  test('of an all-day drop-off says before when the car is left, and no other time', () => {
    const { subject, text } = visitMail('moved', frame(visitOf({ time: null })));
    expect(subject).toBe('Ny tid: tisdag 24 november 2026, Nordhem Malmö');
    expect(text).toContain('Tisdag 24 november 2026\n\nLämna bilen före 08:00\n');
    expect(text).not.toContain('kl.');
  });

  test('of work of several days says when the car is left and when it is fetched', () => {
    const visit = visitOf({ pickUp: { date: '2026-11-27', time: '09:00' }, minutes: 1500 });
    const { text } = visitMail('booked', frame(visit));
    expect(spaced(text)).toContain('Lämna in tis 24 nov. kl. 08:30, hämta fre 27 nov. kl. 09:00');
    expect(visitMail('cancelled', frame({ ...visit, state: 'cancelled' })).text).not.toContain('Lämna in');
    expect(spaced(visitSms('moved', frame(visit)))).toContain('hämta fre 27 nov. kl. 09:00.');
    for (const language of LANGUAGES) {
      const sms = visitSms('reminder', frame(visit, language));
      expect(septets(sms)).toBeLessThanOrEqual(MAX_SEPTETS);
      expect(sms).toContain('27');
    }
  });

  test('of a cancelled visit offers nothing to change', () => {
    const { text } = visitMail('cancelled', frame(visitOf({ state: 'cancelled', time: null })));
    expect(text).not.toMatch(/Lämna bilen|Bilnyckeln|Vägbeskrivning|förhinder/);
    expect(text).toContain('tar du bort besöket ur din kalender');
  });

  test('is in the language of the visit, by the workshop’s clock', () => {
    const subjects = [
      ['sv', 'sv-SE', 'Påminnelse: tisdag 24 november 2026 kl. 08:30, Nordhem Malmö'],
      ['nb', 'nb-NO', 'Påminnelse: tirsdag 24. november 2026 kl. 08:30, Nordhem Malmö'],
      ['fi', 'fi-FI', 'Muistutus: tiistaina 24. marraskuuta 2026 klo 8.30, Nordhem Malmö'],
      ['sk', 'sk-SK', 'Pripomienka: utorok 24. novembra 2026 o 8:30, Nordhem Malmö'],
      ['en', 'en-SE', 'Reminder: Tuesday 24 November 2026 at 08:30, Nordhem Malmö'],
      ['en-GB', 'en-GB', 'Reminder: Tuesday 24 November 2026 at 08:30, Nordhem Malmö'],
    ] as const;
    for (const [language, locale, subject] of subjects) {
      const mail = visitMail('reminder', frame(visitOf({}), language, locale));
      expect(spaced(mail.subject)).toBe(subject);
      expect(mail.html).toContain(`<html lang="${language}">`);
    }
  });

  test.each(KINDS)('%s repeats nothing that was typed freely, and nothing in it is markup', (kind) => {
    const visit = visitOf({});
    const hostile = '<img src=x onerror=alert(1)>"\'&';
    const { html, text } = visitMail(
      kind,
      frame({
        ...visit,
        workshop: { ...visit.workshop, siteName: hostile, phone: hostile },
        vehicle: { ...visit.vehicle, model: hostile },
        services: visit.services.map((service) => ({ ...service, name: hostile })),
      }),
    );
    expect(`${html}${text}`).not.toContain('Det låter bak');
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img');
  });

  test('correction 3: says a price in words as it is, and of work that is free not that its price is missing', () => {
    const line = { unit: null, text: null, price: null, priceText: null };
    const free = { ...line, id: 'check', name: 'Bromskontroll', priceText: 'Gratis' };
    const search = { ...line, id: 'search', name: 'Felsökning' };
    const rows = (...services: BookedVisit['services'][number][]) => {
      const { text } = visitMail('booked', frame(visitOf({ services, totalPrice: 0 })));
      return {
        text,
        lines: text.split('\n').filter((each) => /^(Bromskontroll|Felsökning|Totalt):/.test(each)),
      };
    };
    const alone = rows(free);
    expect(alone.lines).toEqual(['Bromskontroll: Gratis', 'Totalt: Gratis']);
    expect(alone.text).not.toContain('Arbete utan pris');
    const both = rows(free, search);
    expect(both.lines).toEqual([
      'Bromskontroll: Gratis',
      'Felsökning: Pris saknas',
      'Totalt: Pris efter kontroll',
    ]);
    expect(both.text).toContain('Arbete utan pris ingår inte i summan');
  });

  test('leaves out what is not known', () => {
    const visit = visitOf({ services: [], totalPrice: 0 });
    const workshop = { ...visit.workshop, siteName: '', address: '', phone: '', email: '' };
    const { text } = visitMail('booked', frame({ ...visit, workshop }));
    expect(text).not.toMatch(/Verkstad:|Adress:|Frågor|Vägbeskrivning|Totalt/);
    const phone = visitMail('booked', frame({ ...visit, workshop: { ...workshop, phone: '040-1' } }));
    expect(phone.text).toContain('Frågor? Ring verkstaden på 040-1.');
    const email = visitMail('booked', frame({ ...visit, workshop: { ...workshop, email: 'a@b.example' } }));
    expect(email.text).toContain('Frågor? Skriv till a@b.example.');
  });
});

describe('a question how it was', () => {
  const links = { rate: `${LINK}&rate`, stop: `${LINK}&stop` };

  test.each(LANGUAGES)('says what becomes of the answer and how not to be asked again, in %s', (language) => {
    const { subject, text, html } = ratingMail({ ...frame(visitOf({}), language), links });
    expect(subject).toContain('Nordhem Malmö');
    for (const link of [links.rate, links.stop]) expect(text).toContain(link);
    expect(html).toContain(`<html lang="${language}">`);
    // The visit is of 24 November; it can be rated for thirty days.
    expect(spaced(text)).toMatch(/24\D+2026/);
    expect(text).not.toContain('Det låter bak');
  });

  test('of a workshop that the register has lost names the group', () => {
    const visit = visitOf({});
    const lost = { ...visit, workshop: { ...visit.workshop, siteName: '' } };
    expect(ratingMail({ ...frame(lost), links }).subject).toBe('Hur var besöket hos Nordhem?');
  });
});

describe('an SMS', () => {
  test('says the same in short', () => {
    expect(visitSms('booked', frame(visitOf({})))).toBe(
      `Nordhem: Bokat tis 24 nov. kl. 08:30, Nordhem Malmö, Verkstadsgatan 1, 211 20 Malmö. Bil ABC123. Ändra eller avboka: ${LINK}`,
    );
    expect(visitSms('reminder', frame(visitOf({ time: null })))).toContain('Lämna bilen före 08:00.');
    expect(visitSms('cancelled', frame(visitOf({ state: 'cancelled' })))).toBe(
      'Nordhem: Ditt besök tis 24 nov. kl. 08:30 hos Nordhem Malmö är avbokat. Bil ABC123.',
    );
  });

  test.each(LANGUAGES)('is at most two parts and its link is whole, in %s', (language) => {
    const visit = visitOf({});
    const long = { siteName: 'Ångström €[Ž] '.repeat(12), address: 'Långgatan '.repeat(20) };
    for (const kind of KINDS) {
      for (const workshop of [visit.workshop, { ...visit.workshop, ...long }]) {
        for (const time of ['08:30', null]) {
          const text = visitSms(kind, frame({ ...visit, time, workshop }, language));
          expect(septets(text)).toBeLessThanOrEqual(MAX_SEPTETS);
          expect(text.endsWith(LINK)).toBe(kind !== 'cancelled');
        }
      }
    }
  });

  test('keeps to the alphabet of the networks', () => {
    expect(gsmText('Žilina – „Ťažný“ čas\u00a08.30…\r\n😀 Åäö æø €5')).toBe(
      'Zilina - "Tazny" cas 8.30... Åäö æø €5',
    );
    expect(septets('a€[å')).toBe(6);
  });
});
