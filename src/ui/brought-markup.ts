const BROUGHT = 'markup-brought';
const LEAVING = 'markup-leaving';

/** Tells the runtime of markup that a script has put into the page: what is interactive in it is woken. */
export const markupBrought = (root: Element): boolean =>
  root.dispatchEvent(new Event(BROUGHT, { bubbles: true }));

/** Tells the runtime of markup that is about to be taken out: its islands let go of what they hold. */
export const markupLeaves = (root: Element): boolean =>
  root.dispatchEvent(new Event(LEAVING, { bubbles: true }));

/** For the runtime: who hears of markup that comes and goes. */
export function onMarkup(brought: (root: Element) => void, leaving: (root: Element) => void): void {
  const hear = (name: string, act: (root: Element) => void) =>
    document.addEventListener(name, ({ target }) => {
      if (target instanceof Element) act(target);
    });
  hear(BROUGHT, brought);
  hear(LEAVING, leaving);
}
