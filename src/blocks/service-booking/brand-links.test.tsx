import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { brandLinkFields, brandLinksModel } from '~/features/brand-links/brand-link-fields';
import { BrandLinks } from '~/features/brand-links/brand-links';
import { ServiceQuestions } from '~/features/brand-links/service-questions';
import { readFields } from '~/modules/content';
import { siteByKey } from '~/sites';
import { testPage } from '~test/block';

const LINKS = [
  { Brand: 'BMW', Link: { href: 'https://bmw.example/dealers?country=SE&language=sv', text: '' } },
  { Brand: 'Porsche', Link: { href: '/service-och-verkstad/boka-service/boka-porsche-service', text: '' } },
];

const model = (raw: object, language: 'sv' | 'en' = 'sv') =>
  brandLinksModel(readFields(brandLinkFields, raw), testPage({ language, href: (path) => `/x${path}` }));

const html = (raw: object) => renderToString(<BrandLinks model={model(raw)} uid="b1" />);

test('W-005 an external brand leads where its field says, and changes with it', () => {
  const [bmw] = model({ BrandLinks: LINKS }).links;
  expect(bmw).toEqual({
    brand: 'BMW',
    href: 'https://bmw.example/dealers?country=SE&language=sv',
    external: true,
  });
  const moved = [{ Brand: 'BMW', Link: { href: 'https://elsewhere.example/?c=SE&l=sv', text: '' } }];
  expect(html({ BrandLinks: moved })).toContain('href="https://elsewhere.example/?c=SE&amp;l=sv"');
  expect(html({})).not.toContain('href=');
});

test('a page of ours is no external link, and carries the prefix of its language', () => {
  const [, porsche] = model({ BrandLinks: LINKS }).links;
  expect(porsche?.external).toBe(false);
  expect(porsche?.href).toBe('/x/service-och-verkstad/boka-service/boka-porsche-service');
});

test('what leads nowhere is left out', () => {
  const bad = [
    { Brand: 'BMW', Link: { href: 'javascript:alert(1)', text: '' } },
    { Brand: ' ', Link: LINKS[0]?.Link },
    { Brand: 'MINI', Link: null },
  ];
  expect(model({ BrandLinks: bad }).links).toEqual([]);
});

/** What the intro says of brands (LANDING-2, LANDING-4). */
const OTHERS =
  'Nissan, Renault, Dacia, BYD, Isuzu, Maxus, Ford, Jeep, Alfa Romeo, Fiat, Hongqi, MG, RAM, Kia, Saab, Dodge, MINI, Mercedes-Benz, Land Rover, Jaguar, Cadillac, Ineos, Lotus, Chevrolet, Lancia, Abarth, Corvette, Subaru, Smart, Alpine, Honda, Mitsubishi';

test('W-020 the list has exactly the 32 brands, in this spelling and order; W-021 MINI is among them', () => {
  const shown = [...html({}).matchAll(/<li>([^<]*)<\/li>/g)].map(([, brand]) => brand);
  expect(shown).toHaveLength(32);
  expect(shown.join(', ')).toBe(OTHERS);
  expect(shown).toContain('MINI');
});

test('W-019 the list is closed at first, and its button says so', () => {
  expect(html({})).toMatch(/<button type="button"[^>]*aria-expanded="false" aria-controls="b1-others"/);
  expect(html({})).not.toContain('data-open');
});

test('the list of other brands is content', () => {
  expect(model({ OtherBrands: 'Volvo\n\n Alpine \n' }).others).toEqual(['Volvo', 'Alpine']);
});

test('W-010, W-011 the question stands verbatim, with a link to the mail address of the site', () => {
  const { t, site } = testPage();
  const line = renderToString(
    <ServiceQuestions question={t('landing.questions')} email={site.contact.email} />,
  );
  expect(line).toContain('Har du frågor om service eller verkstad?');
  expect(line).toContain(`href="mailto:${siteByKey('automotive-se').contact.email}"`);
});
