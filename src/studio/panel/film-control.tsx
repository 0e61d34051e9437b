import { filmIdOf } from '~/modules/content/studio-wire';
import type { ControlProps } from './control-props';

/** A film on YouTube: its id, or its address, of which the id is left once it is pasted or the field is left. */
export function FilmControl({ value, id, describedBy, isWrong, onChange }: ControlProps) {
  const text = typeof value === 'string' ? value : '';
  return (
    <input
      id={id}
      aria-describedby={describedBy}
      aria-invalid={isWrong || undefined}
      value={text}
      onChange={({ target, nativeEvent }) => {
        const isPasted = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste';
        onChange(isPasted ? filmIdOf(target.value) : target.value);
      }}
      onBlur={() => {
        const film = filmIdOf(text);
        if (film !== text) onChange(film);
      }}
    />
  );
}
