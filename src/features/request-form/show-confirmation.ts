import type { Confirmation } from '~/page/contract';

/** Writes what the server has confirmed into the texts of `ConfirmationTexts`. */
export function showConfirmation(root: ParentNode, { reference, sentTo, next }: Confirmation): void {
  const texts = root.querySelector('[data-confirmation]');
  const write = (selector: string, text: string) => {
    const element = texts?.querySelector(selector);
    if (element) element.textContent = text;
  };
  write('[data-sent-to]', sentTo);
  write('[data-reference]', reference);
  texts?.querySelector('[data-reference]')?.closest('p')?.removeAttribute('hidden');
  texts?.querySelector('[data-next]')?.replaceChildren(
    ...next.map((line) => {
      const item = document.createElement('li');
      item.textContent = line;
      return item;
    }),
  );
}
