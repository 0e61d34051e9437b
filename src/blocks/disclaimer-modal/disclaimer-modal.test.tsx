import { describe, expect, test } from 'vitest';
import { renderBlock, testPage } from '~test/block';
import { block } from './disclaimer-modal.block';
import { view } from './disclaimer-modal.view';

type Fields = Parameters<typeof renderBlock<typeof block.fields, null>>[2];
const render = (fields: Fields, page = testPage()) => renderBlock(block, view, fields, { data: null, page });
const text = '<p>Priserna är utan moms.</p>';

test.each(Object.entries(block.examples))('draws the example "%s"', (_, example) => {
  expect(render(example.fields)).toContain('<dialog');
});

test('C-168: the title is the heading and the name of the dialog', () => {
  const html = render({ DisclaimerModalTitle: 'Endast företag', DisclaimerModalText: text });
  expect(html).toMatch(/<dialog[^>]* aria-labelledby="uid-title"[^>]* role="alertdialog"/);
  expect(html).toMatch(/<h2 id="uid-title"[^>]*>Endast företag<\/h2>/);
});

test('C-168: without a title it has a name all the same', () => {
  expect(render({ DisclaimerModalText: text })).toMatch(/<h2 id="uid-title"[^>]*>Läs det här först/);
});

test('C-169: the text is shown and describes the dialog; a long one can be scrolled by keys', () => {
  const html = render({ DisclaimerModalText: text });
  expect(html).toMatch(/aria-describedby="uid-text"/);
  expect(html).toMatch(/<div id="uid-text"[^>]*>.*Priserna är utan moms/);
  expect(html).not.toContain('tabindex="0"');
  expect(render({ DisclaimerModalText: text.repeat(20) })).toMatch(/<div id="uid-text"[^>]*tabindex="0"/i);
});

test('C-170, C-171: the words of the buttons; empty ones are those of the site', () => {
  const own = render({
    DisclaimerModalText: text,
    DisclaimerModalApproveButtonText: 'Ja tack',
    DisclaimerModalDeclineButtonText: 'Nej tack',
  });
  expect(own).toMatch(/<button[^>]*value="approve"[^>]*>.*Ja tack.*<\/button>/);
  expect(own).toMatch(/<a [^>]*>.*Nej tack.*<\/a>/);
  expect(render({ DisclaimerModalText: text })).toMatch(/Jag har läst och godkänner.*Nej, lämna sidan/);
  expect(render({ DisclaimerModalText: text }, testPage({ language: 'en' }))).toMatch(/I have read this/);
});

describe('C-172: declining leads to the link', () => {
  test.each([
    ['a page of the site', { href: '/om-oss', text: '' }, 'href="/om-oss"'],
    ['another site', { href: 'https://group.example/x', text: '' }, 'href="https://group.example/x"'],
    ['none: the start page', null, 'href="/"'],
  ])('%s', (_, DisclaimerModalDeclineLink, expected) => {
    expect(render({ DisclaimerModalText: text, DisclaimerModalDeclineLink })).toContain(expected);
  });

  test('a script is no address, and the start page is that of the language', () => {
    const html = render(
      {
        DisclaimerModalText: text,
        DisclaimerModalDeclineLink: { href: 'javascript:alert(1)', text: '' },
      },
      testPage({ language: 'en' }),
    );
    expect(html).toContain('href="/en"');
    expect(html).not.toContain('javascript');
  });
});

test('C-173, C-176: it is open in the HTML itself, and nothing but its own form closes it', () => {
  const html = render({ DisclaimerModalText: text });
  expect(html).toMatch(/<dialog[^>]* open=""/);
  expect(html).toMatch(/<dialog[^>]* closedby="none"/);
  expect(html).toMatch(/<form[^>]* method="dialog"/);
  expect(html.match(/<button/g)).toHaveLength(1);
});

test('the gallery shows all examples without one of them covering it', () => {
  const page = testPage();
  const gallery = { ...page, page: { ...page.page, template: 'Gallery' } };
  expect(render({ DisclaimerModalText: text }, gallery)).not.toMatch(
    /<dialog|data-enhance|data-modal|autofocus/,
  );
});

test('with neither title nor text there is nothing to approve', () => {
  expect(render({ DisclaimerModalApproveButtonText: 'Ja' })).toBe('');
});
