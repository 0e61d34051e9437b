import { expect, test } from 'vitest';
import { filesAt } from './sources';

/** An object literal that is spread where it is written: its properties can stand there themselves. */
const SPREAD_LITERAL = /\.{3}\{/;

test('no object literal is spread where it is written', () => {
  const spreads = [...filesAt(['{src,test,bench,scripts}/**/*.{ts,tsx,js,mjs}'])].flatMap(([path, text]) =>
    text.split('\n').flatMap((line, at) => (SPREAD_LITERAL.test(line) ? [`${path}:${at + 1}`] : [])),
  );
  expect(spreads).toEqual([]);
});
