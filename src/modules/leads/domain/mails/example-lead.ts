import { translator } from '~/messages';
import type { ExampleFrame } from '~/modules/templates';
import type { Lead } from '../../store/lead-store';

/** When the example is written: before its answer is due. */
export const NOW = { date: '2026-11-23', time: '10:00' };

/** A request of nobody: about a car, with a wish and a message. */
export function exampleLead({ site, language }: Pick<ExampleFrame, 'site' | 'language'>): Lead {
  const place = {
    name: `${site.name} Centrum`,
    phone: site.contact.phone,
    email: site.contact.email,
    address: 'Storgatan 1, 000 10 Nordhem',
  };
  const car = 'Volvo V60 2021';
  return {
    id: '4f2a9c1d-5b6e-4c7d-8e9f-0a1b2c3d4e5f',
    site: site.key,
    language,
    formName: 'NordhemCarContactForm',
    values: {
      name: 'Kim Ek',
      phone: site.contact.phone,
      email: 'kim.ek@post.example',
      message: translator(language)('form.wantsTestDrive'),
      quote: false,
      testDrive: true,
      siteName: place.name,
      car,
      carId: 'example',
      siteId: '',
      toName: '',
      toEmail: '',
      sourceUrl: site.paths.carDetail,
      regno: '',
      milage: '',
      driveTime: '',
      option: '',
      calculation: null,
      service: null,
    },
    receiver: { name: place.name, email: place.email, kind: 'facility' },
    context: {
      car: { title: car, dealerTitle: car, path: site.paths.carDetail },
      carGone: false,
      place,
      answerDue: { date: '2026-11-24', time: '10:00' },
      offer: null,
      estimate: null,
      drive: null,
      receipt: true,
    },
    createdAt: new Date('2026-11-23T09:00:00Z'),
  };
}
