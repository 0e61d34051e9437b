import { expect, test } from 'vitest';
import { messageSubset } from '~/messages';
import { SIGN_IN_ID } from '~/modules/tyre-hotel';
import { renderBlock } from '~test/block';
import { TYRE_HOTEL_KEYS } from './texts';
import { block } from './tyre-hotel.block';
import { view } from './tyre-hotel.view';

test('TYRE-HOTEL-2: the links of mails and SMS lead to the sign-in', () => {
  const data = { texts: messageSubset('sv', TYRE_HOTEL_KEYS) };
  expect(renderBlock(block, view, {}, { data })).toContain(`<section id="${SIGN_IN_ID}"`);
});
