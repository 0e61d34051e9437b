// What runs in the page; each function is handed over as its text and may use nothing from outside.

export type Interaction =
  | { readonly kind: 'tick'; readonly facet: string; readonly at: number }
  | { readonly kind: 'search'; readonly words: string };

/** Milliseconds after the key went down (by the browser's own clock), but for `serverMs`. */
export interface Painted {
  readonly sentMs: number;
  /** From the request on its way to the last byte of the answer. */
  readonly serverMs: number;
  readonly arrivedMs: number;
  /** The first of the new cars is in the page. */
  readonly placedMs: number;
  /** A frame has been drawn in which the cars in the window are those that stay there. */
  readonly totalMs: number;
  /** A frame has been drawn with all cars and filters. */
  readonly wholeMs: number;
}

/** Focuses a control and begins to watch; the key is pressed from outside, as by a hand. */
export function watchList(interaction: Interaction): void {
  const form = document.querySelector('form[data-enhance~="list"], form:has([data-part="results"])');
  const results = form?.querySelector('[data-part="results"]');
  if (form === null || results === null || results === undefined) throw new Error('no list');
  let control: HTMLInputElement | null | undefined;
  if (interaction.kind === 'tick') {
    const facet = form.querySelector(`[data-facet="${interaction.facet}"]`);
    if (facet instanceof HTMLDetailsElement) facet.open = true;
    const boxes = [...(facet?.querySelectorAll('input[type="checkbox"]') ?? [])].filter(
      (box): box is HTMLInputElement => box instanceof HTMLInputElement,
    );
    control = boxes[interaction.at % Math.max(1, boxes.length)];
  } else {
    control = form.querySelector<HTMLInputElement>('input[name="keyphrase"]');
    if (control) control.value = interaction.words;
  }
  if (control === null || control === undefined)
    throw new Error(`no control: ${JSON.stringify(interaction)}`);
  control.focus();
  performance.clearResourceTimings();
  const isCard = (node: Node | null) => node instanceof Element && node.closest('[data-key]') !== null;
  // A card may be changed within, moved, added or taken away; what says that the list is on its way is none of these.
  const touchesCard = ({ type, target, addedNodes, removedNodes }: MutationRecord) =>
    (type !== 'attributes' && isCard(target instanceof Element ? target : target.parentElement)) ||
    [...addedNodes, ...removedNodes].some(isCard);
  const isBusy = () => results.hasAttribute('aria-busy');
  const mutated = (isAwaited: (record: MutationRecord) => boolean) =>
    new Promise<number>((resolve) => {
      const observer = new MutationObserver((records) => {
        if (!records.some(isAwaited)) return;
        observer.disconnect();
        resolve(performance.now());
      });
      observer.observe(results, {
        childList: true,
        characterData: true,
        subtree: true,
        attributeFilter: ['aria-busy'],
      });
    });
  const framed = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });
  const inWindow = () =>
    [...results.querySelectorAll('[data-key]')]
      .filter((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      })
      .map((card) => card.textContent)
      .join();
  const watch = async (): Promise<Painted> => {
    const pressed = await new Promise<number>((resolve) => {
      addEventListener('keydown', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
    });
    // A list that stays empty changes no card; then it is done where it is no longer busy.
    const isOver = ({ type }: MutationRecord) => type === 'attributes' && !isBusy();
    const placed = await mutated((record) => isOver(record) || touchesCard(record));
    const painted = await framed();
    const first = inWindow();
    if (isBusy()) await mutated(isOver);
    const whole = await framed();
    const timing = performance
      .getEntriesByType('resource')
      .filter((it) => it instanceof PerformanceResourceTiming)
      .find(({ initiatorType }) => initiatorType === 'fetch');
    return {
      sentMs: (timing?.requestStart ?? 0) - pressed,
      serverMs: (timing?.responseEnd ?? 0) - (timing?.requestStart ?? 0),
      arrivedMs: (timing?.responseEnd ?? 0) - pressed,
      placedMs: placed - pressed,
      totalMs: (first === inWindow() ? painted : whole) - pressed,
      wholeMs: whole - pressed,
    };
  };
  Object.assign(window, { painted: watch() });
}

export async function paintedAfter(): Promise<Painted> {
  const painted: unknown = Object.getOwnPropertyDescriptor(window, 'painted')?.value;
  const { sentMs, serverMs, arrivedMs, placedMs, totalMs, wholeMs } = Object(await painted);
  return { sentMs, serverMs, arrivedMs, placedMs, totalMs, wholeMs };
}

export function measureFirstPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0];
      if (paint !== undefined) resolve(paint.startTime);
    }).observe({ type: 'paint', buffered: true });
  });
}
