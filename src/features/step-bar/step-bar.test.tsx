import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StepBar } from './step-bar';

const LABELS = {
  bar: 'Steg i bokningen',
  names: { 2: 'Fordonsinfo', 3: 'Välj tjänster', 4: 'Verkstad', 5: 'Summering' },
};
const at = (current: 2 | 3 | 4 | 5): readonly string[] =>
  renderToString(
    <StepBar steps={[2, 3, 4, 5]} current={current} onGo={() => undefined} labels={LABELS} />,
  ).match(/<li.*?<\/li>/g) ?? [];

test('W-209, W-210: steps that are passed can be pressed, the present one and those to come cannot', () => {
  const isButton = (html: string) => html.includes('<button');
  expect(at(2).map(isButton)).toEqual([false, false, false, false]);
  expect(at(4).map(isButton)).toEqual([true, true, false, false]);
  expect(at(5).map(isButton)).toEqual([true, true, true, false]);
  expect(at(2).join('')).not.toMatch(/tabindex|href/i);
});

test('W-208: one step is the present one, and each has its number and name', () => {
  const items = at(3);
  expect(items.map((html) => html.includes('aria-current="step"'))).toEqual([false, true, false, false]);
  expect(
    items.map((html) =>
      html
        .replaceAll(/<[^>]*>/g, ' ')
        .trim()
        .split(/ +/)
        .join(' '),
    ),
  ).toEqual(['2 Fordonsinfo', '3 Välj tjänster', '4 Verkstad', '5 Summering']);
});
