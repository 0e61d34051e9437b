import { expect, test } from 'vitest';
import type { NamedField } from '../names/name-kinds';
import { formAt, placesOf, setValueAt, valueAt } from './field-path';

const field = (name: string, kind: string, item?: readonly NamedField[]): NamedField => ({
  name,
  kind,
  label: name,
  optionLabels: {},
  fallback: null,
  ...(item !== undefined && { item }),
});
const forms = [
  field('Title', 'text'),
  field('Cards', 'list', [field('Link', 'link'), field('Parts', 'list', [field('Name', 'text')])]),
];
const values = {
  Title: 'Hej',
  Cards: [
    { Link: { href: '/a', text: 'A' }, Parts: [] },
    { Link: null, Parts: [{ Name: 'x' }, { Name: 'y' }] },
  ],
};

test('C-340 a way leads to a value and to its field', () => {
  expect(valueAt(values, 'Title')).toBe('Hej');
  expect(valueAt(values, 'Cards[1].Parts[1].Name')).toBe('y');
  expect(valueAt(values, 'Cards[0].Link.text')).toBe('A');
  expect(valueAt(values, 'Cards[7].Link.text')).toBeUndefined();
  expect(valueAt(values, 'constructor')).toBeUndefined();
  expect(formAt(forms, 'Cards[1].Parts[1].Name')?.kind).toBe('text');
  expect(formAt(forms, 'Cards[0].Link.text')?.kind).toBe('link');
  expect(formAt(forms, 'Gone')).toBeUndefined();
});

test('one value is changed, all else stays the same object', () => {
  const changed = setValueAt(values, 'Cards[1].Parts[0].Name', 'ny');
  expect(valueAt(changed, 'Cards[1].Parts[0].Name')).toBe('ny');
  expect(valueAt(changed, 'Cards[0]')).toBe(values.Cards[0]);
  expect(valueAt(values, 'Cards[1].Parts[0].Name')).toBe('x');
});

test('each value that is no list has its way', () => {
  expect(placesOf(forms, values).map(({ path, kind }) => [path, kind])).toEqual([
    ['Title', 'text'],
    ['Cards[0].Link', 'link'],
    ['Cards[1].Link', 'link'],
    ['Cards[1].Parts[0].Name', 'text'],
    ['Cards[1].Parts[1].Name', 'text'],
  ]);
});
