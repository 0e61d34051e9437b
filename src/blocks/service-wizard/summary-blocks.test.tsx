import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BookingProps } from '~/features/service-booking';
import { BOOKING_KEYS } from '~/features/service-booking/server';
import { mapLook } from '~/features/service-booking/workshop/map/map-look';
import { messageSubset } from '~/messages';
import { after, walkedTo } from './state/example-wizard';
import type { WizardState } from './state/wizard-state';
import { SummaryBlocks } from './summary-blocks';
import { WIZARD_KEYS } from './texts';
import { WizardProvider } from './wizard-context';

const SITE: BookingProps['site'] = {
  name: 'Nordhem',
  email: 'kundservice@nordhem.example',
  phone: '08-465 004 10',
  phoneE164: '+46846500410',
  country: 'SE',
  locale: 'sv-SE',
  currency: 'SEK',
  zone: 'Europe/Stockholm',
  callback: null,
  privacy: null,
  start: { name: 'Stockholm', lat: 59.33, lng: 18.07 },
  map: mapLook({ theme: 'nordhem', country: 'SE' }, null),
  visit: '/visits?t=',
  earlier: '/visits/earlier?t=',
};

const summary = (start: WizardState): string =>
  renderToStaticMarkup(
    <WizardProvider
      uid="w"
      texts={messageSubset('sv', [...BOOKING_KEYS, ...WIZARD_KEYS])}
      site={SITE}
      start={start}
    >
      <SummaryBlocks />
    </WizardProvider>,
  );

test('WIZARD-10: what was ticked besides services is said again before it is sent, and nothing where nothing was', () => {
  const { serviceCategories } = after(walkedTo('services'), {
    type: 'toggleOption',
    categoryId: 'service',
    optionid: 'lift',
  });
  expect(summary({ ...walkedTo('summary'), serviceCategories })).toContain('Dina önskemål: lift</p>');
  expect(summary(walkedTo('summary'))).not.toContain('önskemål');
});
