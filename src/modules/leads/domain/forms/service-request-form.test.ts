import { describe, expect, test } from 'vitest';
import { translator } from '~/messages';
import { SERVICES_OF } from './fields';
import { kindOf } from './form';
import { readServiceRequest } from './service-request-form';
import { envelopeOfForm, fingerprintOf } from './submission';

const TODAY = '2026-11-23';
const good = {
  typeCar: 'car',
  siteName: 'Nordhem Bergen',
  siteEmail: 'verksted.bergen@nordhem.example',
  customerName: 'Kari Nord',
  customerPhone: '406 00 123',
  customerEmail: 'kari@post.example',
  regno: 'ek 12345',
  date: TODAY,
  gdpr: true,
};
const read = (values: Record<string, unknown>) =>
  readServiceRequest({ ...good, ...values }, { country: 'NO', today: TODAY });

test('W-621, W-623, W-624, W-625, W-626, W-627, W-628, W-629: the values by their names, normalised', () => {
  const requested = {
    services: ['Hjulskift', 'Service'],
    description: 'Piper',
    milage: '98 000',
    other: 'Ring etter fire',
    newsletter: true,
    sourceUrl: '/verksted/be-om-service',
  };
  expect(read(requested)).toMatchObject({
    ok: true,
    value: {
      siteName: 'Nordhem Bergen',
      toName: 'Nordhem Bergen',
      toEmail: 'verksted.bergen@nordhem.example',
      name: 'Kari Nord',
      phone: '+4740600123',
      email: 'kari@post.example',
      message: 'Piper',
      regno: 'EK12345',
      milage: '98000',
      sourceUrl: '/verksted/be-om-service',
      service: {
        vehicle: 'car',
        services: ['service', 'wheelChange'],
        date: TODAY,
        other: 'Ring etter fire',
        consent: true,
        newsletter: true,
      },
    },
  });
});

test('a day as people write it is that of the calendar', () => {
  expect(read({ date: '24/12 2026' })).toMatchObject({
    ok: true,
    value: { service: { date: '2026-12-24' } },
  });
});

describe('what is refused (SERVICE-REQUEST-3)', () => {
  test.each([
    ['W-632: no dealer', { siteName: ' ' }, { siteName: 'dealerMissing' }],
    ['W-632: no name', { customerName: '  ' }, { customerName: 'nameMissing' }],
    ['W-632: no phone', { customerPhone: '' }, { customerPhone: 'phoneMissing' }],
    ['W-633: five digits', { customerPhone: '12345' }, { customerPhone: 'phoneInvalid' }],
    ['W-633: 21 digits', { customerPhone: '1'.repeat(21) }, { customerPhone: 'phoneInvalid' }],
    ['W-633: a plus inside', { customerPhone: '4+6123456' }, { customerPhone: 'phoneInvalid' }],
    ['W-634: no e-mail', { customerEmail: '' }, { customerEmail: 'emailMissing' }],
    ['W-634: a@b', { customerEmail: 'a@b' }, { customerEmail: 'emailInvalid' }],
    ['W-635: no plate', { regno: ' - ' }, { regno: 'plateMissing' }],
    ['W-635: no date', { date: '' }, { date: 'dateMissing' }],
    ['W-636: yesterday', { date: '2026-11-22' }, { date: 'dateInvalid' }],
    ['W-636: no day at all', { date: '2026-02-30' }, { date: 'dateInvalid' }],
    ['W-636: words', { date: 'snart' }, { date: 'dateInvalid' }],
    ['W-637: no consent', { gdpr: false }, { gdpr: 'consentMissing' }],
    ['W-637: nothing said of consent', { gdpr: undefined }, { gdpr: 'consentMissing' }],
    ['W-639: mileage below 0', { milage: '-1' }, { milage: 'milageInvalid' }],
    ['W-639: mileage in words', { milage: 'x' }, { milage: 'milageInvalid' }],
    [
      'a service that nobody offers',
      { services: ['Service', 'Gratis bil'] },
      { services: 'servicesInvalid' },
    ],
    [
      'W-649: a car’s service for a motorcycle',
      { typeCar: 'motorcycle', services: ['EU-kontroll'] },
      { services: 'servicesInvalid' },
    ],
    [
      'too long',
      { description: 'x'.repeat(5001), other: 'x'.repeat(5001) },
      { description: 'tooLong', other: 'tooLong' },
    ],
  ])('%s', (_, values, problems) => {
    expect(read(values)).toEqual({ ok: false, error: problems });
  });

  test('every field at once', () => {
    const found = readServiceRequest({ typeCar: 'car' }, { country: 'NO', today: TODAY });
    expect(found.ok || found.error === 'malformed' ? [] : Object.keys(found.error).sort()).toEqual([
      ...['customerEmail', 'customerName', 'customerPhone', 'date', 'gdpr', 'regno', 'siteName'],
    ]);
  });

  test.each([
    ['x'],
    [null],
    [{ ...good, typeCar: 'boat' }],
    [{ ...good, regno: { a: 1 } }],
    [{ ...good, services: [{}] }],
  ])('what is no set of values: %j', (raw) => {
    expect(readServiceRequest(raw, { country: 'NO', today: TODAY })).toEqual({
      ok: false,
      error: 'malformed',
    });
  });
});

