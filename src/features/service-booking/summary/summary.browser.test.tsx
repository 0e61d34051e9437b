import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hydrate } from '~test/component/hydrate';
import { useBooking } from '../state/booking-context';
import { offer, walkedTo } from '../state/example-booking';
import { reduce } from '../state/reduce';
import { type BookingStore, DEFAULT_STORE } from '../state/store';
import { inBooking } from '../workshop/example-step';
import { SideSummary } from './side-summary';
import { Summary } from './summary';

const VISIT = { workshop: 'Nordhem Stockholm', time: '5 mars 2027 08:30' };

/** As the flow shows it. */
function Aside() {
  const { state, t, site } = useBooking();
  const { car, region, bookingState, services, location } = state;
  return (
    <SideSummary count={Object.keys(services).length} t={t} id="s">
      <Summary
        car={car}
        region={region}
        bookingState={bookingState}
        services={services}
        t={t}
        id="s"
        areOwnPrices={false}
        visit={location === null ? null : VISIT}
        locale={site.locale}
        currency={site.currency}
      />
    </SideSummary>
  );
}

const begin = (start: BookingStore) => hydrate(inBooking(<Aside />, { start }));
const drawer = page.getByRole('complementary', { name: 'Summering av val' });
const handle = page.getByRole('button', { name: /^Dina val/ });
const contentOf = (place: HTMLElement) => place.querySelector('#s-content');

afterEach(() => page.viewport(390, 844));

test('SUMMARY-1: on a phone it is a closed drawer, out of reach; its button opens it, Escape and the scrim close it', async () => {
  const place = await begin(walkedTo('services'));
  await expect.poll(() => contentOf(place)?.hasAttribute('inert')).toBe(true);
  await expect.element(handle).toHaveAttribute('aria-expanded', 'false');
  expect(place.querySelector('[data-count]')?.textContent).toBe('2');
  await handle.click();
  await expect.element(handle).toHaveAttribute('aria-expanded', 'true');
  await expect.element(drawer.getByText('Oljebyte')).toBeVisible();
  expect(contentOf(place)?.hasAttribute('inert')).toBe(false);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => contentOf(place)?.hasAttribute('inert')).toBe(true);
  await handle.click();
  place.querySelector<HTMLElement>('[aria-hidden="true"]:not(svg)')?.click();
  await expect.element(handle).toHaveAttribute('aria-expanded', 'false');
});

test('SUMMARY-1: where there is room it stands beside the flow and is never out of reach', async () => {
  await page.viewport(1440, 900);
  const place = await begin(walkedTo('slot'));
  expect(contentOf(place)?.hasAttribute('inert')).toBe(false);
  await expect.element(drawer.getByText(VISIT.workshop)).toBeVisible();
  await expect.element(drawer.getByText(VISIT.time)).toBeVisible();
});

test('SUMMARY-3: before a car is known it says what will stand here', async () => {
  await page.viewport(1440, 900);
  const place = await begin(DEFAULT_STORE);
  await expect.element(drawer).toBeVisible();
  expect(place.querySelectorAll('#s-content h3, #s-content li')).toHaveLength(0);
});

test('SUMMARY-4: more of the car is shown on demand, and put away', async () => {
  await page.viewport(1440, 900);
  await begin(walkedTo('car'));
  const year = drawer.getByText('2021');
  await expect.element(year).not.toBeVisible();
  const more = drawer.getByRole('button', { name: 'Visa mer info' });
  await more.click();
  await expect.element(year).toBeVisible();
  await drawer.getByRole('button', { expanded: true }).click();
  await expect.element(year).not.toBeVisible();
});

test('WORK-PRICE-1: why a price is missing is shown to the keyboard, until Escape', async () => {
  await page.viewport(1440, 900);
  const unknown = offer('x', { name: 'Felsökning', price: null, priceKnown: false });
  await begin(reduce(walkedTo('car'), { type: 'toggleService', service: unknown }));
  const why = drawer.getByRole('tooltip', { includeHidden: true });
  await expect.element(why).not.toBeVisible();
  drawer
    .getByRole('button', { name: /Pris saknas/ })
    .element()
    .focus();
  await expect.element(why).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(why).not.toBeVisible();
});
