import { useEffect, useRef, useState } from 'react';
import type { Values } from '../state/document';
import { wordsOf } from '../state/words';
import { ActButton } from './act-button';
import type { ControlProps } from './control-props';
import { keysAfter } from './entry-keys';

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const WORDS = 36;
const FIELD = 'input, textarea, select, [contenteditable="true"]';

/** Entries of a list, each with its own fields behind its first words. */
export function ListControl({ form, value, refused, way, say, nested: Fields, onChange }: ControlProps) {
  const entries = Array.isArray(value) ? value.filter(isValues) : [];
  const [drawn, setDrawn] = useState(() => ({ value, entries, keys: [...entries.keys()] }));
  if (drawn.value !== value) setDrawn({ value, entries, keys: [...keysAfter(drawn, entries)] });
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  /** The entry that has the focus next, another object for each time. */
  const [next, setNext] = useState<{ readonly at: number; readonly opens: boolean } | null>(null);
  useEffect(() => {
    if (next === null) return;
    const details = list.current?.children[next.at]?.querySelector('details');
    if (details == null) return addButton.current?.focus();
    details.open ||= next.opens;
    details.querySelector<HTMLElement>(next.opens ? FIELD : 'summary')?.focus();
  }, [next]);

  const forms = form.item ?? [];
  const full = entries.length >= (form.limits?.max ?? Infinity);
  const move = (at: number, by: -1 | 1) => {
    const entry = entries[at];
    if (entry !== undefined) onChange(entries.toSpliced(at, 1).toSpliced(at + by, 0, entry));
  };
  const remove = (at: number) => {
    onChange(entries.toSpliced(at, 1));
    setNext({ at: Math.min(at, entries.length - 2), opens: false });
  };
  const add = () => {
    onChange([...entries, Object.fromEntries(forms.map((each) => [each.name, each.fallback]))]);
    setNext({ at: entries.length, opens: true });
  };
  return (
    <>
      <ol className="entries" ref={list}>
        {entries.map((entry, at) => {
          const label = say('field.item', { number: at + 1 });
          return (
            <li key={drawn.keys[at]}>
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
                  <ActButton isIdle={at === 0} onAct={() => move(at, -1)}>
                    {say('moveUp')}
                  </ActButton>
                  <ActButton isIdle={at === entries.length - 1} onAct={() => move(at, 1)}>
                    {say('moveDown')}
                  </ActButton>
                  <button type="button" className="button" onClick={() => remove(at)}>
                    {say('remove')}
                  </button>
                </div>
              </details>
            </li>
          );
        })}
      </ol>
      <button type="button" className="button" disabled={full} ref={addButton} onClick={add}>
        {say('field.addItem')}
      </button>
    </>
  );
}
