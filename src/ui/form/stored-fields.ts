import { decodeJson } from '~/platform/json';
import { fieldsOf, numberOf, readableMembers } from '~/platform/json-fields';
import { storedFormKey } from './stored-form';

/** As long as a booking in progress is kept. */
const RETENTION_MS = 86_400_000;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** One control that is not as it was drawn: what is typed in it, or whether it is ticked. */
interface StoredField {
  readonly name: string;
  /** What it holds; of a choice, which one it is. */
  readonly value: string;
  readonly isTicked: boolean | null;
}

/**
 * Stores what was typed into a form that is left before it is sent, in the session storage. A browser gives it back on its
 * way back, where it may, but not to a page that is loaded again.
 */
export function storeFields(form: HTMLFormElement): void {
  const changed = controlsOf(form).flatMap((control) => changedField(control) ?? []);
  const fields = [
    ...changed,
    ...(late.get(form) ?? []).filter(({ name }) => changed.every((each) => each.name !== name)),
  ];
  try {
    if (fields.length === 0) sessionStorage.removeItem(keyOf(form));
    else sessionStorage.setItem(keyOf(form), JSON.stringify({ at: Date.now(), fields }));
  } catch {
    // A browser that stores nothing forgets the form when the page is left.
  }
}

/** Of each form what was stored of controls that are not drawn yet. */
const late = new WeakMap<HTMLFormElement, readonly StoredField[]>();

/** What was stored of a choice that is drawn only now; null: nothing. */
export const lateChoice = (form: HTMLFormElement, name: string): string | null =>
  late.get(form)?.find((field) => field.name === name && field.isTicked === true)?.value ?? null;

/** From now on it is the visitor's. */
export function forgetLateChoice(form: HTMLFormElement, name: string): void {
  late.set(
    form,
    (late.get(form) ?? []).filter((field) => field.name !== name),
  );
}

/** Takes what was stored out of the storage, and fills it in where nothing has been typed since. */
export function restoreFields(form: HTMLFormElement): void {
  const fields = takeFields(form);
  const isDrawn = ({ name, value, isTicked }: StoredField) =>
    controlsOf(form).some((each) => each.name === name && (isTicked === null || each.value === value));
  late.set(
    form,
    fields.filter((field) => !isDrawn(field)),
  );
  for (const { name, value, isTicked } of fields) {
    const control = controlsOf(form).find(
      (each) => each.name === name && (isTicked === null || each.value === value),
    );
    if (control === undefined || isChoice(control) !== (isTicked !== null) || isChanged(control)) continue;
    if (isTicked === null) {
      control.value = value;
      // The hand may be on its way to what was empty when it set out: what it types takes this text's place.
      if (control === document.activeElement && 'select' in control) control.select();
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    } else if (isChoice(control) && control.checked !== isTicked) control.click();
  }
}

export function forgetFields(form: HTMLFormElement): void {
  takeFields(form);
  late.delete(form);
}

function takeFields(form: HTMLFormElement): readonly StoredField[] {
  try {
    const stored = fieldsOf(decodeJson(sessionStorage.getItem(keyOf(form))));
    sessionStorage.removeItem(keyOf(form));
    const at = numberOf(stored?.at) ?? 0;
    return Math.abs(Date.now() - at) > RETENTION_MS ? [] : readableMembers(stored?.fields, readField);
  } catch {
    return [];
  }
}

function readField(stored: unknown): StoredField | null {
  const fields = fieldsOf(stored);
  if (fields === null || typeof fields.name !== 'string' || typeof fields.value !== 'string') return null;
  const { name, value, isTicked } = fields;
  return { name, value, isTicked: typeof isTicked === 'boolean' ? isTicked : null };
}

/** A form of this page. */
function keyOf(form: HTMLFormElement): string {
  const name = form.elements.namedItem('formName');
  return storedFormKey() + (name instanceof HTMLInputElement ? name.value : form.id);
}

const NOT_TYPED = new Set(['hidden', 'submit', 'button', 'file', 'password']);

const controlsOf = (form: HTMLFormElement): readonly Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name !== '' &&
      !NOT_TYPED.has(element.type),
  );

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

function isChanged(control: Control): boolean {
  if (isChoice(control)) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const drawn = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
  return control.value !== drawn?.value;
}

function changedField(control: Control): StoredField | null {
  if (!isChanged(control)) return null;
  const { name, value } = control;
  if (!isChoice(control)) return { name, value, isTicked: null };
  // The choice that took its place says it.
  if (control.type === 'radio' && !control.checked) return null;
  return { name, value, isTicked: control.checked };
}
