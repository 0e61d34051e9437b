import { describe, expect, test } from 'vitest';
import { descriptionHtml, mayBeLong, plateText } from './car-text';

describe('a description', () => {
  test.each([
    ['Rad ett\nRad två\r\n\r\nNytt stycke', '<p>Rad ett<br>Rad två</p><p>Nytt stycke</p>'],
    ['5 < 6 & "7"', '<p>5 &lt; 6 &amp; &quot;7&quot;</p>'],
    ['&lt;script>alert(1)\nnej', '<p>&amp;lt;script&gt;alert(1)<br>nej</p>'],
    ['<b>Fin bil</b>\nEn ägare', '<b>Fin bil</b><br />En ägare'],
    ['<p>Fin\nbil</p>', '<p>Fin\nbil</p>'],
    ['<p>Bil <img src="https://tracker.example/a.gif?x=>" alt="1 > 0">fin</p>', '<p>Bil fin</p>'],
    ['<img src=x>', ''],
    ['', ''],
    ['<p>&nbsp;</p>\n<ul><li> </li></ul><br>', ''],
    ['<p><img src=x></p>', ''],
  ])('V-228: %j becomes %j', (text, html) => {
    expect(descriptionHtml(text)).toBe(html);
  });

  test('V-228: never runs anything', () => {
    const html = descriptionHtml(
      '<p onclick="x()">Bil</p><script>x()</script><a href="javascript:x()">y</a><img src=x onerror=x()>',
    );
    expect(html).not.toMatch(/onclick|<script|javascript:|onerror/);
    expect(html).toContain('Bil');
  });

  test('V-063: of a line or two needs no button', () => {
    expect(mayBeLong('<p>En ägare, alltid servad hos oss.</p>')).toBe(false);
    expect(mayBeLong(`<p>${'ord '.repeat(200)}</p>`)).toBe(true);
    expect(mayBeLong('<p>a</p>'.repeat(12))).toBe(true);
  });
});

test.each([
  ['abc12d', 'SE', 'ABC\u00a012D'],
  ['ABC 123', 'SE', 'ABC\u00a0123'],
  ['MIN BIL', 'SE', 'MIN BIL'],
  ['EK12345', 'NO', 'EK\u00a012345'],
  ['ABC-123', 'FI', 'ABC-123'],
  ['BA123AB', 'SK', 'BA\u00a0123AB'],
  ['AB12CDE', 'GB', 'AB12\u00a0CDE'],
] as const)('V-208: the plate %s of %s is written %s', (plate, country, written) => {
  expect(plateText(plate, country)).toBe(written);
});
