import { useEffect, useRef, useState } from 'react';
import { CALCULATION_FIELD, CALCULATION_NOTED } from './note-calculation';

/**
 * What the page has shown and the visitor has tried out of a car's finance: a hidden field that `noteCalculation` writes
 * to, also before the form is awake.
 */
export function CalculationField({ uid, given }: { readonly uid: string; readonly given: string }) {
  const id = `${uid}-${CALCULATION_FIELD}`;
  const [value, setValue] = useState(() => noted(id) ?? given);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const read = () => setValue((before) => field.current?.value ?? before);
    const input = field.current;
    input?.addEventListener(CALCULATION_NOTED, read);
    return () => input?.removeEventListener(CALCULATION_NOTED, read);
  }, []);
  return <input ref={field} id={id} type="hidden" name={CALCULATION_FIELD} value={value} />;
}

/** What was tried out before the form woke; null on the server. */
function noted(id: string): string | null {
  if (typeof document === 'undefined') return null;
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement ? field.value : null;
}
