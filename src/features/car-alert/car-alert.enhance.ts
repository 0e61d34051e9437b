/** Sends the form without leaving the page, and says what comes next in its place. */
export default function enhanceAlert(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  form.noValidate = true;
  let sending = false;
  form.addEventListener('input', () => showProblems(form, []));
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (sending) return;
    sending = true;
    const release = holdStill(form);
    const problems = await send(form);
    release();
    sending = false;
    if (problems === null) thank(form);
    else showProblems(form, problems);
  });
}

interface Problem {
  /** Name of the control; null for the form as a whole. */
  readonly field: string | null;
  readonly message: string;
}

/** Null when it is stored. */
async function send(form: HTMLFormElement): Promise<readonly Problem[] | null> {
  const fields = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const whole = (message: string | undefined): readonly Problem[] => [
    { field: null, message: message ?? '' },
  ];
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { accept: 'application/json' },
    });
    if (answer.ok) return null;
    if (answer.status === 429) return whole(form.dataset.limited);
    const said: unknown = await answer.json();
    const problems = answer.status === 422 ? problemsOf(said, form) : [];
    return problems.length > 0 ? problems : whole(form.dataset.failed);
  } catch {
    return whole(form.dataset.failed);
  }
}

function problemsOf(said: unknown, { dataset }: HTMLFormElement): readonly Problem[] {
  if (typeof said !== 'object' || said === null || !('problems' in said)) return [];
  const { problems } = said;
  if (typeof problems !== 'object' || problems === null) return [];
  const email = 'email' in problems ? String(problems.email) : '';
  const emailText = dataset[email] ?? '';
  const wishText = 'wish' in problems ? (dataset.wishMissing ?? '') : '';
  return [
    ...(emailText === '' ? [] : [{ field: 'email', message: emailText }]),
    ...(wishText === '' ? [] : [{ field: 'newCars', message: wishText }]),
  ];
}

/** Puts the problems where the form says them and takes the focus to the first. */
function showProblems(form: HTMLFormElement, problems: readonly Problem[]): void {
  const box = form.querySelector('[data-part="problems"]');
  for (const control of form.querySelectorAll('[aria-invalid]')) control.removeAttribute('aria-invalid');
  if (box === null) return;
  box.setAttribute('role', 'alert');
  box.replaceChildren(
    ...problems.map(({ message }) => Object.assign(document.createElement('p'), { textContent: message })),
  );
  const named = problems.find(({ field }) => field !== null)?.field ?? '';
  const control = named === '' ? null : form.elements.namedItem(named);
  if (!(control instanceof HTMLInputElement)) return;
  control.setAttribute('aria-invalid', 'true');
  control.focus();
}

/** The controls give way to the text that a page without script would show. */
function thank(form: HTMLFormElement): void {
  const sent = form.querySelector<HTMLTemplateElement>('template[data-part="sent"]');
  if (sent === null) return;
  form.replaceChildren(sent.content.cloneNode(true));
  const said = form.firstElementChild;
  if (said instanceof HTMLElement) said.focus();
}

function holdStill(form: HTMLFormElement): () => void {
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  const label = button?.querySelector('span') ?? button;
  const idle = label?.textContent ?? '';
  form.setAttribute('aria-busy', 'true');
  if (label && button?.dataset.sending) label.textContent = button.dataset.sending;
  return () => {
    form.removeAttribute('aria-busy');
    if (label) label.textContent = idle;
  };
}
