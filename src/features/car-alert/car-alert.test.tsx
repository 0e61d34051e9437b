import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type Alert, type AlertPage, RETENTION_DAYS } from '~/modules/alerts';
import type { FormState } from '~/page/contract';
import { testPage } from '~test/block';
import { ALERT_FORM, AlertDisclosure } from './alert-disclosure';
import { DAYS_TO_CONFIRM } from './alert-preferences';
import type { WatchedSearch } from './alert-search';
import { AlertPageView } from './car-alert.view';

const list: WatchedSearch = {
  kind: 'list',
  path: '/kop-bil',
  query: 'car_brand=Volvo',
  fixed: 'car_condition=Ny',
  words: ['Ny', 'Volvo'],
  source: '/kop-bil?car_brand=Volvo',
};
const form = (search: WatchedSearch, state: Partial<FormState> | null = null) => {
  const given: FormState | null = state && {
    formName: ALERT_FORM,
    outcome: 'invalid',
    values: {},
    problems: {},
    message: null,
    reference: null,
    ...state,
  };
  const page = testPage({ form: given });
  return renderToString(<AlertDisclosure page={page} uid="u" search={search} />).replaceAll('<!-- -->', '');
};

describe('the form', () => {
  test('is an ordinary one, with the search in hidden values and in words', () => {
    const html = form(list);
    expect(html).toMatch(/<details class="[^"]*">/);
    expect(html).toContain('action="/api/alerts" method="post"');
    for (const [name, value] of [
      ['path', '/kop-bil'],
      ['search', 'car_brand=Volvo'],
      ['fixed', 'car_condition=Ny'],
      ['source', '/kop-bil?car_brand=Volvo'],
    ]) {
      expect(html).toContain(`type="hidden" name="${name}" value="${value}"`);
    }
    expect(html).toMatch(/>Ny<\/li>.*>Volvo<\/li>/);
    expect(html.match(/checked=""/g)).toHaveLength(3);
    expect(html).toContain('Vi använder adressen bara till den här bevakningen.');
  });

  test('without a choice it is about all cars; a car’s form asks for no more than an address', () => {
    expect(form({ ...list, words: [] })).toContain('Alla bilar');
    const html = form({ kind: 'car', carId: '4711', source: '/bil/4711' });
    expect(html).toContain('name="carId" value="4711"');
    expect(html).toContain('name="priceDrops" value="on"');
    expect(html).not.toContain('name="newCars"');
  });

  test('comes back open, with what was typed and what is wrong beside it', () => {
    const html = form(list, {
      values: { email: '<b>nobody', priceDrops: 'on', frequency: 'daily' },
      problems: { email: 'Skriv en e-postadress.' },
    });
    expect(html).toMatch(/<details [^>]*open=""/);
    expect(html).toContain('value="&lt;b&gt;nobody"');
    expect(html).toMatch(/aria-invalid="true"/);
    expect(html).toContain('href="#u-alert-email"');
    expect(html).toMatch(/name="frequency"[^>]*checked="" value="daily"|value="daily"[^>]*checked=""/);
    expect(html).not.toMatch(/name="newCars"[^>]*checked/);
    expect(form(list, { formName: 'AnotherForm' })).not.toContain('open=""');
  });

  test('says as many days as the module waits', () => {
    expect(DAYS_TO_CONFIRM).toBe(RETENTION_DAYS.unconfirmed);
  });
});

describe('a page of an alert', () => {
  const alert: Alert = {
    id: 'a',
    site: 'automotive-se',
    language: 'sv',
    carIndex: 'automotive-se-cars',
    email: 'vera@post.example',
    searchKey: 'k',
    newCars: true,
    priceDrops: false,
    frequency: 'daily',
    search: { kind: 'list', path: '/kop-bil', query: '', fixed: '' },
    state: 'active',
    since: new Date(),
  };
  const shown = { alert, summary: { title: 'Bilar', words: ['Volvo'], href: '/kop-bil?car_brand=Volvo' } };
  const draw = (page: AlertPage) =>
    renderToString(<AlertPageView alert={page} page={testPage()} />).replaceAll('<!-- -->', '');

  test.each(['confirm', 'unsubscribe'] as const)('%s asks with one button', (kind) => {
    const html = draw({ kind, token: 'secret', shown });
    expect(html).toContain(`action="/alerts/${kind}" method="post"`);
    expect(html.match(/<button/g)).toHaveLength(1);
    expect(html).toContain('name="t" value="secret"');
  });

  test('shows what is watched and how, never the address', () => {
    const html = draw({
      kind: 'manage',
      token: 'secret',
      shown,
      done: 'confirmed',
      refused: null,
    });
    expect(html).toContain('Bevakningen är bekräftad');
    expect(html).toMatch(/name="newCars"[^>]*checked/);
    expect(html).not.toMatch(/name="priceDrops"[^>]*checked/);
    expect(html).toMatch(/value="save"[\s\S]*value="stop"[\s\S]*value="delete"/);
    expect(html).not.toContain('vera@');
  });

  test('gives back what was sent with nothing to be told, and says only what is wrong', () => {
    const refused = { frequency: 'now' };
    const html = draw({ kind: 'manage', token: 'secret', shown, done: null, refused });
    expect(html).not.toContain('Bevakningen är på');
    expect(html).toMatch(/role="alert"[\s\S]*Välj minst en sak att få veta/);
    expect(html).not.toMatch(/name="(?:newCars|priceDrops)"[^>]*checked/);
    expect(html).toMatch(/name="frequency"[^>]*checked="" value="now"/);
  });

  test('offers a stopped one to be started again', () => {
    const stopped = { ...shown, alert: { ...alert, state: 'stopped' as const } };
    const html = draw({
      kind: 'manage',
      token: 'secret',
      shown: stopped,
      done: null,
      refused: null,
    });
    expect(html).toContain(`inom ${RETENTION_DAYS.stopped} dagar`);
    expect(html).toMatch(/value="resume"/);
    expect(html).not.toMatch(/value="(?:save|stop)"/);
  });

  test.each(['sent', 'deleted', 'gone', 'limited'] as const)('%s says what comes next', (kind) => {
    expect(draw({ kind })).toMatch(/<h1[\s\S]*<p>[\s\S]*Till bilarna/);
  });
});
