import sheet from './quick-view-frame.css?inline';

/** Lines of the placeholder, as wide as what they stand for. */
const LINES = ['55%', '40%', '100%', '100%', '70%'];
const STYLES = 'data-quick-styles';

/** The face of a quick view: what is known from the card at once, and what comes from the server. */
export class QuickViewFace {
  readonly element: HTMLElement;
  readonly heading: HTMLElement;
  readonly #body: HTMLElement;
  readonly #failed: HTMLElement;
  readonly #status: HTMLElement;
  readonly #address: URL;
  readonly #wake: (root: ParentNode) => void;
  #running: AbortController | undefined;

  /** `link` is the card's, which has the car's name and address. */
  constructor(template: HTMLTemplateElement, link: HTMLAnchorElement, wake: (root: ParentNode) => void) {
    addStyles(sheet, 'frame');
    const frame = template.content.querySelector<HTMLElement>('[data-quick-frame]')?.cloneNode(true);
    if (!(frame instanceof HTMLElement)) throw new Error('the quick view has no frame');
    this.element = frame;
    this.heading = this.#part('h2');
    this.#body = this.#part('[data-quick-body]');
    this.#failed = this.#part('[role="alert"]');
    this.#status = this.#part('[role="status"]');
    this.#address = new URL(link.href);
    this.#address.search = '?view=quick';
    this.#wake = wake;
    this.heading.textContent = link.textContent;
    this.heading.id = `quick-title-${++count}`;
    this.#part('[data-quick-full]').setAttribute('href', link.href);
    this.#part('[data-quick-again]').addEventListener('click', () => {
      this.heading.focus();
      void this.load();
    });
    keepToItself(frame);
  }

  #part(selector: string): HTMLElement {
    const found = this.element.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`the quick view has no ${selector}`);
    return found;
  }

  onClose(act: () => void): void {
    this.#part('[data-quick-close]').addEventListener('click', act);
  }

  /** Fetches what the server says of the car. A car that is gone is an answer too. */
  async load(): Promise<void> {
    const running = new AbortController();
    this.#running = running;
    this.#failed.hidden = true;
    this.#body.hidden = false;
    this.#body.replaceChildren(...placeholder());
    this.#body.setAttribute('aria-busy', 'true');
    this.#status.textContent = this.#status.dataset.loading ?? '';
    try {
      const answer = await fetch(this.#address, { signal: running.signal, headers: { accept: 'text/html' } });
      if (!answer.ok && answer.status !== 404) throw new Error(`the quick view answered ${answer.status}`);
      const fragment = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const content = fragment.querySelector('[data-quick-content]');
      if (content === null) throw new Error('the answer has no quick view');
      addStyles(fragment.querySelector('style')?.textContent ?? '', 'content');
      // The card may stand in a form, which these controls are no part of.
      for (const control of content.querySelectorAll('input, button, output'))
        control.setAttribute('form', '');
      this.#body.replaceChildren(content);
      this.#wake(content);
    } catch {
      if (running.signal.aborted) return;
      this.#body.hidden = true;
      this.#failed.hidden = false;
    }
    this.#body.removeAttribute('aria-busy');
    this.#status.textContent = '';
  }

  /** Whatever is under way is no longer wanted. */
  leave(): void {
    this.#running?.abort();
  }
}

let count = 0;

/** Once a page: the sheets of all quick views are the same. */
function addStyles(css: string, name: string): void {
  if (document.head.querySelector(`style[${STYLES}="${name}"]`) !== null) return;
  const style = document.createElement('style');
  style.setAttribute(STYLES, name);
  style.textContent = css;
  document.head.append(style);
}

function placeholder(): readonly HTMLElement[] {
  const picture = document.createElement('div');
  picture.dataset.quickPicture = '';
  const lines = LINES.map((width) => {
    const line = document.createElement('div');
    line.dataset.quickLine = '';
    line.style.inlineSize = width;
    return line;
  });
  return [picture, ...lines];
}

/** A list listens to its controls; those of a quick view are none of its filters. */
function keepToItself(frame: HTMLElement): void {
  for (const type of ['change', 'input', 'submit'])
    frame.addEventListener(type, (event) => event.stopPropagation());
}
