import { describe, expect, test } from 'vitest';
import type { AvailableWorkshop } from '~/modules/workshop';
import { WORKSHOP } from '../../state/example-booking';
import { CHOOSING, CHOSEN, markup, read, SITE } from '../example-step';
import { WorkshopSection } from '../workshop-part';
import { WorkshopStep } from '../workshop-step';
import { SearchPlace } from './search-place';
import { NO_STREAM, type StreamState } from './stream';
import { WorkshopCard } from './workshop-card';
import { WorkshopList } from './workshop-list';

const noop = () => undefined;
/** As the flow shows it: the section with its heading, and in it what comes later. */
const STEP = (
  <WorkshopSection>
    <WorkshopStep />
  </WorkshopSection>
);

const card = (workshop: AvailableWorkshop, isOpen = false) => (
  <WorkshopCard workshop={workshop} isOpen={isOpen} id="c" onToggle={noop}>
    <p>times</p>
  </WorkshopCard>
);
const list = (stream: Partial<StreamState>, order: 'nearest' | 'earliest' = 'nearest') => (
  <WorkshopList stream={{ ...NO_STREAM, ...stream }} order={order} onOrder={noop} onMore={noop} card={card} />
);

describe('the step', () => {
  test("W-035 W-036 open it is 'Välj en verkstad och tid som passar dig', 'Steg 4/5'", () => {
    const text = read(markup(STEP));
    expect(text).toContain('Välj en verkstad och tid som passar dig');
    expect(text).toContain('Steg 4/5');
  });

  test("W-037 while another step is open it is the header 'Välj anläggning och tid' alone", () => {
    const html = markup(STEP, { start: { ...CHOOSING, displayState: 2 } });
    expect(read(html)).toContain('Välj anläggning och tid');
    expect(read(html)).not.toContain('Bäst matchade anläggningar');
    expect(html).not.toContain('data-workshop-map');
  });
});

describe('the list', () => {
  const done = { phase: 'done', workshops: [WORKSHOP] } as const;

  test("W-039 is headed 'Bäst matchade anläggningar'", () => {
    expect(markup(list(done))).toMatch(/<h3[^>]*>Bäst matchade anläggningar<\/h3>/);
  });

  test("W-040 W-041 is sorted by 'Närmast mig', which is chosen, or 'Första lediga tid'", () => {
    const html = markup(list(done));
    const radios = [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([radio]) => radio);
    expect(radios.map((radio) => radio.includes('checked'))).toEqual([true, false]);
    expect(read(html)).toMatch(/Närmast mig Första lediga tid /);
  });

  test('W-042 W-043 W-044 cards stand in the order that is chosen, one without a time last', () => {
    const at = (departmentId: string, firstTimeSlot: string) => ({
      ...WORKSHOP,
      departmentId,
      firstTimeSlot,
    });
    const workshops = [
      at('1', ''),
      at('2', '2027-03-08T07:00:00'),
      at('3', '2027-03-05T08:30:00'),
      at('4', '2027-03-05T07:30:00'),
    ];
    const ids = (html: string) => [...html.matchAll(/data-workshop="(\d)"/g)].map(([, id]) => id);
    const stream = { ...done, workshops };
    expect(ids(markup(list(stream)))).toEqual(['1', '2', '3', '4']);
    const earliest = markup(list(stream, 'earliest'));
    expect(ids(earliest)).toEqual(['4', '3', '2', '1']);
    expect(earliest).not.toMatch(/Invalid|NaN|undefined/);
  });

  const moreOf = (html: string) => /<button[^>]*data-more=""[^>]*>/.exec(html)?.[0] ?? '';

  test.each([
    ['W-051 after the first five', { phase: 'done' }, false],
    ['W-053 while loading', { phase: 'loading', awaited: 5 }, true],
    ['W-054 W-167 when there are no more', { phase: 'done', exhausted: true }, true],
    ['W-170 after an error the rest can still be asked for', { phase: 'refused' }, false],
  ] as const)("'Hämta fler' %s: disabled %#", (_, state, isDisabled) => {
    const html = markup(list({ ...done, ...state }));
    expect(read(html)).toContain('Hämta fler');
    expect(moreOf(html)).toContain('<button');
    expect(/ disabled=""/.test(moreOf(html))).toBe(isDisabled);
  });

  test("W-051 'Hämta fler' is a ghost button", () => {
    const solid = /class="([^"]*)"/.exec(
      /<button[^>]*id="c-toggle"[^>]*>/.exec(markup(card(WORKSHOP)))?.[0] ?? '',
    );
    expect(moreOf(markup(list(done)))).toMatch(/ghost/);
    expect(solid?.[1]).not.toMatch(/ghost/);
  });

  test('W-164 five skeletons at first, one less with each that has come, the list busy', () => {
    const count = (html: string) => html.match(/data-skeleton=""/g)?.length ?? 0;
    const first = markup(list({ phase: 'loading', awaited: 5 }));
    expect(count(first)).toBe(5);
    expect(first).toMatch(/<ul[^>]*aria-busy="true"/);
    const then = markup(list({ phase: 'loading', awaited: 4, workshops: [WORKSHOP] }));
    expect(count(then)).toBe(4);
    const last = markup(list(done));
    expect(count(last)).toBe(0);
    expect(last).toMatch(/<ul[^>]*aria-busy="false"/);
  });

  const NONE = [
    'Vi kan ej hitta några anläggningar som passar dig',
    `Prova att ändra din val eller kontakta oss på ${SITE.email} för hjälp.`,
  ];

  test('W-058 W-059 W-060 without workshops it says so and gives an address to write to', () => {
    const html = markup(list({ phase: 'done', exhausted: true }));
    for (const words of NONE) expect(read(html)).toContain(words);
    expect(html).toContain(`<a href="mailto:${SITE.email}">`);
    expect(moreOf(html)).toBe('');
  });

  test('W-168 no more after some results: they stay, without that message', () => {
    const text = read(markup(list({ ...done, exhausted: true })));
    expect(text).toContain(WORKSHOP.siteName);
    expect(text).not.toContain(NONE[0]);
  });

  test('W-169 W-170 an error says the same, below the results that came', () => {
    expect(read(markup(list({ phase: 'refused' })))).toContain(NONE[0]);
    const text = read(markup(list({ ...done, phase: 'refused' })));
    expect(text.indexOf(WORKSHOP.siteName)).toBeLessThan(text.indexOf(NONE[0] ?? ''));
  });

  test('W-171 a connection that broke can be tried again, beside the results that came', () => {
    const text = read(markup(list({ ...done, phase: 'broken' })));
    expect(text).toContain(WORKSHOP.siteName);
    expect(text).toContain('Försök igen');
    expect(text).not.toContain(NONE[0]);
  });
});

