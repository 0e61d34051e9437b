import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hydrate } from '~test/component/hydrate';
import { acrossThePage } from '~test/component/island-props';
import { CarGallery } from './car-gallery';
import island from './car-gallery.island';
import { Gallery } from './gallery';

const texts = {
  role: 'bildkarusell',
  slideRole: 'bild',
  label: 'Bilder på Volvo V60',
  position: '{current} av 3',
  goTo: 'Visa bild {number}',
  previous: 'Föregående',
  next: 'Nästa',
  enlarge: 'Visa större',
  close: 'Stäng',
};

/** A drawing stands for each picture: nothing is fetched. */
const drawing = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="30" height="20" fill="${color}"/></svg>`)}`;
const pictures = ['teal', 'olive', 'navy'].map((color) => ({ src: drawing(color) }));
const gallery = (shown = pictures) => (
  <CarGallery texts={texts} pictures={shown} blurs={[]} uid="car" title="Volvo V60" sizes="100vw" />
);

const button = (name: string) => page.getByRole('button', { name, exact: true });
const reachable = (place: Element) =>
  [...place.querySelectorAll('[data-gallery] > :not(dialog) [data-slide]:not([inert])')].map((slide) =>
    slide.getAttribute('aria-label'),
  );
/** Which slide stands where the row is looked through. */
const inView = (root: Element) => {
  const left = root.querySelector('[data-track]')?.getBoundingClientRect().left ?? 0;
  return [...root.querySelectorAll('[data-slide]')].findIndex(
    (slide) => Math.abs(slide.getBoundingClientRect().left - left) < 1,
  );
};

test('CAR-PAGE-5: the first picture: no way back, the others out of reach', async () => {
  const place = await hydrate(gallery());
  await expect.poll(() => reachable(place)).toEqual(['1 av 3']);
  await expect.element(button('Föregående')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button('Visa bild 1')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button('Nästa')).not.toHaveAttribute('aria-disabled');
  await button('Föregående').click({ force: true });
  await expect.element(page.getByText('1 av 3')).toBeVisible();
});

