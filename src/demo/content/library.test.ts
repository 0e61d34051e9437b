import { describe, expect, test } from 'vitest';
import { SITES } from '~/sites';
import { scenePicture } from '../pictures';
import { demoDrawing } from '../stock';
import { demoContent } from '.';

const TODAY = '2026-03-02';

describe.each(SITES.map((site) => [site.key, site] as const))('%s', (_, site) => {
  const seed = demoContent(site, TODAY);
  const pictures = seed.pictures ?? [];

  test('has the pictures of its pages in its library, each once and drawn', () => {
    expect(pictures.length).toBeGreaterThan(8);
    const ids = pictures.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids)
      expect([id, scenePicture(id) !== null || demoDrawing(id) !== null]).toEqual([id, true]);
    const text = JSON.stringify([seed.home, seed.partials]);
    const shown = new Set([...text.matchAll(/"src":"\/media\/([^/]+)\//g)].map(([, id]) => id));
    expect([...shown].filter((id) => !ids.includes(id ?? ''))).toEqual([]);
    expect(ids.filter((id) => !text.includes(`/media/${id}/`))).toEqual([]);
  });

  test('names each by itself, in a folder, with a text for those who do not see it', () => {
    const names = pictures.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(pictures.filter(({ folder, alt }) => folder === '' || alt.length < 10)).toEqual([]);
    expect(new Set(pictures.map(({ folder }) => folder)).size).toBeGreaterThan(1);
  });
});
