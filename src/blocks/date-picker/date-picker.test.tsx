import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messageSubset } from '~/messages';
import { readFields } from '~/modules/content';
import { jsonOfAttribute } from '~/ui/island/attribute-json';
import { testPage } from '~test/block';
import { DateForm } from './date-form';
import { block } from './date-picker.block';
import { view as View } from './date-picker.view';
import { DATE_PICKER_KEYS } from './texts';

const NOW = new Date('2026-02-27T23:30:00Z');
/** The page, and what its script draws. */
const html = (fields: object) => {
  const page = drawn(fields);
  const props = /data-props="(\{.*?\})">/.exec(page)?.[1] ?? '{}';
  return page + renderToString(<DateForm {...JSON.parse(jsonOfAttribute(props))} />);
};

const drawn = (fields: object) =>
  renderToString(
    <View
      fields={readFields(block.fields, fields)}
      data={{ texts: messageSubset('sv', DATE_PICKER_KEYS) }}
      page={testPage({ now: NOW })}
      uid="d1"
      index={0}
      slot={() => []}
    />,
  ).replaceAll('&quot;', '"');

const LINK = { Link: { href: '/service-och-verkstad/boka-bilverkstad', text: 'Se lediga tider' } };

test('C-030: a date picker stands by itself: from tomorrow, by the clock of the site, to three months ahead, to the page of the editor', () => {
  const page = html(LINK);
  expect(page).toMatch(/<form[^>]*action="\/service-och-verkstad\/boka-bilverkstad"/);
  expect(page).toContain('`first`:`2026-03-01`');
  expect(page).toContain('`last`:`2026-05-28`');
  expect(page).toMatch(/aria-label="söndag 1 mars 2026, [^"]+" aria-disabled="true"/);
  expect(page).toContain('aria-label="måndag 2 mars 2026"');
  expect(html({ ...LINK, Weekends: true })).toContain('aria-label="söndag 1 mars 2026"');
});

test('C-030: without a script the browser has a field of its own; without a page to go to there is no form that does nothing', () => {
  const [field = ''] = html(LINK).match(/<input[^>]*type="date"[^>]*>/) ?? [];
  for (const attribute of ['min="2026-03-01"', 'max="2026-05-28"', 'name="date"'])
    expect(field).toContain(attribute);
  const alone = html({});
  expect(alone).not.toContain('type="date"');
  expect(alone).not.toContain('type="submit"');
});
