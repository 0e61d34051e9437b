import { expect, test } from 'vitest';
import { newAccountSchema, passwordSchema } from './account';
import { isGuessable } from './guessable';

test.each([
  'passwordpassword',
  'Password1234!',
  'P@ssw0rd2026',
  'Sommar2026Sommar!',
  'qwertyuiop123',
  'aaaaaaaaaaaaaa',
  '123456789012345',
  'Välkommen2026!',
  'abcabcabcabc',
  'x7x7x7x7x7x7x7',
  'VolvoVolvo2025',
])('%s is among the first that are tried', (password) => {
  expect(isGuessable(password)).toBe(true);
  expect(passwordSchema.safeParse(password).success).toBe(false);
});

test.each([
  'correct horse battery staple',
  'another good password',
  'nordhem-demo-2026',
  'kV9#tq2Lw!xz',
  'tre gröna bilar på taket',
])('%s is not', (password) => {
  expect(isGuessable(password)).toBe(false);
  expect(passwordSchema.safeParse(password).success).toBe(true);
});

test('neither is the owner’s own name a secret', () => {
  const account = {
    email: 'birgitta.holmgren@cars.example',
    name: 'Birgitta Holmgren',
    role: 'admin',
    place: null,
  };
  expect(newAccountSchema.safeParse({ ...account, password: 'BirgittaHolmgren' }).success).toBe(false);
  expect(newAccountSchema.safeParse({ ...account, password: 'rödbetor i badkaret' }).success).toBe(true);
});
