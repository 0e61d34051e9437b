import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hydrate } from '~test/component/hydrate';
import { sayIn } from '../messages';
import { examplePage } from './example-tree';
import { PageTree } from './page-tree';

const ITEMS = [
  examplePage('Start', null),
  examplePage('Köp bil', 'Start'),
  examplePage('Bilar', 'Köp bil'),
  examplePage('Bil', 'Bilar', 'WildcardPage'),
  examplePage('Kontakt', 'Start'),
];

function Tree() {
  const [selected, select] = useState<string | null>(null);
  const [items, setItems] = useState(ITEMS);
  return (
    <>
      <PageTree
        items={items}
        failure={null}
        selected={selected}
        zone="Europe/Stockholm"
        locale="sv-SE"
        say={sayIn('sv')}
        onSelect={select}
        onAgain={() => undefined}
      />
      <button type="button" onClick={() => select('Bil')}>
        Till bilen
      </button>
      <button
        type="button"
        onClick={() => {
          select('Ny');
          setTimeout(() => setItems(ITEMS.toSpliced(4, 0, examplePage('Ny', 'Köp bil'))), 50);
        }}
      >
        Gör en sida
      </button>
    </>
  );
}
const row = (name: string) => page.getByRole('treeitem', { name });
const rows = () =>
  page
    .getByRole('treeitem')
    .elements()
    .map((element) => element.getAttribute('data-id'));

const focused = () => document.activeElement?.getAttribute('data-id');

test('pages below others show when they are expanded, by arrow keys and by the arrow', async () => {
  await hydrate(<Tree />);
  expect(rows()).toEqual(['Start', 'Köp bil', 'Kontakt']);
  await row('Köp bil').click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(row('Köp bil')).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.poll(focused).toBe('Bil');
  expect(document.activeElement?.textContent).toContain('alla adresser under');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  await expect.poll(focused).toBe('Köp bil');
  expect(rows()).toEqual(['Start', 'Köp bil', 'Bilar', 'Kontakt']);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(rows).toEqual(['Start', 'Köp bil', 'Kontakt']);
  row('Köp bil').element().querySelector<HTMLElement>('.outline-arrow')?.click();
  await expect.poll(rows).toEqual(['Start', 'Köp bil', 'Bilar', 'Kontakt']);
});

test('a page that is opened from elsewhere shows, and what is above it stays open after it', async () => {
  await hydrate(<Tree />);
  await page.getByRole('button', { name: 'Till bilen' }).click();
  await expect.poll(rows).toEqual(['Start', 'Köp bil', 'Bilar', 'Bil', 'Kontakt']);
  await row('Kontakt').click();
  expect(rows()).toHaveLength(5);
});

test('a page that is made shows as soon as the tree has it', async () => {
  await hydrate(<Tree />);
  await page.getByRole('button', { name: 'Gör en sida' }).click();
  await expect.poll(rows).toEqual(['Start', 'Köp bil', 'Bilar', 'Ny', 'Kontakt']);
});
