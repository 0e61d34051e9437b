import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hydrate } from '~test/component/hydrate';
import { sayIn } from '../messages';
import type { PageDocument } from '../state/document';
import { BeginTranslation } from './begin-translation';

const stored = {
  id: 'page',
  site: 'site',
  language: 'sv',
  name: 'page',
  template: 'Page',
  revision: 0,
  number: 1,
  shared: {},
  author: 'Elin Dahl',
  savedAt: null,
  publishedAt: null,
  scheduled: [],
  unpublishAt: null,
  fields: { title: 'Om oss' },
  placeholders: { main: [{ uid: 'a', componentName: 'Text', fields: { Title: 'Vi' } }] },
};

async function draw(source: 'published' | 'none') {
  const requests: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    requests.push(String(address));
    return Response.json({ ...stored, source });
  });
  const translations: [PageDocument, string][] = [];
  await hydrate(
    <BeginTranslation
      page={{ id: 'page', language: 'en' }}
      languages={['sv', 'en']}
      locale="sv"
      say={sayIn('sv')}
      onBegin={(document, notice) => translations.push([document, notice])}
    />,
  );
  return { requests, translations };
}

test('a page without a word in a language begins with what it is in another', async () => {
  const { requests, translations } = await draw('published');
  await expect.element(page.getByText('Inget är skrivet på engelska än.')).toBeVisible();
  await page.getByRole('button', { name: 'Börja med det som står på svenska' }).click();
  await vi.waitFor(() => expect(translations).toHaveLength(1));
  expect(requests).toEqual(['/studio/api/pages/page/sv']);
  expect(translations[0]?.[0]).toEqual({ fields: stored.fields, placeholders: stored.placeholders });
});

test('who has gone on to another page meanwhile is not told that this one was onBegin', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.spyOn(window, 'fetch').mockImplementation(() => promise);
  const onBegin = vi.fn();
  function Place() {
    const [isHere, show] = useState(true);
    return (
      <section aria-label="Fält">
        {isHere && (
          <BeginTranslation
            page={{ id: 'page', language: 'en' }}
            languages={['sv', 'en']}
            locale="sv"
            say={sayIn('sv')}
            onBegin={onBegin}
          />
        )}
        <button type="button" onClick={() => show(false)}>
          Annan sida
        </button>
      </section>
    );
  }
  await hydrate(<Place />);
  await page.getByRole('button', { name: /^Börja/ }).click();
  await expect.element(page.getByText('Hämtar …')).toBeVisible();
  await page.getByRole('button', { name: 'Annan sida' }).click();
  resolve(Response.json({ ...stored, source: 'published' }));
  await new Promise((done) => setTimeout(done, 100));
  expect(onBegin).not.toHaveBeenCalled();
});

test('where that has nothing either, it says so', async () => {
  const { translations } = await draw('none');
  await page.getByRole('button').click();
  await expect.element(page.getByText('Inget är skrivet på svenska heller.')).toBeVisible();
  expect(translations).toEqual([]);
});