describe('a card', () => {
  test("W-045 W-046 has name, address and 'Första lediga tid: 5 mars 08:30'", () => {
    const text = read(markup(card(WORKSHOP)));
    expect(text).toContain('Nordhem Stockholm');
    expect(text).toContain('Gatan 1, 111 11 Stockholm');
    expect(text).toContain('Första lediga tid: 5 mars 08:30 ');
  });

  test('W-047 W-048 the badge stands where the brand is among those of the workshop, in any case', () => {
    const badge = (brands: readonly string[]) => read(markup(card({ ...WORKSHOP, brands })));
    expect(badge(['BMW', 'VOLVO'])).toContain('Auktoriserad');
    expect(badge(['BMW'])).not.toContain('Auktoriserad');
  });

  test("W-049 'Visa tillgängliga tider' and 'Stäng tider', and a reader is told which", () => {
    const closed = markup(card(WORKSHOP));
    expect(closed).toMatch(
      /<button[^>]*aria-expanded="false"[^>]*aria-controls="c-times"[^>]*>.*?Visa tillgängliga tider/,
    );
    expect(closed).toMatch(/id="c-times"[^>]*hidden=""/);
    const open = markup(card(WORKSHOP, true));
    expect(open).toMatch(/<button[^>]*aria-expanded="true"[^>]*>.*?Stäng tider/);
    expect(open).toContain('<p>times</p>');
  });

  test('W-183 how far away it is, once a position is known, in the words of the country', () => {
    const near = { ...CHOOSING, lat: 59.36, lng: 18.06, region: 'Solna' };
    expect(read(markup(card(WORKSHOP), { start: near }))).toContain('3,3 km bort');
    expect(read(markup(card(WORKSHOP)))).toContain('0,6 km från Stockholm');
  });
});

test.each([
  ['nb', 'nb-NO'],
  ['fi', 'fi-FI'],
  ['sk', 'sk-SK'],
  ['en', 'en-GB'],
  ['en-GB', 'en-GB'],
] as const)('the step speaks %s', (language, locale) => {
  const html =
    markup(list({ phase: 'done', workshops: [WORKSHOP] }), { language, locale }) +
    markup(STEP, { language, locale, start: CHOSEN });
  expect(read(html)).not.toMatch(/[{}]|workshop\.|times\.|Första lediga|Vald tid/);
});

describe('from where it counts', () => {
  const [OWN, NEAR] = [
    { ...WORKSHOP, departmentId: 'own', latitude: 59.5 },
    { ...WORKSHOP, departmentId: 'near', latitude: 59.34, brands: ['Kia'] },
  ];
  const basis = (order: 'nearest' | 'earliest', ...workshops: readonly AvailableWorkshop[]) =>
    read(markup(list({ phase: 'done', workshops }, order)));

  test('correction 6: without a position it says so, names the town, and requests one', () => {
    const text = read(markup(<SearchPlace />));
    expect(text).toContain('Vi vet inte var du är, så avstånden räknas från Stockholm.');
    expect(text).toContain('Använd min position');
    expect(text).toContain('Sök ort');
    const solna = { ...CHOOSING, lat: 59.36, lng: 18.06, region: 'Solna' };
    const nearSolna = read(markup(<SearchPlace />, { start: solna }));
    expect(nearSolna).toContain('Verkstäder nära Solna');
    expect(nearSolna).not.toContain('Vi vet inte');
  });

  test('correction 6: the list says what its order is based on', () => {
    expect(basis('nearest', NEAR, OWN)).toContain('Sorterat efter avstånd från Stockholm.');
    expect(basis('nearest', OWN, NEAR)).toContain(
      'Först närmaste verkstad som är auktoriserad för Volvo, sedan efter avstånd från Stockholm.',
    );
    expect(basis('earliest', OWN, NEAR)).toContain('Sorterat efter första lediga tid.');
  });
});
