import { useId } from 'react';
import type { Say } from '../messages';
import type { NamedField } from '../names/name-kinds';
import { fieldProblem } from '../state/checks/field-problem';
import { Control } from './control';
import type { FieldsProps } from './control-props';

/** All fields of a contract, each with label, help, limit and what is wrong with it. */
export function Fields({ forms, values, refused, say, way = '', onChange }: FieldsProps) {
  return forms.map((form) => (
    <FieldRow
      key={form.name}
      form={form}
      value={values[form.name] ?? form.fallback}
      refused={refused}
      way={way + form.name}
      say={say}
      onChange={(value) => onChange(form.name, value)}
    />
  ));
}

/** Kinds whose control is a group of several. */
const GROUPS = new Set(['image', 'link', 'list', 'tags']);

function FieldRow({
  form,
  value,
  refused,
  way,
  say,
  onChange,
}: {
  readonly form: NamedField;
  readonly value: unknown;
  readonly refused: ReadonlyMap<string, string>;
  readonly way: string;
  readonly say: Say;
  onChange(value: unknown): void;
}) {
  const id = useId();
  const problem = problemText(form, value, say) ?? (refused.has(way) ? say('problem.refused') : null);
  const limit = form.limits?.maxLength;
  const isNear = limit !== undefined && typeof value === 'string' && value.length > limit * 0.8;
  const described = [form.help !== undefined && `${id}-help`, problem !== null && `${id}-problem`].filter(
    Boolean,
  );
  const control = (
    <Control
      form={form}
      value={value}
      refused={refused}
      way={way}
      say={say}
      id={id}
      describedBy={described.length > 0 ? described.join(' ') : undefined}
      isWrong={problem !== null}
      nested={Fields}
      onChange={onChange}
    />
  );
  const notes = (
    <>
      {form.help !== undefined && (
        <p className="help" id={`${id}-help`}>
          {form.help}
        </p>
      )}
      {isNear && <p className="help">{say('limit', { limit })}</p>}
      {problem !== null && (
        <p className="problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </>
  );
  if (GROUPS.has(form.kind))
    return (
      <fieldset className="field group" data-way={way}>
        <legend>{form.label}</legend>
        {control}
        {notes}
      </fieldset>
    );
  if (form.kind === 'boolean')
    return (
      <div className="field check" data-way={way}>
        {control}
        <label htmlFor={id}>{form.label}</label>
        {notes}
      </div>
    );
  return (
    <div className="field" data-way={way}>
      <label htmlFor={id} id={`${id}-label`}>
        {form.label}
      </label>
      {control}
      {notes}
    </div>
  );
}

function problemText(form: NamedField, value: unknown, say: Say): string | null {
  const problem = fieldProblem(form, value);
  switch (problem?.kind) {
    case undefined:
      return null;
    case 'too-long':
      return say('problem.too-long', problem);
    case 'out-of-range':
      return say('problem.out-of-range', problem);
    case 'too-many':
      return say('problem.too-many', problem);
    case 'no-address':
      return say('problem.no-address');
    case 'no-number':
      return say('problem.no-number');
    case 'no-icon':
      return say('problem.no-icon');
    case 'no-film':
      return say('problem.no-film');
    case 'no-mail':
      return say('problem.no-mail');
    case 'no-phone':
      return say('problem.no-phone');
  }
}
