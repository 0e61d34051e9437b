import { expect, test } from 'vitest';
import { siteByKey } from '~/sites';
import { testPage } from '~test/block';
import { pageDataMarkup, pageDataOf, tagContainerOf } from './page-data';

const tags = {
  containers: { 'mercedes-se': null, 'smart-se': 'GTM-ABC123' },
  managerUrl: 'https://tags.example/gtm.js?x=1',
  origins: [],
  currency: 'USD',
};
const site = siteByKey('automotive-se');

test('C-051 the container of a site is the operator’s, else its own, else none', () => {
  expect(tagContainerOf(site, tags)).toBeNull();
  expect(tagContainerOf({ ...site, tagContainer: 'GTM-OWN123' }, tags)).toBe('GTM-OWN123');
  expect(tagContainerOf(siteByKey('smart-se'), tags)).toBe('GTM-ABC123');
  expect(tagContainerOf({ ...siteByKey('mercedes-se'), tagContainer: 'GTM-OWN123' }, tags)).toBeNull();
});

test('C-482, C-483, C-484, C-485, correction 11: a page names its item, a variant, its language and the currency', () => {
  const page = testPage({ language: 'en' });
  const of = (itemPath: string) => pageDataOf({ ...page, page: { ...page.page, itemPath } }, tags);
  expect(of('/om-nordhem/kakor')).toEqual({
    name: 'kakor',
    variant: 'default',
    language: 'en',
    currency: 'USD',
    container: null,
  });
  expect(of('/').name).toBe('home');
  const wildcard = (itemPath: string, subject?: string) =>
    pageDataOf({ ...page, page: { ...page.page, itemPath } }, tags, subject).name;
  expect(wildcard('/kop-bil/bilmarken/*', 'Volvo')).toBe('bilmarken Volvo');
  expect(wildcard('/kop-bil/bilmarken/*/*', 'Volvo V60')).toBe('bilmarken Volvo V60');
  expect(wildcard('/kop-bil/*/*', 'Land Rover Discovery')).toBe('kop-bil Land Rover Discovery');
  expect(wildcard('/kop-bil/*')).toBe('kop-bil detail');
  expect(wildcard('/*/verkstad', 'Volvo')).toBe('verkstad');
  expect(pageDataOf(page, { ...tags, currency: 'SEK' }).currency).toBe('SEK');
});

test('the address of the script carries the id, and a name cannot leave the data', () => {
  const page = testPage({ site: siteByKey('smart-se') });
  const data = pageDataOf(page, tags);
  expect(data.container).toEqual({
    id: 'GTM-ABC123',
    script: 'https://tags.example/gtm.js?x=1&id=GTM-ABC123',
  });
  expect(pageDataMarkup({ ...data, name: '</script><b>' })).not.toContain('</script><b>');
});
