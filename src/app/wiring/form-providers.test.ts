import { expect, test } from 'vitest';
import { formOrigins, formProviders } from './form-providers';

const forms = {
  origins: ['https://forms.example'],
  marketing: 'https://news.example/embed/{formId}?lang=sv',
  thirdParty: null,
  answers: null,
};
const providers = formProviders({ forms, devPages: false });

test('a form by its id lies at its provider, and an id is one word', () => {
  expect(providers.marketing('ab-1_C')).toBe('https://news.example/embed/ab-1_C?lang=sv');
  for (const id of ['', '../x', 'a/b', 'a?b', 'a b', '$&', 'x'.repeat(101)]) {
    expect(providers.marketing(id)).toBeNull();
  }
});

test('without a provider there is no form; demo and development have a stand-in', () => {
  expect(providers.thirdParty('ab1')).toBeNull();
  expect(formProviders({ forms, devPages: true }).thirdParty('ab1')).toBe('/_dev/forms/ab1');
});

test.each([
  'https://forms.example.evil.example/1',
  'https://evil.example/?https://forms.example',
  'http://forms.example/1',
  'https://forms.example:444/1',
  'https://user@forms.example/1',
  'javascript:alert(1)//https://forms.example',
  'data:text/html,1',
  '//forms.example/1',
  '/1',
  '',
])('V-453 an address at no configured host is refused: %s', (address) => {
  expect(providers.allowed(address)).toBeNull();
});

test('an address at a configured host may be framed', () => {
  expect(providers.allowed('https://forms.example/1?a=b')).toBe('https://forms.example/1?a=b');
  expect(formOrigins(forms)).toEqual(['https://forms.example', 'https://news.example']);
});
