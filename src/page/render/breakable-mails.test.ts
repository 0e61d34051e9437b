import { expect, test } from 'vitest';
import { withBreakableMails } from './breakable-mails';

test('a linked address may break after its sign and before its last dot where no line holds it; where it leads stays whole', () => {
  expect(withBreakableMails('<p><a href="mailto:hej@nordhem.co.uk">hej@nordhem.co.uk</a></p>')).toBe(
    '<p><a style="display:inline-block" href="mailto:hej@nordhem.co.uk">hej@<wbr>nordhem.co<wbr>.uk</a></p>',
  );
  expect(withBreakableMails('<a href="mailto:a@b.se">Skriv till a@b.se eller ring</a>')).toBe(
    '<a href="mailto:a@b.se">Skriv till a@<wbr>b<wbr>.se eller ring</a>',
  );
});

test('an address that is no link has no hyphens, and what stands around it stays', () => {
  expect(withBreakableMails('<p>Skriv till <b>oss</b>: a.b+c@nordhem-bil.se.</p>')).toBe(
    '<p>Skriv till <b>oss</b>: <span style="display:inline-block;hyphens:none">a.b+c@<wbr>nordhem-bil<wbr>.se</span>.</p>',
  );
  expect(withBreakableMails('<a href="/x">oss</a> a@b.se')).toBe(
    '<a href="/x">oss</a> <span style="display:inline-block;hyphens:none">a@<wbr>b<wbr>.se</span>',
  );
});

test.each(['<p>@nordhem på nätet</p>', '<abbr title="a@b.se">mail</abbr>', '2 @ 3', 'a@b'])(
  '%s is no address and stays as it is',
  (html) => expect(withBreakableMails(html)).toBe(html),
);

test('a text of many signs takes no longer than it is long', () => {
  const html = `<p>${'a.'.repeat(20_000)}@${'b.'.repeat(20_000)}</p>`;
  const start = performance.now();
  withBreakableMails(html);
  expect(performance.now() - start).toBeLessThan(500);
});
