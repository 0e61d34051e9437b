const BROUGHT = 'markup-brought';
const LEAVING = 'markup-leaving';

/** For the runtime: who hears of markup that comes and goes. */
export function onMarkup(brought: (root: Element) => void, leaving: (root: Element) => void): void {
  const hear = (name: string, act: (root: Element) => void) =>
    document.addEventListener(name, ({ target }) => {
      if (target instanceof Element) act(target);
    });
  hear(BROUGHT, brought);
  hear(LEAVING, leaving);
}
