const BROUGHT = 'markup-brought';
const LEAVING = 'markup-leaving';

const announce = (name: string, root: Element): boolean =>
  document.dispatchEvent(new CustomEvent(name, { detail: root }));

/** Tells the runtime of markup that a script has made part of the page: what is interactive in it is woken. */
export const markupBrought = (root: Element): boolean => announce(BROUGHT, root);

/** Tells the runtime of markup that goes: its islands let go of what they hold. */
export const markupLeaves = (root: Element): boolean => announce(LEAVING, root);

/** For the runtime: who hears of markup that comes and goes. */
export function onMarkup(brought: (root: Element) => void, leaving: (root: Element) => void): void {
  const listen = (name: string, act: (root: Element) => void) =>
    document.addEventListener(name, (event) => {
      if (event instanceof CustomEvent && event.detail instanceof Element) act(event.detail);
    });
  listen(BROUGHT, brought);
  listen(LEAVING, leaving);
}
