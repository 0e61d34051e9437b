import { carIdsQuery } from '~/sites/paths';
import { choose, chosen, onChoice } from './choice';
import { idsInAddress, isListName, type ListName, without } from './chosen-cars';
import { followSmallTitles } from './small-titles';

/** An answer within this time needs no placeholders. */
const SLOW_MS = 150;
const MOST_SKELETONS = 8;

/**
 * The page of a visitor's saved or compared cars. Where its address names none, the device's are asked for; the server
 * draws them as it draws any others. A comparison has its cars in the address, so that it can be shared; saved cars stay
 * out of it. What another tab changes shows here too.
 */
export function startChosenPage(root: HTMLElement, wake: (root: ParentNode) => void): void {
  const name = root.dataset.chosenPage;
  if (isListName(name)) new ChosenPage(root, name, wake).start();
}

class ChosenPage {
  readonly #root: HTMLElement;
  readonly #name: ListName;
  readonly #wake: (root: ParentNode) => void;
  /** Whether the page shows the device's cars, and not those of a link that somebody has sent. */
  #isOwn = true;
  #running: AbortController | undefined;

  constructor(root: HTMLElement, name: ListName, wake: (root: ParentNode) => void) {
    this.#root = root;
    this.#name = name;
    this.#wake = wake;
  }

  start(): void {
    const asked = idsInAddress(new URLSearchParams(location.search), this.#name);
    this.#isOwn = asked.length === 0 || sameCars(asked, this.#ids());
    this.#root.addEventListener('click', (event) => this.#clicked(event));
    onChoice((place) => {
      // A heart that is emptied here can be filled again: its card stays until the page is opened anew.
      if (this.#isOwn && place === 'elsewhere') void this.#show(this.#ids());
    });
    if (asked.length === 0 && this.#ids().length > 0) void this.#show(this.#ids());
    else this.#drawn();
  }

  #ids(): readonly string[] {
    return chosen(this.#name).map(({ id }) => id);
  }

  /** "Remove" takes a car off the page, and off the device where it has it. */
  #clicked(event: MouseEvent): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-remove]') : null;
    const id = link?.dataset.remove;
    if (link === null || id === undefined) return;
    event.preventDefault();
    const left = this.#isOwn
      ? this.#ids().filter((each) => each !== id)
      : idsInAddress(new URL(link.href).searchParams, this.#name);
    choose(this.#name, without(chosen(this.#name), id));
    void this.#show(left, true);
  }

  /** Fetches the page of these cars and puts it in place; a newer wish ends an older one. */
  async #show(ids: readonly string[], focused = false): Promise<void> {
    this.#running?.abort();
    const running = new AbortController();
    this.#running = running;
    const url = new URL(location.href);
    url.search = ids.length === 0 ? '' : carIdsQuery(ids);
    this.#root.setAttribute('aria-busy', 'true');
    const slow = setTimeout(() => this.#wait(ids.length), SLOW_MS);
    try {
      const answer = await fetch(url, { signal: running.signal, headers: { accept: 'text/html' } });
      if (!answer.ok) throw new Error(`the page answered ${answer.status}`);
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const fresh = page.querySelector(`[data-chosen-page="${this.#name}"]`);
      if (fresh === null) throw new Error('the answer has no chosen cars');
      if (running.signal.aborted) return;
      clearTimeout(slow);
      if (this.#name === 'compared-cars') history.replaceState(history.state, '', url);
      this.#take(fresh);
      if (focused) this.#root.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    } catch {
      if (running.signal.aborted) return;
      this.#fail(url);
    } finally {
      clearTimeout(slow);
      if (!running.signal.aborted) this.#root.removeAttribute('aria-busy');
    }
  }

  #take(fresh: Element): void {
    this.#root.replaceChildren(...fresh.childNodes);
    this.#drawn();
    this.#wake(this.#root);
  }

  /** The device's word is in: what the page shows is all there is. Sold cars get the names that the device has kept. */
  #drawn(): void {
    this.#root.removeAttribute('data-asks-device');
    followSmallTitles(this.#root);
    const titles = new Map(chosen(this.#name).map(({ id, title }) => [id, title]));
    for (const place of this.#root.querySelectorAll<HTMLElement>('[data-gone]')) {
      const title = titles.get(place.dataset.gone ?? '');
      if (!title) continue;
      place.textContent = title;
      const item = place.closest<HTMLElement>('[data-label]');
      const label = item?.dataset.label?.replace('{car}', () => title) ?? title;
      item?.querySelector('[data-remove]')?.setAttribute('aria-label', label);
    }
  }

  #wait(count: number): void {
    const cards = this.#root.querySelector<HTMLElement>('[data-chosen-cards]');
    const placeholder = this.#root.querySelector<HTMLTemplateElement>('[data-chosen-skeleton]');
    if (cards === null || placeholder === null || cards.childElementCount > 0) return;
    const empty = this.#root.querySelector<HTMLElement>('[data-chosen-empty]');
    if (empty !== null) empty.hidden = true;
    cards.hidden = false;
    for (let at = 0; at < Math.min(count, MOST_SKELETONS); at += 1)
      cards.append(placeholder.content.cloneNode(true));
  }

  #fail(url: URL): void {
    const failure = this.#root.querySelector<HTMLElement>('[data-chosen-failure]');
    if (failure === null) return;
    for (const placeholder of this.#root.querySelectorAll('[data-skeleton]')) placeholder.remove();
    failure.querySelector('a')?.setAttribute('href', url.href);
    failure.hidden = false;
  }
}

const sameCars = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((id) => others.includes(id));
