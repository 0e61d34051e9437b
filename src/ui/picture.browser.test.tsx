import type { CSSProperties } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hydrate } from '~test/component/hydrate';
import { Picture } from './picture';

const image = { src: '/media/scene-facade-1/1280.webp', alt: '', width: 1920, height: 1080 };
const atFoot: CSSProperties & Record<'--at', string> = { '--at': '50% 85%' };

async function placeOf(pictures: {
  image: typeof image & { focus?: { x: number; y: number } };
  phone?: typeof image & { focus?: { x: number; y: number } };
}): Promise<string> {
  const place = await hydrate(
    <div style={atFoot}>
      <Picture {...pictures} sizes="100vw" />
    </div>,
  );
  const drawn = place.querySelector('img');
  if (drawn === null) throw new Error('no picture');
  return getComputedStyle(drawn).objectPosition;
}

test('a picture that is cut keeps in sight what the block around it says, and rather what an editor has chosen', async () => {
  await page.viewport(1440, 900);
  expect(await placeOf({ image })).toBe('50% 85%');
  expect(await placeOf({ image: { ...image, focus: { x: 20, y: 30 } } })).toBe('20% 30%');
  await page.viewport(390, 844);
  const phone = { ...image, src: '/media/scene-facade-2/1280.webp' };
  expect(await placeOf({ image: { ...image, focus: { x: 20, y: 30 } }, phone })).toBe('50% 50%');
  expect(await placeOf({ image, phone })).toBe('50% 85%');
  expect(await placeOf({ image, phone: { ...phone, focus: { x: 70, y: 10 } } })).toBe('70% 10%');
});
