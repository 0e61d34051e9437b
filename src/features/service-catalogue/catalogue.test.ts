import { expect, test } from 'vitest';
import {
  BASE_SERVICE,
  hasOptions,
  isChosen,
  presented,
  type ServiceCategory,
  withAddOnToggled,
  withOptionToggled,
  withoutAddOns,
  withoutServices,
  withServiceToggled,
  withText,
} from './catalogue';
import { hasChosenService } from './chosen';
import { addOnsOf, categoryOf, optionsOf, serviceOf } from './example-catalogue';

const BRONZE = { label: 'Hjulskifte med däckhotell', description: 'Välj denna tjänst' };
const shown = (categories: readonly ServiceCategory[], hasBasicService = true) =>
  presented(categories, { hasBasicService, bronze: BRONZE });
const ids = (categories: readonly ServiceCategory[]) =>
  categories.map(({ categoryId, services }) => [categoryId, ...services.map(({ serviceId }) => serviceId)]);
const only = (categories: readonly ServiceCategory[]): ServiceCategory => {
  const [category] = categories;
  if (category === undefined) throw new Error('no category');
  return category;
};

test('W-220: categories come in the order of sortOrder', () => {
  const made = [3, 1, 2].map((sortOrder) =>
    categoryOf(`c${sortOrder}`, [serviceOf(`s${sortOrder}`)], { sortOrder }),
  );
  expect(shown(made).map(({ categoryId }) => categoryId)).toEqual(['c1', 'c2', 'c3']);
});

test('W-327: the base service is shown to a car that has it', () => {
  const made = [categoryOf('service', [serviceOf(BASE_SERVICE), serviceOf('oil')])];
  expect(ids(shown(made, true))).toEqual([['service', 'basservice', 'oil']]);
  expect(ids(shown(made, false))).toEqual([['service', 'oil']]);
  expect(ids(shown([categoryOf('service', [serviceOf(BASE_SERVICE)])], false))).toEqual([]);
});

test('W-329, W-330, W-331, W-332: every gold and silver package is hidden, bronze has a name of its own', () => {
  const made = [
    categoryOf('wheels', [
      serviceOf('g', { packageType: 'gold' }),
      serviceOf('s', { packageType: 'silver' }),
      serviceOf('s2', { packageType: 'silver' }),
      serviceOf('b', { packageType: 'bronze', label: 'Brons' }),
    ]),
  ];
  expect(only(shown(made)).services).toMatchObject([{ serviceId: 'b', ...BRONZE }]);
});

test('W-306, W-307: a tick counts in its category, that of the base service does not', () => {
  const made = [
    categoryOf('a', [serviceOf(BASE_SERVICE), serviceOf('x'), serviceOf('y')]),
    categoryOf('b', [serviceOf('z')]),
  ];
  const ticked = ['x', 'y', BASE_SERVICE].reduce(withServiceToggled, made);
  expect(ticked.map(({ checkedBoxes }) => checkedBoxes)).toEqual([2, 0]);
  expect(withServiceToggled(ticked, 'x').map(({ checkedBoxes }) => checkedBoxes)).toEqual([1, 0]);
  const base = only(withServiceToggled(made, BASE_SERVICE));
  expect([base.checkedBoxes, isChosen(base)]).toEqual([0, true]);
});

test('W-308, W-309: options show while something is counted and are cleared when nothing is', () => {
  const made = [categoryOf('a', [serviceOf('x'), serviceOf(BASE_SERVICE)], { options: optionsOf('o') })];
  expect(hasOptions(only(made))).toBe(false);
  expect(hasOptions(only(withServiceToggled(made, BASE_SERVICE)))).toBe(false);
  // What is not shown cannot be ticked.
  expect(only(withOptionToggled(made, 'a', 'o')).options[0]?.checked).toBe(false);
  const ticked = withOptionToggled(withServiceToggled(made, 'x'), 'a', 'o');
  expect([hasOptions(only(ticked)), only(ticked).options[0]?.checked]).toEqual([true, true]);
  const again = withServiceToggled(withServiceToggled(ticked, 'x'), 'x');
  expect(only(again).options[0]?.checked).toBe(false);
});

test('W-310, W-311: options toggle on their own; of a choice by radio the second replaces the first', () => {
  const chosen = (optionsAsRadio: boolean, ...pressed: readonly string[]) => {
    const made = [categoryOf('a', [serviceOf('x')], { options: optionsOf('o', 'p'), optionsAsRadio })];
    const after = pressed.reduce(
      (before, optionid) => withOptionToggled(before, 'a', optionid),
      withServiceToggled(made, 'x'),
    );
    return only(after)
      .options.filter(({ checked }) => checked)
      .map(({ optionid }) => optionid);
  };
  expect(chosen(false, 'o', 'p')).toEqual(['o', 'p']);
  expect(chosen(false, 'o', 'p', 'o')).toEqual(['p']);
  expect(chosen(true, 'o', 'p')).toEqual(['p']);
  expect(chosen(true, 'o', 'o')).toEqual(['o']);
});

test('W-325: a text has 80 characters at most, and no half ones', () => {
  const made = [categoryOf('a', [serviceOf('x', { textInput: true })])];
  const written = (text: string) => only(withText(made, 'x', text)).services[0]?.extraText;
  expect(written('å'.repeat(100))).toBe('å'.repeat(80));
  expect(written(`${'a'.repeat(79)}🚗`)).toBe('a'.repeat(79));
  expect(written('🚗'.repeat(50))).toBe('🚗'.repeat(40));
});

test('W-312, W-292: add-ons toggle each on its own, and all go together', () => {
  const made = [
    addOnsOf('care', serviceOf('wash'), serviceOf('wax')),
    addOnsOf('other', serviceOf('wipers')),
  ];
  const ticked = ['wash', 'wipers', 'wash', 'wax'].reduce(withAddOnToggled, made);
  const chosen = (addOns: typeof made | ReturnType<typeof withoutAddOns>) =>
    addOns.flatMap(({ services }) =>
      services.filter(({ checked }) => checked).map(({ serviceId }) => serviceId),
    );
  expect(chosen(ticked)).toEqual(['wax', 'wipers']);
  expect(chosen(withoutAddOns(ticked))).toEqual([]);
});

test('W-293: without services nothing is ticked, counted or written', () => {
  const made = [
    categoryOf('a', [serviceOf('x', { textInput: true }), serviceOf('y')], { options: optionsOf('o') }),
  ];
  const used = withText(withOptionToggled(withServiceToggled(made, 'x'), 'a', 'o'), 'x', 'Skrammel');
  expect(used[0]?.services[0]).toMatchObject({ checked: true, extraText: 'Skrammel' });
  expect(hasChosenService({ categories: used })).toBe(true);
  expect(withoutServices(used)).toEqual(made);
});
