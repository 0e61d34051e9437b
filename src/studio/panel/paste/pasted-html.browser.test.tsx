import { expect, test } from 'vitest';
import { tidyPasted } from './pasted-html';

const entry = (text: string, list: string, level: number, marker: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]>` +
  `<span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span>` +
  `<![endif]>${text}<o:p></o:p></p>`;

/** Without what the editor reads over: attributes, comments and elements that it has no use for. */
const shapeOf = (html: string) =>
  html
    .replace(/<!--.*?-->|<\/?(?:o:p|span)[^>]*>/g, '')
    .replace(/<(\w+)[^>]*>/g, '<$1>')
    .trim();

test('lists of Word become lists, one in another, without the dots and numbers that Word writes', () => {
  const pasted =
    entry('ett', 'l0', 1, '·') +
    entry('ett a', 'l0', 2, 'o') +
    entry('två', 'l0', 1, '·') +
    '<p>mellan</p>' +
    entry('först', 'l1', 1, '1.') +
    entry('sedan', 'l1', 1, '2.') +
    entry('annan', 'l2', 1, 'a)');
  expect(shapeOf(tidyPasted(pasted))).toBe(
    '<ul><li>ett<ul><li>ett a</li></ul></li><li>två</li></ul><p>mellan</p>' +
      '<ol><li>först</li><li>sedan</li></ol><ol><li>annan</li></ol>',
  );
});

test('the largest heading is one below that of the page; empty paragraphs are left out', () => {
  const pasted = '<h1>Rubrik<o:p></o:p></h1><h2>Mindre</h2><p>&nbsp;<o:p></o:p></p><p>Text</p>';
  expect(shapeOf(tidyPasted(pasted))).toBe('<h2>Rubrik</h2><h2>Mindre</h2><p>Text</p>');
});

test('what is no list of Word stays as it is', () => {
  const pasted = '<p>1. inte en lista</p><ul><li><p>en lista</p></li></ul>';
  expect(tidyPasted(pasted)).toBe(pasted);
});
