import { type ReactNode, useId } from 'react';

/** One of several things, with its name above. */
export function Choice({
  label,
  value,
  children,
  onSet,
}: {
  readonly label: string;
  readonly value: string;
  /** The options. */
  readonly children: ReactNode;
  onSet(value: string): void;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onSet(event.target.value)}>
        {children}
      </select>
    </div>
  );
}
