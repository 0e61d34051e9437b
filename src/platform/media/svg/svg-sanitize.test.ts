import { describe, expect, test } from 'vitest';
import { sanitizeSvg } from './svg-sanitize';

const inside = (markup: string) => sanitizeSvg(`<svg viewBox="0 0 24 24">${markup}</svg>`);

describe('C-496: a drawing loses what runs, loads or disguises itself', () => {
  test.each([
    ['scripts', '<script>alert(1)</script>'],
    [
      'scripts of another namespace',
      '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
    ],
    ['handlers', '<path onclick="alert(1)" ONLOAD="alert(1)"/>'],
    ['HTML', '<foreignObject><body onload="alert(1)">alert(1)</body></foreignObject>'],
    ['links', '<a href="javascript:alert(1)"></a>'],
    ['pictures', '<image href="https://evil.example/a.png"/>'],
    [
      'references to other files',
      '<use href="https://evil.example/a.svg#a"/><use xlink:href="data:alert(1)"/>',
    ],
    ['paint from elsewhere', '<path fill="url(https://evil.example/#a)" style="fill:url(//evil.example)"/>'],
    ['style sheets', '<style>@import "//evil.example"; *{background:url(//evil.example)}</style>'],
    [
      'animations that set an address',
      '<animate attributeName="href" values="javascript:alert(1)"/><set to="x"/>',
    ],
    ['CDATA', '<![CDATA[<script>alert(1)</script>]]>'],
    ['comments', '<!-- alert(1) -->'],
    ['words', 'alert(1)'],
  ])('%s', (_, markup) => {
    const clean = inside(`${markup}<path d="M1 1"/>`) ?? '';
    expect(clean).not.toMatch(/alert|evil|script|on[a-z]+=|<a|<image|<style|<set|<animate|<!/i);
    expect(clean).toContain('<path d="M1 1"></path>');
  });

  test.each([
    ['a page', '<html><body><svg><path/></svg></body></html>'],
    ['a page after a document type', '<!doctype html><html><svg></svg></html>'],
    ['JSON', '{"error":"not found"}'],
    ['nothing', ''],
    ['half a drawing', '<svg><path'],
  ])('%s is no drawing', (_, text) => {
    expect(sanitizeSvg(text)).toBeNull();
  });

  test('entities are not unfolded', () => {
    const bomb =
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg><title>&b;</title></svg>';
    expect(sanitizeSvg(bomb)).toMatch(/^<svg><title>(&amp;b;|&b;)?<\/title><\/svg>$/);
  });
});

test('shapes, gradients and references within stay, with the case of their names', () => {
  const clean = inside(
    '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#f00"/></linearGradient></defs>' +
      '<g fill="url(#g)" transform="rotate(45)"><circle cx="1" cy="2" r="3"/></g><use xlink:href="#g"/>' +
      '<rect style="fill: #fff; position: fixed; stroke-width: 2px"/>',
  );
  expect(clean).toContain('viewBox="0 0 24 24"');
  expect(clean).toContain(
    '<linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#f00">',
  );
  expect(clean).toContain('fill="url(#g)"');
  expect(clean).toContain('<use href="#g">');
  expect(clean).toMatch(/style="fill: ?#fff; ?stroke-width: ?2px"/);
});