test('CAR-PAGE-5: in the middle both ways are open; at the end it stays, by buttons, dots and keys', async () => {
  const place = await hydrate(gallery());
  await button('Nästa').click();
  await expect.element(page.getByText('2 av 3')).toBeVisible();
  await expect.poll(() => inView(place)).toBe(1);
  expect(reachable(place)).toEqual(['2 av 3']);
  for (const name of ['Föregående', 'Nästa'])
    await expect.element(button(name)).not.toHaveAttribute('aria-disabled');
  await button('Visa bild 3').click();
  await expect.element(page.getByText('3 av 3')).toBeVisible();
  await expect.element(button('Nästa')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText('3 av 3')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.poll(() => inView(place)).toBe(0);
  expect(document.activeElement?.getAttribute('data-dot')).toBe('2');
});

test('CAR-PAGE-5: what was scrolled to before it woke stays where it is, and goes on from there', async () => {
  const place = await hydrate(gallery(), (root) => {
    const track = root.querySelector('[data-track]');
    track?.scrollTo({ left: track.clientWidth, behavior: 'instant' });
  });
  await expect.element(page.getByText('2 av 3')).toBeVisible();
  expect(inView(place)).toBe(1);
  await button('Nästa').click();
  await expect.poll(() => inView(place)).toBe(2);
});

test('CAR-PAGE-5: over the whole screen it opens where the row stands, turns, and leads back to where it was left', async () => {
  const place = await hydrate(gallery());
  await button('Visa bild 2').click();
  await button('Visa större').click();
  const dialog = page.getByRole('dialog', { name: texts.label });
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByText('2 av 3')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Stäng' })).toHaveFocus();
  expect(inView(dialog.element())).toBe(1);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(dialog.getByText('3 av 3')).toBeVisible();
  await expect
    .element(dialog.getByRole('button', { name: 'Nästa' }))
    .toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(inView(place)).toBe(2);
  await expect.element(button('Visa större')).toHaveFocus();
});

test('CAR-PAGE-5: a picture that is pressed opens; when another is left in view, that one has the focus', async () => {
  const place = await hydrate(gallery());
  place.querySelector<HTMLElement>('[data-open]')?.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Nästa' }).click();
  await expect.element(dialog.getByText('2 av 3')).toBeVisible();
  await dialog.getByRole('button', { name: 'Stäng' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(document.activeElement).toBe(place.querySelectorAll('[data-open]')[1]);
});

test('CAR-PAGE-5: one picture has nothing to turn', async () => {
  await hydrate(gallery(pictures.slice(0, 1)));
  expect(
    page
      .getByRole('button')
      .elements()
      .map((each) => each.getAttribute('aria-label')),
  ).toEqual(['Visa större']);
});

test('CAR-PAGE-5: without pictures it says that they are coming, and nothing wakes', async () => {
  const place = await hydrate(
    <Gallery images={[]} title="Volvo V60" uid="car" page={{ t: (key, ..._) => key }} />,
  );
  await expect.element(page.getByText('car.imagesComingSoon')).toBeVisible();
  expect(place.querySelectorAll('fc-island, button, img')).toHaveLength(0);
});

test.each([
  { blurs: ['data:image/svg+xml;base64,QQ==', 'data:image/svg+xml;base64,Qg=='], own: [undefined, 1, null] },
  { blurs: [], own: [undefined, undefined, undefined] },
])('pictures and blurs are said by its row alone: $blurs', ({ blurs, own }) => {
  const shown = pictures.map((picture, at) => {
    const blur = own[at];
    return blur === undefined ? picture : { ...picture, blur };
  });
  const props = { texts, pictures: shown, blurs, uid: 'car', title: 'Volvo V60', sizes: '100vw' };
  const { read, carried } = acrossThePage(island, props);
  expect(read).toEqual(props);
  expect(carried).not.toMatch(/pictures|blurs/);
});

test('the first blur stands behind pictures that name no other', async () => {
  const blurs = ['data:image/gif;base64,QQ==', 'data:image/gif;base64,Qg=='];
  const [first, second, third] = pictures.map((picture, at) => ({
    ...picture,
    ...[{}, { blur: 1 }, { blur: null }][at],
  }));
  const shown = [first, second, third].filter((picture) => picture !== undefined);
  const place = await hydrate(
    <CarGallery texts={texts} pictures={shown} blurs={blurs} uid="car" title="Volvo V60" sizes="100vw" />,
  );
  const behind = [...place.querySelectorAll('[data-open] img')].map(
    (image) => getComputedStyle(image).backgroundImage,
  );
  expect(behind).toEqual([`url("${blurs[0]}")`, `url("${blurs[1]}")`, 'none']);
});

/** A mouse that is put down in the row, moves sideways and is let go. */
function drag(track: Element, by: number): void {
  const { left, top } = track.getBoundingClientRect();
  const at = (clientX: number) => ({ bubbles: true, cancelable: true, clientX, clientY: top + 20 });
  const from = left + 200;
  const pointer = { isPrimary: true, pointerType: 'mouse' };
  track.dispatchEvent(new PointerEvent('pointerdown', { ...at(from), ...pointer }));
  track.dispatchEvent(new MouseEvent('mousedown', at(from)));
  for (const x of [from + by / 2, from + by]) {
    track.dispatchEvent(new PointerEvent('pointermove', { ...at(x), ...pointer }));
    track.dispatchEvent(new MouseEvent('mousemove', at(x)));
  }
  track.dispatchEvent(new MouseEvent('mouseup', at(from + by)));
}

test('CAR-PAGE-5: a mouse drags it on and back', async () => {
  const place = await hydrate(gallery());
  const track = place.querySelector('[data-track]') ?? place;
  drag(track, -120);
  await expect.element(page.getByText('2 av 3')).toBeVisible();
  await expect.poll(() => inView(place)).toBe(1);
  drag(track, 120);
  await expect.element(page.getByText('1 av 3')).toBeVisible();
});

test('CAR-PAGE-5: a finger scrolls it natively; what takes it over waits until the finger is up', async () => {
  const place = await hydrate(gallery());
  const track = place.querySelector<HTMLElement>('[data-track]');
  const finger = new Touch({ identifier: 1, target: track ?? place });
  track?.dispatchEvent(new TouchEvent('touchstart', { touches: [finger] }));
  track?.scrollTo({ left: track.clientWidth, behavior: 'instant' });
  await expect.element(page.getByText('2 av 3')).toBeVisible();
  expect(track?.dataset.moved).toBeUndefined();
  track?.dispatchEvent(new TouchEvent('touchend', { touches: [] }));
  await expect.poll(() => track?.dataset.moved).toBe('');
  expect(inView(place)).toBe(1);
});
