import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hydrate } from '~test/component/hydrate';
import { Combobox, type ComboboxProps } from './combobox';

const props: ComboboxProps = {
  id: 'words',
  source: '/api/suggest?language=sv',
  label: 'Sökförslag',
  announcements: ['Inga förslag', '1 förslag', '2 förslag'],
  submits: true,
  input: { name: 'keyphrase', maxLength: 200, placeholder: 'Märke' },
};
const suggestions = [
  { text: 'Volvo V60', note: 'Modell', count: 12 },
  { text: 'Volvo V90', note: 'Modell', count: 1200 },
];

/** Answers every request for suggestions, and keeps what was looked for. */
function answer(body: unknown, status = 200): string[] {
  const sent: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    sent.push(new URL(String(address)).searchParams.get('q') ?? '');
    return Response.json(body, { status });
  });
  return sent;
}
afterEach(() => {
  document.documentElement.lang = 'sv';
});

const box = () => page.getByRole('combobox', { name: 'Sök' });
const options = () => page.getByRole('listbox', { name: 'Sökförslag' }).getByRole('option');
const status = () => page.getByRole('status');

/** Letter by letter into what has the focus, without the pauses that a busy machine makes between keys. */
function typeInOneGo(text: string): void {
  for (const letter of text) document.execCommand('insertText', false, letter);
}

const draw = (given: Partial<ComboboxProps> = {}, before?: (place: HTMLElement) => void) => {
  const submitted = vi.fn();
  const place = hydrate(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted(new FormData(event.currentTarget).get('keyphrase'));
      }}
    >
      <label htmlFor="words">Sök</label>
      <Combobox {...props} {...given} />
    </form>,
    before,
  );
  return { place, submitted };
};

