import { type RefObject, useEffect, useEffectEvent } from 'react';

type Control = HTMLInputElement | HTMLSelectElement;

/** Acts when the island wakes, on what a visitor has made of a control before that. */
export function useEarlyValue(
  control: RefObject<Control | null>,
  act: (value: string, control: HTMLElement) => void,
): void {
  const takeOver = useEffectEvent(() => {
    const element = control.current;
    if (element !== null && element.value !== drawnValue(element)) act(element.value, element);
  });
  useEffect(() => takeOver(), []);
}

const drawnValue = (control: Control): string | undefined =>
  control instanceof HTMLInputElement
    ? control.defaultValue
    : [...control.options].find((option) => option.defaultSelected)?.value;
