import { askValue, type ValueAnswer } from './ask-value';

/** Somebody who types pauses no longer between two figures. */
const PAUSE_MS = 700;

/** Shows an estimate as soon as plate and mileage are there, and another one when they change. */
export function showEstimate(form: HTMLFormElement): void {
  const panel = form.querySelector<HTMLElement>('[data-valuation]');
  const said = panel?.querySelector<HTMLElement>('[data-said]');
  const how = panel?.querySelector<HTMLElement>('[data-how]');
  const regno = form.querySelector<HTMLInputElement>('input[name="regno"]');
  const milage = form.querySelector<HTMLInputElement>('input[name="milage"]');
  if (!panel || !said || !how || !regno || !milage) return;
  const idle = said.textContent ?? '';
  let asked = '';
  let stop = new AbortController();
  let timer = 0;

  const write = (text: string, lines: readonly string[] = []): void => {
    // What is said already is not read aloud again.
    if (said.textContent !== text) said.textContent = text;
    how.hidden = lines.length === 0;
    how.querySelector('ul')?.replaceChildren(
      ...lines.map((line) => {
        const item = document.createElement('li');
        item.textContent = line;
        return item;
      }),
    );
  };
  const tell = (answer: ValueAnswer): void => {
    const { failed = '', limited = '', badPlate = '' } = panel.dataset;
    panel.toggleAttribute('data-estimated', answer.kind === 'said');
    if (answer.kind === 'said') write(answer.headline, answer.how);
    else write({ failed, limited, 'bad-plate': badPlate }[answer.kind]);
    // What failed may be asked again as it is.
    if (answer.kind === 'failed' || answer.kind === 'limited') asked = '';
  };
  const forget = (): void => {
    clearTimeout(timer);
    stop.abort();
    asked = '';
    panel.removeAttribute('aria-busy');
    panel.removeAttribute('data-estimated');
    write(idle);
  };
  const look = async (): Promise<void> => {
    clearTimeout(timer);
    const plate = regno.value.trim();
    const distance = milage.valueAsNumber;
    if (plate === '' || !milage.validity.valid || Number.isNaN(distance)) return forget();
    const question = `${plate} ${distance}`;
    if (question === asked) return;
    stop.abort();
    stop = new AbortController();
    asked = question;
    panel.setAttribute('aria-busy', 'true');
    panel.removeAttribute('data-estimated');
    write(panel.dataset.busy ?? '');
    const { valuation: endpoint = '', language = '' } = panel.dataset;
    const answer = await askValue(
      endpoint,
      { regno: plate, milage: distance, language },
      stop.signal,
      (input, init) => fetch(input, init),
    );
    if (answer === null) return;
    panel.removeAttribute('aria-busy');
    tell(answer);
  };

  for (const field of [regno, milage]) field.addEventListener('change', () => void look());
  milage.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void look(), PAUSE_MS);
  });
  // A form is cleared after its event.
  form.addEventListener('reset', () => queueMicrotask(forget));
  if (regno.value !== '' && milage.value !== '') void look();
}
