import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { translator } from '~/messages';
import { AddOnList } from './add-on-list';
import { ORIGINAL_SERVICE, type ServiceCategory, withOptionToggled, withServiceToggled } from './catalogue';
import { addOnsOf, categoryOf, optionsOf, serviceOf } from './example-catalogue';
import { MileageField, mileageAsTyped } from './mileage-field';
import { ServiceCategories } from './service-categories';

const t = translator('sv');
const nothing = () => undefined;

const drawn = (categories: readonly ServiceCategory[]): string =>
  renderToString(
    <ServiceCategories
      categories={categories}
      onToggle={nothing}
      onOption={nothing}
      onText={nothing}
      below={({ serviceId }) =>
        serviceId === ORIGINAL_SERVICE && <MileageField id="m" value="" onChange={nothing} t={t} />
      }
      uid="u"
      t={t}
    />,
  ).replaceAll(/<!--.*?-->/g, '');

test('W-221, W-222: categories open and close, the first is open, others where something is chosen', () => {
  const open = (...categories: readonly ServiceCategory[]) =>
    [...drawn(categories).matchAll(/aria-expanded="(\w+)"/g)].map(([, value]) => value);
  const [a, b, c] = ['a', 'b', 'c'].map((id) => categoryOf(id, [serviceOf(`s-${id}`)]));
  if (a === undefined || b === undefined || c === undefined) throw new Error('three categories');
  expect(open(a, b, c)).toEqual(['true', 'false', 'false']);
  expect(open(...withServiceToggled([a, b, c], 's-c'))).toEqual(['true', 'false', 'true']);
});

test('W-223: a category in which something is chosen bears a check mark', () => {
  const made = [categoryOf('a', [serviceOf('x')])];
  expect(drawn(made)).not.toContain('data-check');
  expect(drawn(withServiceToggled(made, 'x'))).toMatch(/data-check="">.*1 vald/);
});

test('W-224, W-225, W-226: a service is a check box with its price, described by its tip', () => {
  const html = drawn([categoryOf('a', [serviceOf('oil', { description: 'Motorolja och filter' })])]);
  expect(html).toMatch(
    /<input[^>]*type="checkbox"[^>]*aria-describedby="u-oil-about"|<input[^>]*aria-describedby="u-oil-about"[^>]*type="checkbox"/,
  );
  expect(html).toContain('500 kr');
  expect(html).toMatch(/role="tooltip" id="u-oil-about"[^>]*>Motorolja och filter/);
  expect(html).toContain('aria-label="Om oil"');
});

test('W-268: a service without a price says none', () => {
  expect(drawn([categoryOf('a', [serviceOf('x', { prices: [] })])])).not.toMatch(/kr|undefined|NaN/);
});

test('W-328, W-322, W-323: the original service says how it is priced and asks for the mileage once it is ticked', () => {
  const made = [categoryOf('a', [serviceOf(ORIGINAL_SERVICE)])];
  expect(drawn(made)).toContain('Pris offereras på mail efter bokning (kostnadsfritt vid serviceavtal)');
  expect(drawn(made)).not.toMatch(/500 kr|placeholder/);
  expect(drawn(withServiceToggled(made, ORIGINAL_SERVICE))).toContain(
    'placeholder="Ange mätarställning i mil"',
  );
});

test('W-272, W-324, W-326: a service that may be described has a field with a counter once it is ticked', () => {
  const made = [categoryOf('a', [serviceOf('x', { textInput: true, extraText: 'abc' })])];
  expect(drawn(made)).not.toContain('<textarea');
  const html = drawn(withServiceToggled(made, 'x'));
  expect(html).toMatch(/<textarea[^>]*maxLength="80"/i);
  expect(html).toContain('Beskriv ditt ärende');
  expect(html).toContain('3/80');
});

test('W-263, W-310, W-311: options are check boxes, or radio buttons of one group', () => {
  const made = (optionsAsRadio: boolean) =>
    withOptionToggled(
      withServiceToggled(
        [categoryOf('a', [serviceOf('x')], { options: optionsOf('o', 'p'), optionsAsRadio })],
        'x',
      ),
      'a',
      'p',
    );
  expect(drawn(made(true)).match(/type="radio"/g)).toHaveLength(2);
  expect(drawn(made(false)).match(/type="checkbox"/g)).toHaveLength(3);
  expect(drawn(made(true))).toContain('Val för a');
});

test('W-277: add-ons stand by category, with what it says of itself', () => {
  const addOns = [
    { ...addOnsOf('care', serviceOf('wash')), description: 'Medan bilen är här' },
    addOnsOf('none'),
  ];
  const html = renderToString(<AddOnList addOns={addOns} onToggle={nothing} uid="u" t={t} />);
  expect(html).toContain('Medan bilen är här');
  expect(html.match(/<section/g)).toHaveLength(1);
});

test.each([
  ['12a,5', '125'],
  ['1 2-3', '123'],
  ['e+E-', ''],
  ['1'.repeat(25), '1'.repeat(19)],
])('W-319, W-320, W-321: a mileage typed as %j is %j', (typed, result) => {
  expect(mileageAsTyped(typed)).toBe(result);
});
