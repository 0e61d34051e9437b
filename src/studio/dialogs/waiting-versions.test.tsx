import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ROOM_PROPS } from '~test/component/room-props';
import { WaitingVersions } from './waiting-versions';

const { site, locale, say } = ROOM_PROPS;
const at = '2026-12-01T08:00:00.000Z';
const shown = (release?: string) =>
  renderToStaticMarkup(
    <WaitingVersions
      waiting={[{ number: 3, at, release }]}
      site={site}
      language="sv"
      locale={locale}
      say={say}
    />,
  ).replaceAll(/\s/g, ' ');

test('a release that publishing stops is named with its time and the way to it', () => {
  const html = shown('Hösten & jul');
  expect(html).toContain('”Hösten &amp; jul” till');
  expect(html).toMatch(/1 dec\S* 2026/);
  expect(html).toContain('href="/studio/automotive-se/sv/@releases"');
});

test('a version that waits alone is said to be replaced, without a way to releases', () => {
  const html = shown();
  expect(html).toContain('Version 3, som är schemalagd till');
  expect(html).not.toContain('<a');
});
