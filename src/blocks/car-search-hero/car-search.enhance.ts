import { decodeKnownValues, type KnownValue, searchTarget } from '~/features/car-search/browser';

/** On submit, opens the address of `searchTarget`. */
export default function enhanceCarSearch(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const chosen = [...form.querySelectorAll('select')].flatMap(
      ({ selectedOptions }) => selectedOptions[0]?.dataset.segment ?? [],
    );
    const keyphrase = form.querySelector<HTMLInputElement>('input[type="search"]')?.value ?? '';
    const url = form.dataset.url ?? form.action;
    location.assign(searchTarget({ url, chosen, keyphrase, known: knownValues(form) }));
  });
}

/** Values from the form's options, or from one attribute. */
const knownValues = (form: HTMLFormElement): readonly KnownValue[] => [
  ...decodeKnownValues(form.dataset.known ?? ''),
  ...[...form.querySelectorAll<HTMLOptionElement>('option[data-segment]')].map((option) => ({
    text: option.dataset.text ?? option.value,
    segment: option.dataset.segment ?? '',
    parent: option.dataset.parent ?? null,
  })),
];
