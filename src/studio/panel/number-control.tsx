import { useState } from 'react';
import { typedNumber } from '~/platform/typed-number';
import type { ControlProps } from './control-props';

/** What the numbers of blocks are counted in. */
const UNIT = /\s*(?:px|s|sek)\.?$/i;

/** The number that was typed, with its unit or not; what is none stays text, which the store refuses. */
function readTyped(typed: string): number | string | null {
  if (typed.trim() === '') return null;
  return typedNumber(typed.trim().replace(UNIT, '')) ?? typed;
}

/**
 * A number as people type it. A box for text: one for numbers leaves out signs it does not know ("4,95" becomes 495 where the
 * browser speaks English), and is empty where it reads none.
 */
export function NumberControl({ form, value, id, describedBy, isWrong, onChange }: ControlProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  // Undone, or changed elsewhere: what was typed here gives way. An emptied field has its fallback, and stays empty to be typed in.
  const isTyped = typed !== null && (readTyped(typed) ?? form.fallback) === value;
  return (
    <input
      id={id}
      aria-describedby={describedBy}
      aria-invalid={isWrong || undefined}
      inputMode="decimal"
      autoComplete="off"
      value={isTyped ? typed : text}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readTyped(target.value));
      }}
    />
  );
}
