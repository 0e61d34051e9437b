import { expect, test } from 'vitest';
import { missingValues } from './sell-car-values';

test('W-591: name, phone and e-mail must be there whatever the browser checked', () => {
  const all = { customerName: 'Ada', customerPhone: '070', customerEmail: 'a@b.se' };
  expect(missingValues(all)).toEqual({});
  for (const name of Object.keys(all))
    expect(Object.keys(missingValues({ ...all, [name]: ' ' }))).toEqual([name]);
});