test('closed: a combobox that says so, and has sent nothing', async () => {
  const sent = answer({ suggestions });
  const { place } = draw();
  await place;
  await expect.element(box()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(box()).toHaveAttribute('aria-autocomplete', 'list');
  await expect.element(box()).toHaveAttribute('aria-controls', 'words-options');
  await box().click();
  await userEvent.keyboard('{ArrowDown}');
  expect(options().elements()).toHaveLength(0);
  expect(sent).toEqual([]);
});

test('B1, B2, B3, B4, B10: open: what is typed in one go is looked for once; keys go round, the focus stays', async () => {
  const sent = answer({ suggestions });
  await draw().place;
  await box().click();
  typeInOneGo('volvo');
  await expect.element(options().first()).toBeVisible();
  expect(sent).toEqual(['volvo']);
  expect(
    options()
      .elements()
      .map((each) => each.textContent),
  ).toEqual(['Volvo V60Modell12', `Volvo V90Modell${(1200).toLocaleString('sv')}`]);
  await expect.element(box()).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(box()).toHaveAttribute('aria-activedescendant', 'words-options-1');
  await expect.element(options().nth(1)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(box()).toHaveAttribute('aria-activedescendant', 'words-options-0');
  await expect.element(box()).toHaveFocus();
  await expect.element(status()).toHaveTextContent('2 förslag');
});

test('B5: chosen: by Enter or by a click it stands in the box, the list is gone and the form is sent', async () => {
  answer({ suggestions });
  const { place, submitted } = draw();
  await place;
  await box().fill('volvo');
  await expect.element(options().first()).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(box()).toHaveValue('Volvo V60');
  await expect.element(box()).toHaveAttribute('aria-expanded', 'false');
  await box().fill('volvo');
  await options().nth(1).click();
  await expect.element(box()).toHaveValue('Volvo V90');
  await expect.element(box()).toHaveFocus();
  expect(submitted.mock.calls).toEqual([['Volvo V60'], ['Volvo V90']]);
});

test('on a phone what is said of a long text stands below it, and no word is broken', async () => {
  const text = 'volvo v60 diesel under 300 000 kr';
  answer({
    suggestions: [{ text, note: 'Volvo · V60 · Diesel · högst 300 000 kr', count: 10 }, ...suggestions],
  });
  draw();
  await box().click();
  typeInOneGo('volvo');
  const [long, short] = [options().nth(0), options().nth(1)];
  await expect.element(long).toBeVisible();
  const parts = (option: typeof long) =>
    [...option.element().children].map((each) => each.getBoundingClientRect());
  const [words, note, count] = parts(long);
  expect(words?.height).toBeLessThan(30);
  expect(note?.top).toBeGreaterThanOrEqual(words?.bottom ?? Number.NaN);
  const [shortWords, shortNote, shortCount] = parts(short);
  expect(Math.abs((shortNote?.bottom ?? 0) - (shortWords?.bottom ?? 0))).toBeLessThan(8);
  expect(count?.right).toBe(shortCount?.right);
});

test('B10: none found: nothing opens, and it is said', async () => {
  answer({ suggestions: [] });
  await draw().place;
  await box().fill('xyzzy');
  await expect.element(status()).toHaveTextContent('Inga förslag');
  await expect.element(box()).toHaveAttribute('aria-expanded', 'false');
});

test('failed: the box is the text box that it was, and nothing is said', async () => {
  const sent = answer({}, 500);
  const { place, submitted } = draw();
  await place;
  await box().fill('volvo');
  await expect.poll(() => sent).toEqual(['volvo']);
  await new Promise((resolve) => setTimeout(resolve, 700));
  await expect.element(box()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(status()).toBeEmptyDOMElement();
  await userEvent.keyboard('{Enter}');
  expect(submitted.mock.calls).toEqual([['volvo']]);
});

test('offline: the box is the text box that it was; once there is a line again, a key brings the suggestions', async () => {
  const fetch = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no line'));
  await draw().place;
  await box().fill('volvo');
  await expect.poll(() => fetch.mock.calls.length).toBe(1);
  await expect.element(box()).toHaveAttribute('aria-expanded', 'false');
  const sent = answer({ suggestions });
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(options().first()).toHaveAttribute('aria-selected', 'true');
  expect(sent).toEqual(['volvo']);
});

test('B11: overtaken: a request that a newer one overtakes is given up, and its answer shows nothing', async () => {
  const running = new Map<string, { given: AbortSignal | undefined; arrive: (text: string) => void }>();
  vi.spyOn(window, 'fetch').mockImplementation(
    (address, init) =>
      new Promise((resolve) => {
        running.set(new URL(String(address)).searchParams.get('q') ?? '', {
          given: init?.signal ?? undefined,
          arrive: (text) => resolve(Response.json({ suggestions: [{ text, note: '', count: null }] })),
        });
      }),
  );
  await draw().place;
  await box().fill('vol');
  await expect.poll(() => [...running.keys()]).toEqual(['vol']);
  await box().fill('volvo');
  await expect.poll(() => [...running.keys()]).toEqual(['vol', 'volvo']);
  expect(running.get('vol')?.given?.aborted).toBe(true);
  running.get('volvo')?.arrive('Volvo V60');
  await expect.element(options().first()).toBeVisible();
  running.get('vol')?.arrive('Volkswagen Polo');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(
    options()
      .elements()
      .map((each) => each.textContent),
  ).toEqual(['Volvo V60']);
});

test('an arrow pressed twice while suggestions are on their way chooses none of those for the text before', async () => {
  answer({ suggestions });
  const { place, submitted } = draw();
  await place;
  await box().fill('vol');
  await expect.element(options().first()).toBeVisible();
  vi.spyOn(window, 'fetch').mockImplementation(
    (_address, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('overtaken')));
      }),
  );
  typeInOneGo('k');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(box()).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{Enter}');
  expect(submitted.mock.calls).toEqual([['volk']]);
});

test('B6, B9: given up: the first Escape closes, the second clears; what is left closes and accepts nothing', async () => {
  answer({ suggestions });
  await draw().place;
  await box().fill('volvo');
  await expect.element(options().first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(box()).toHaveValue('volvo');
  await expect.element(box()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Escape}');
  await expect.element(box()).toHaveValue('');
  await box().fill('volvo');
  await expect.element(options().first()).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Tab}');
  await expect.element(box()).toHaveValue('volvo');
  await expect.element(box()).toHaveAttribute('aria-expanded', 'false');
});

test('what was typed before it woke stays and is completed', async () => {
  const sent = answer({ suggestions });
  const { place } = draw({}, (root) => {
    const input = root.querySelector('input');
    input?.focus();
    if (input) input.value = 'volv';
  });
  await place;
  await expect.element(options().first()).toBeVisible();
  await expect.element(box()).toHaveValue('volv');
  expect(sent).toEqual(['volv']);
});

test('TOWN-1: nothing is looked for under three characters, and the list stays a while after the box is left', async () => {
  const sent = answer({ suggestions });
  await draw({ minLength: 3, hideAfter: 300 }).place;
  await box().fill('vo');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(sent).toEqual([]);
  await box().fill('vol');
  await expect.element(options().first()).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(options().first()).toBeVisible();
  await expect.element(box()).toHaveAttribute('aria-expanded', 'false');
});
