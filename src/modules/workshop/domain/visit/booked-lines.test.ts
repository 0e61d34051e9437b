import { expect, test } from 'vitest';
import { SERVICES } from '~test/workshop/engine';
import { linesForStaff } from './booked-lines';

const [service] = SERVICES;
if (service === undefined) throw new Error('no service');
const words = (name: string) => ({ name, description: '', listItems: [] });
const schedule = {
  services: [
    {
      ...service,
      id: 'oil',
      words: { sv: words('Oljebyte'), en: words('Oil change') },
      priceText: { sv: 'Gratis', en: 'Free' },
    },
  ],
};
const line = (id: string, name: string, priceText: string | null) => ({ id, name, priceText });
const staffLines = (site: string, language: string, ...lines: ReturnType<typeof line>[]) =>
  linesForStaff(schedule, { site, language, lines });

test('what a customer has booked in another language is read by staff in that of the site', () => {
  const booked = [line('oil', 'Oil change', 'Free'), line('gone', 'Wash', null)];
  expect(staffLines('automotive-se', 'en', ...booked)).toEqual([
    line('oil', 'Oljebyte', 'Gratis'),
    line('gone', 'Wash', null),
  ]);
  expect(staffLines('automotive-se', 'en', line('oil', 'Oil change', null))).toEqual([
    line('oil', 'Oljebyte', null),
  ]);
});

test('what is booked in that of the site stays as it was called then', () => {
  const booked = line('oil', 'Oljebyte 2024', null);
  expect(staffLines('automotive-se', 'sv', booked)).toEqual([booked]);
  expect(staffLines('a site that is gone', 'en', booked)).toEqual([booked]);
});
