import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BOOKING_KEYS } from '~/features/service-booking/server';
import { EXAMPLE_SITE } from '~/features/service-booking/state/example-booking';
import { messageSubset } from '~/messages';
import { after, walkedTo } from './state/example-wizard';
import type { WizardState } from './state/wizard-state';
import { SummaryBlocks } from './summary-blocks';
import { WIZARD_KEYS } from './texts';
import { WizardProvider } from './wizard-context';

const summary = (start: WizardState): string =>
  renderToStaticMarkup(
    <WizardProvider
      uid="w"
      texts={messageSubset('sv', [...BOOKING_KEYS, ...WIZARD_KEYS])}
      site={EXAMPLE_SITE}
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
