import { describe, expect, test } from 'vitest';
import { messagesFor, type Values } from '~/messages';
import { builtInWords, PLACEHOLDERS, placeholdersOf, type Template } from '~/modules/templates';
import { mailLook } from '~/page/mail-look';
import { MAX_PARTS, smsParts } from '~/platform/sms';
import { type Language, localeFor, SITES, type Site } from '~/sites';
import { wordsOver } from '~test/templates';
import { TEMPLATES } from './templates';

/** Every site in each of its languages. */
const PLACES = SITES.flatMap((site) => site.languages.map((language) => ({ site, language })));

const draw = (
  template: Template,
  { site, language }: { site: Site; language: Language },
  texts: Record<string, string> = {},
  size: 'usual' | 'long' = 'usual',
) =>
  template.example({
    site,
    language,
    locale: localeFor(site, language),
    origin: 'https://nordhem.example',
    look: mailLook(site),
    words: wordsOver(texts, language),
    size,
  });

test('each template has an id of its own, and its texts are each there once', () => {
  expect(new Set(TEMPLATES.map(({ id }) => id)).size).toBe(TEMPLATES.length);
  for (const { fields } of TEMPLATES) expect(new Set(fields.map(({ key }) => key)).size).toBe(fields.length);
});

describe.each(TEMPLATES.map((template) => [template.id, template] as const))('%s', (_, template) => {
  test('is drawn for every site in each of its languages, with no placeholder left', async () => {
    for (const place of PLACES) {
      const { subject = '', text, html = '' } = draw(template, place);
      expect(text.length).toBeGreaterThan(10);
      expect(`${subject}${text}${html}`).not.toMatch(/\{\w+\}|undefined|NaN|visit(Mail|Sms)\./);
      expect(subject !== '').toBe(template.channel === 'mail');
      if (template.channel === 'mail') expect(html).toContain(`<html lang="${place.language}">`);
      const words = await builtInWords(template.id, { site: place.site.key, language: place.language });
      expect(words({})).toBeTypeOf('function');
    }
  });

  test('an SMS with the longest names has no more parts than we send', () => {
    if (template.channel !== 'sms') return;
    for (const place of PLACES)
      expect(smsParts(draw(template, place, {}, 'long').text)).toBeLessThanOrEqual(MAX_PARTS);
  });

  test('what every text may name is filled in, and named in the list of what there is', () => {
    for (const place of PLACES) {
      const values = template.placeholders.map((name) => `[${name}={${name}}]`).join(' ');
      const texts = Object.fromEntries(template.fields.map(({ key }) => [key, `Ord ${values}`]));
      const { subject = '', text } = draw(template, place, texts);
      expect(`${subject}${text}`).toContain('Ord');
      expect(`${subject}${text}`).not.toMatch(/\{\w+\}|=\]/);
    }
    for (const { key, required = [] } of template.fields) {
      const own = placeholdersOf(messagesFor('sv')[key]);
      for (const name of [...own, ...template.placeholders]) expect(PLACEHOLDERS).toContain(name);
      for (const name of required) expect(own).toContain(name);
    }
  });

  test('a value that looks like a placeholder or markup is text', () => {
    const [place] = PLACES;
    if (place === undefined) throw new Error('no site');
    const hostile: Values = Object.fromEntries(
      template.placeholders.map((name) => [name, '{url}<img src=x onerror=alert(1)>']),
    );
    const words = wordsOver(
      Object.fromEntries(
        template.fields.map(({ key }) => [
          key,
          `${template.placeholders.map((name) => `{${name}}`).join(' ')} <b>fet</b>`,
        ]),
      ),
      place.language,
    );
    const { html = '' } = template.example({
      ...place,
      locale: 'sv-SE',
      origin: 'https://nordhem.example',
      look: mailLook(place.site),
      size: 'usual',
      words: () => words(hostile),
    });
    expect(html).not.toMatch(/<(img|b)\b/);
  });
});

test('what the law wants in a mail is no text of its template', () => {
  const keys = TEMPLATES.flatMap(({ fields }) => fields.map(({ key }) => key as string));
  for (const key of [
    'visitMail.ratingStop',
    'tyreNotice.stop',
    'tyreNotice.smsStop',
    'tyreNotice.law.winter',
    'tyreNotice.law.summer',
    'alertMail.unsubscribe',
    'alertMail.manage',
    'alertMail.lowest30',
  ])
    expect(keys).not.toContain(key);
});
