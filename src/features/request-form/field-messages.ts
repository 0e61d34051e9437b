type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsOf = (form: HTMLFormElement): Control[] => [
  ...form.querySelectorAll<Control>('[data-missing]'),
];

/** Why a field cannot be taken, in the words that the server wrote beside it. */
function messageOf(control: Control, problem: string | null): string {
  const { missing = '', malformed = '', tooLong = '' } = control.dataset;
  if (problem !== null) {
    if (problem.endsWith('Missing')) return missing;
    return problem === 'tooLong' ? tooLong : malformed;
  }
  if (control.validity.valueMissing) return missing;
  return control.validity.tooLong ? tooLong : malformed;
}

/** Shows and takes away what is wrong with a form: a box above it and a line under each field. */
export function fieldMessages(root: HTMLElement, form: HTMLFormElement) {
  const box = root.querySelector<HTMLElement>('[data-messages]');
  const template = (name: string) => root.querySelector<HTMLTemplateElement>(`template[data-box="${name}"]`);

  const showBox = (name: string): void => {
    const source = template(name) ?? template('failed');
    if (box === null || source === null) return;
    box.setAttribute('role', 'alert');
    box.replaceChildren(source.content.cloneNode(true));
    box.scrollIntoView({ block: 'nearest' });
  };

  const clearField = (control: Control): void => {
    if (!control.hasAttribute('aria-invalid')) return;
    control.removeAttribute('aria-invalid');
    const line = document.getElementById(`${control.id}-error`);
    line?.remove();
    describe(control, (ids) => ids.filter((id) => id !== `${control.id}-error`));
  };

  const mark = (control: Control, problem: string | null): void => {
    clearField(control);
    const line = template('field')?.content.firstElementChild?.cloneNode(true);
    if (!(line instanceof HTMLElement)) return;
    line.id = `${control.id}-error`;
    line.textContent = messageOf(control, problem);
    control.setAttribute('aria-invalid', 'true');
    describe(control, (ids) => [line.id, ...ids]);
    const group = control.closest('[data-place]');
    // A select and an input with a unit stand in a box of their own; choices in their group.
    if (group !== null) group.append(line);
    else (control instanceof HTMLSelectElement ? (control.parentElement ?? control) : control).after(line);
  };

  const markAll = (wrong: readonly (readonly [Control, string | null])[]): void => {
    for (const [control, problem] of wrong) mark(control, problem);
    showBox('invalid');
    wrong[0]?.[0].focus();
  };

  return {
    showBox,
    clearField,
    clearBox: () => box?.replaceChildren(),
    /** The browser's own constraints; false when a field is wrong. */
    check(): boolean {
      const wrong = controlsOf(form).filter((control) => !control.validity.valid);
      for (const control of controlsOf(form)) clearField(control);
      box?.replaceChildren();
      if (wrong.length > 0) markAll(wrong.map((control) => [control, null]));
      return wrong.length === 0;
    },
    /** What the server found, by field name. */
    showProblems(problems: Readonly<Record<string, string>>): void {
      markAll(
        controlsOf(form).flatMap((control) => {
          const problem = problems[control.name];
          return problem === undefined ? [] : [[control, problem] as const];
        }),
      );
    },
  };
}

function describe(control: Control, change: (ids: string[]) => string[]): void {
  const ids = change((control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean));
  if (ids.length === 0) control.removeAttribute('aria-describedby');
  else control.setAttribute('aria-describedby', ids.join(' '));
}
