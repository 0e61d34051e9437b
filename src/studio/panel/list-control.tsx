import { wordsOf } from '../state/differences';
import type { Values } from '../state/document';
import type { ControlProps } from './control-props';

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const WORDS = 36;

/** Entries of a list, each with its own fields behind its first words. */
export function ListControl({ form, value, refused, way, say, nested: Fields, onChange }: ControlProps) {
  const entries = Array.isArray(value) ? value.filter(isValues) : [];
  const forms = form.item ?? [];
  const full = entries.length >= (form.limits?.max ?? Infinity);
  const move = (at: number, by: -1 | 1) => {
    const entry = entries[at];
    if (entry !== undefined) onChange(entries.toSpliced(at, 1).toSpliced(at + by, 0, entry));
  };
  return (
    <>
      <ol className="entries">
        {entries.map((entry, at) => {
          const label = say('field.item', { number: at + 1 });
          return (
            <li key={at}>
              <details>
                <summary>
                  {label} <span className="outline-hint">{wordsOf(entry).slice(0, WORDS)}</span>
                </summary>
                <Fields
                  forms={forms}
                  values={entry}
                  refused={refused}
                  say={say}
                  way={`${way}[${at}].`}
                  onChange={(name, changed) => onChange(entries.with(at, { ...entry, [name]: changed }))}
                />
                <div className="acts">
                  <button type="button" className="button" disabled={at === 0} onClick={() => move(at, -1)}>
                    {say('moveUp')}
                  </button>
                  <button
                    type="button"
                    className="button"
                    disabled={at === entries.length - 1}
                    onClick={() => move(at, 1)}
                  >
                    {say('moveDown')}
                  </button>
                  <button type="button" className="button" onClick={() => onChange(entries.toSpliced(at, 1))}>
                    {say('remove')}
                  </button>
                </div>
              </details>
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        className="button"
        disabled={full}
        onClick={() =>
          onChange([...entries, Object.fromEntries(forms.map((each) => [each.name, each.fallback]))])
        }
      >
        {say('field.addItem')}
      </button>
    </>
  );
}
