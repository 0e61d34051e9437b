import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './picture';

const image = { src: '/media/bil/1280.webp', alt: 'Bil', width: 1600, height: 900 };
const styleOf = (html: string) => /<picture[^>]*style="([^"]*)"/.exec(html)?.[1] ?? '';

test('where a picture is cut, what was chosen of it stays in sight, on phones that of the phone’s picture', () => {
  const focus = { x: 20, y: 80 };
  const draw = (props: Partial<Parameters<typeof Picture>[0]>) =>
    styleOf(renderToStaticMarkup(<Picture image={image} sizes="100vw" {...props} />));
  expect(draw({})).toBe('');
  expect(draw({ image: { ...image, focus } })).toBe('--at:20% 80%');
  expect(draw({ image: { ...image, focus }, fit: 'contain' })).toBe('');
  expect(draw({ phone: { ...image, focus: { x: 0, y: 100 } } })).toBe('--phone-at:0% 100%');
});
