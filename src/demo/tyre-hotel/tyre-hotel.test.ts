import { expect, test } from 'vitest';
import { BOOKING_SITES, DEMO_VEHICLES } from '~/demo/workshop';
import { storedCarSchema } from '~/modules/tyre-hotel/domain/agreement';
import { normalisePlate } from '~/modules/workshop/browser';
import { readPhone } from '~/platform/phone';
import { demoAgreements, HOTEL_CARS } from '.';

const TODAY = '2026-11-22';

test.each(BOOKING_SITES)(
  '%s has about 400 agreements of cars that the register knows, codes to numbers of nobody',
  (site) => {
    const agreements = demoAgreements(site, TODAY);
    expect(agreements.length).toBeGreaterThan(390);
    const registered = new Set(
      [...DEMO_VEHICLES, ...HOTEL_CARS.map(({ vehicle }) => vehicle)].map(
        ({ registrationNumber }) => registrationNumber,
      ),
    );
    const plates = agreements.map(({ registrationNumber }) => registrationNumber);
    expect(new Set(plates).size).toBe(plates.length);
    for (const { registrationNumber, phone, ...car } of agreements) {
      expect(storedCarSchema.safeParse(car).success).toBe(true);
      expect(normalisePlate(registrationNumber)).toBe(registrationNumber);
      expect(registered.has(registrationNumber)).toBe(true);
      expect(readPhone(phone, 'SE')).toMatchObject({ ok: true, value: { e164: phone } });
      expect(phone).toMatch(/^\+4670174069\d$|^\+4670174060[5-9]$|^\+467017406[1-8]\d$/);
    }
  },
);

test('the demo is the same in every run, and moves with the season only', () => {
  expect(demoAgreements('automotive-se', TODAY)).toEqual(demoAgreements('automotive-se', TODAY));
  const share = (today: string) => {
    const lying = demoAgreements('automotive-se', today)
      .slice(20)
      .flatMap(({ wheelSets }) => wheelSets.map(({ season }) => season));
    return lying.filter((season) => season === 'summer').length / lying.length;
  };
  expect(share(TODAY)).toBeGreaterThan(0.6);
  expect(share(TODAY)).toBeLessThan(0.8);
  expect(share('2026-07-01')).toBeCloseTo(1 - share(TODAY));
});

test('no two sets lie in one place of a workshop', () => {
  const places = demoAgreements('automotive-se', TODAY).flatMap(({ departmentId, wheelSets }) =>
    wheelSets.map(({ shelf }) => `${departmentId} ${shelf}`),
  );
  expect(new Set(places).size).toBe(places.length);
});
