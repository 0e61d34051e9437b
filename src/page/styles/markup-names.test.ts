import { expect, test } from 'vitest';
import { joinedNames, markupNames } from './markup-names';

test('names that stand in markup, each once over its pieces', () => {
  const pieces = [
    '<p class="a b"><svg><use href="#iCar"/></svg>',
    '<fc-island data-island="form" data-props="{}" data-clicks="no"><i class="a c">',
  ];
  const classes = new Set(['a', 'b', 'c']);
  expect(joinedNames(pieces.map(markupNames))).toEqual({
    classes,
    seen: classes,
    islands: new Set(['form']),
    icons: new Set(['iCar']),
  });
});

test('names in closed elements are not seen', () => {
  const markup = '<p class="a"><div popover="auto" class="b"><template class="c"></template></div>';
  expect(markupNames(markup)).toMatchObject({ classes: new Set(['a', 'b', 'c']), seen: new Set(['a']) });
});
