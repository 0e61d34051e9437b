import { describe, expect, test } from 'vitest';
import { block } from '~/blocks/service-booking/service-booking.block';
import { brandLinksModel } from '~/features/brand-links/brand-link-fields';
import { readBlock, type SeedBlock, type SeedItem } from '~/modules/content';
import { SITES, siteByKey } from '~/sites';
import { testPage } from '~test/block';
import { demoContent } from '..';

const TODAY = '2026-03-02';
const { home } = demoContent(siteByKey('automotive-se'), TODAY);

function itemAt(path: string, from: SeedItem = home): SeedItem {
  const found = path
    .split('/')
    .slice(1)
    .reduce<SeedItem | undefined>((item, name) => item?.children?.find((child) => child.name === name), from);
  if (found === undefined) throw new Error(`no page at ${path}`);
  return found;
}

const FLOWS = new Set(['ServiceBooking', 'ServiceWizard', 'BookingByPlace']);
const LANDING = '/service-och-verkstad/boka-bilverkstad';
const mainOf = (path: string, language: string) => itemAt(path).versions[language]?.main ?? [];
const names = (blocks: readonly SeedBlock[]) => blocks.map(({ componentName }) => componentName);

function brandsOf(language: 'sv' | 'en') {
  const booking = mainOf(LANDING, language).find(({ componentName }) => componentName === 'ServiceBooking');
  const fields = readBlock(block, {
    uid: 'x',
    componentName: 'ServiceBooking',
    fields: booking?.fields ?? {},
  });
  return brandLinksModel(fields, testPage({ language }));
}

describe.each(['sv', 'en'] as const)('the landing page in %s', (language) => {
  test('W-013 hosts the booking itself, above all else but the way back', () => {
    expect(names(mainOf(LANDING, language)).slice(0, 2)).toEqual(['Breadcrumb', 'ServiceBooking']);
  });

  test('W-002 promotes the brands: four with a booking of their own, 32 others', () => {
    const { links, others } = brandsOf(language);
    expect(links.map(({ brand }) => brand)).toEqual(['BMW', 'MINI', 'Porsche', 'IVECO']);
    expect(others).toHaveLength(32);
  });

  test('W-003, W-004 BMW and MINI lead to sites of their own, asked for Sweden in Swedish', () => {
    for (const { brand, href, external } of brandsOf(language).links.slice(0, 2)) {
      expect([brand, external]).toEqual([brand, true]);
      const url = new URL(href);
      expect(url.host).toMatch(/\.example$/);
      expect(SITES.flatMap(({ hosts }) => [...hosts])).not.toContain(url.host);
      expect(Object.fromEntries(url.searchParams)).toEqual({ country: 'SE', language: 'sv' });
    }
  });

  test('W-006, W-007 Porsche and IVECO lead to pages of ours, with a form by which they are booked', () => {
    const [porsche, iveco] = brandsOf(language).links.slice(2);
    expect(porsche?.href.replace(/^\/en/, '')).toBe(
      '/service-och-verkstad/boka-service/boka-porsche-service',
    );
    expect(iveco?.href.replace(/^\/en/, '')).toBe('/kop-bil/bilmarken/iveco/verkstadstjanster');
    for (const link of [porsche, iveco]) {
      const blocks = mainOf(link?.href.replace(/^\/en/, '') ?? '', language);
      expect(names(blocks)).toContain('ContactForm');
      expect(JSON.stringify(blocks)).toContain('tel:');
    }
  });

  test('keeps the form by which the workshop calls, where links to it lead', () => {
    const blocks = mainOf(LANDING, language);
    expect(blocks.find(({ componentName }) => componentName === 'ContactForm')?.fields?.Anchor).toBe(
      'ring-mig',
    );
    const { CallbackLink } = blocks[1]?.fields ?? {};
    expect(CallbackLink).toMatchObject({ href: '#ring-mig' });
  });
});

test('every site that takes bookings books on its booking page, and no page says that only the telephone does', () => {
  for (const site of SITES.filter(({ features }) => features.serviceBooking)) {
    const seed = demoContent(site, TODAY);
    const found = itemAt(site.paths.booking ?? '', seed.home);
    for (const { main = [] } of Object.values(found.versions)) {
      const flows = names(main).filter((name) => FLOWS.has(name));
      expect([site.key, flows.length, names(main).includes('ContactForm')]).toEqual([site.key, 1, true]);
    }
    expect(JSON.stringify(seed)).not.toMatch(/bokar du per telefon|book by telephone|på webben är på väg/);
  }
});
