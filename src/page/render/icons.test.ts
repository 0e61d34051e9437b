import { describe, expect, test } from 'vitest';
import { createLog } from '~/platform/log';
import { createPageIcons } from './icons';

function pageIcons(strict = false) {
  const lines: Record<string, unknown>[] = [];
  const log = createLog({ destination: { write: (line) => void lines.push(JSON.parse(line)) } });
  const requested: string[] = [];
  const drawings = {
    read: async (address: string) => {
      requested.push(address);
      return address.endsWith('good.svg')
        ? { ok: true as const, value: '<svg></svg>' }
        : { ok: false as const, error: 'timeout' as const };
    },
  };
  const about = {
    drawings,
    strict,
    log,
    origin: 'https://nordhem.example',
    site: 'automotive-se',
    path: '/sida',
  };
  return { icons: createPageIcons(about), lines, requested };
}

describe('icons of a page', () => {
  test('our own names need no fetch; an address is drawn once', async () => {
    const { icons, lines, requested } = pageIcons();
    await icons.fetch(['Car', 'Facebook', '/media/icon-good.svg'], 'Card');
    await icons.fetch(['/media/icon-good.svg'], 'Card');
    expect(requested).toEqual(['/media/icon-good.svg']);
    expect([...icons.drawn]).toEqual([['/media/icon-good.svg', '<svg></svg>']]);
    expect(lines).toEqual([]);
  });

  test('C-511, C-512: an address that fails is logged as "Error fetching SVG:" and is not drawn', async () => {
    const { icons, lines } = pageIcons(true);
    await icons.fetch(['https://cdn.example/a.svg?key=secret'], 'Card');
    expect(lines).toMatchObject([
      { level: 'error', msg: expect.stringMatching(/^Error fetching SVG: /), block: 'Card', path: '/sida' },
    ]);
    expect(JSON.stringify(lines)).not.toContain('secret');
    expect(icons.drawn.size).toBe(0);
  });

  test('C-513: an unknown name is logged as "Cannot find module", and an error in development', async () => {
    const production = pageIcons();
    await production.icons.fetch(['Foo', 'Car', 'constructor'], 'Card');
    expect(production.lines.map(({ msg }) => msg)).toEqual([
      "Cannot find module './Foo'",
      "Cannot find module './constructor'",
    ]);
    await expect(pageIcons(true).icons.fetch(['Foo'], 'Card')).rejects.toThrow("Cannot find module './Foo'");
  });
});
