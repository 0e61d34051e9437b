import { type RefObject, useEffect, useEffectEvent } from 'react';

type Control = HTMLInputElement | HTMLSelectElement;

/** Calls `act` on hydration if the visitor has changed the control before. */
export function useEarlyValue(
  control: RefObject<Control | null>,
  act: (value: string, control: HTMLElement) => void,
): void {
  const applyEarlyValue = useEffectEvent(() => {
    const element = control.current;
    if (element !== null && element.value !== initialValue(element)) act(element.value, element);
  });
  useEffect(() => applyEarlyValue(), []);
}

const initialValue = (control: Control): string | undefined =>
  control instanceof HTMLInputElement
    ? control.defaultValue
    : [...control.options].find((option) => option.defaultSelected)?.value;