test.each([
  ['W-633: six digits', { customerPhone: '123456' }],
  ['W-633: twenty digits', { customerPhone: '1'.repeat(20) }],
  ['W-633: +47 900 00 000', { customerPhone: '+47 900 00 000' }],
  ['W-634: a@b.no', { customerEmail: 'a@b.no' }],
  ['W-636: today', { date: TODAY }],
  ['W-639: nothing driven', { milage: 0 }],
  ['W-639: no mileage', { milage: '' }],
  ['W-640: without services, description and other', { services: undefined, description: '', other: null }],
  ['W-638: without the newsletter, which is free (ADR 0030)', { newsletter: false }],
  ['one service alone, as a browser sends it', { services: 'EU-kontroll' }],
  ['services in another language of ours', { services: ['Hjulskifte'] }],
  ['boxes as a browser sends them', { gdpr: 'on', newsletter: 'on' }],
])('%s is taken', (_, values) => {
  expect(read(values)).toMatchObject({ ok: true });
});

test.each([
  [
    'W-648',
    'car',
    'Service, Vinterklar bil, EU-kontroll, Hjulskift, Service for eldre biler (5+ år), Reparasjon, Lakk og karosseri, Steinsprut og frontrute, AC-service, Bilskade, Annet',
  ],
  ['W-649', 'motorcycle', 'Bestille service, Bestille deler, Annet'],
] as const)('%s: the services for a %s, in Norwegian and in their order', (_, typeCar, names) => {
  const t = translator('nb');
  const labels = SERVICES_OF[typeCar].map((service) => t(`workshopService.${service}`));
  expect(labels.join(', ')).toBe(names);
  expect(read({ typeCar, services: labels })).toMatchObject({
    ok: true,
    value: { service: { vehicle: typeCar, services: SERVICES_OF[typeCar] } },
  });
});

test('W-645: the form is known by the end of its name', () => {
  expect(kindOf('NordhemNorgeServiceRequestForm')).toBe('ServiceRequestForm');
});

test('two requests that differ in the day or the services alone are two', () => {
  const digests = [{}, { date: '2026-11-24' }, { services: ['Service'] }, { newsletter: true }].map(
    (more) => {
      const found = read(more);
      return found.ok ? fingerprintOf(found.value) : '';
    },
  );
  expect(new Set(digests).size).toBe(4);
});

test('an ordinary form sends every service that is ticked', () => {
  const fields = new URLSearchParams([
    ...[
      ['formName', 'NordhemNorgeServiceRequestForm'],
      ['services', 'Service'],
      ['services', 'Annet'],
      ['regno', 'A'],
    ],
  ]);
  expect(envelopeOfForm(fields)).toEqual({
    formName: 'NordhemNorgeServiceRequestForm',
    values: { services: ['Service', 'Annet'], regno: 'A' },
  });
});
