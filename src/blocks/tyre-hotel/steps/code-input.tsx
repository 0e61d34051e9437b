import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import styles from '../tyre-hotel.module.css';

export const CODE_LENGTH = 4;
const PLACES = Array.from({ length: CODE_LENGTH }, (_, at) => at);

/** The first four figures of a text. */
export const codeIn = (text: string): string => text.replaceAll(/\D/g, '').slice(0, CODE_LENGTH);

interface Props {
  readonly uid: string;
  readonly legend: string;
  /** Name of each field: "Digit 1 of 4". */
  readonly digit: (number: number) => string;
  /** One figure or a space for each field. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isBusy: boolean;
  readonly describedBy: string | undefined;
}

/** Four fields of one figure: goes on by itself, back with Backspace and the arrows, and takes a code that is pasted. */
export function CodeInput({ uid, legend, digit, value, onChange, isBusy, describedBy }: Props) {
  const fields = useRef<(HTMLInputElement | null)[]>([]);
  const figures = PLACES.map((at) => (value[at] ?? ' ').trim());
  const focus = (at: number) => fields.current[Math.max(0, Math.min(CODE_LENGTH - 1, at))]?.focus();
  const put = (at: number, typed: string) => {
    const next = [...figures];
    [...typed].forEach((figure, offset) => {
      if (at + offset < CODE_LENGTH) next[at + offset] = figure;
    });
    onChange(next.map((figure) => figure || ' ').join(''));
    focus(at + typed.length);
  };
  const onKeyDown = (at: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault();
      focus(at + (event.key === 'ArrowLeft' ? -1 : 1));
    } else if (event.key === 'Backspace') {
      event.preventDefault();
      const from = figures[at] === '' ? at - 1 : at;
      const next = figures.map((figure, place) => (place === from ? ' ' : figure || ' '));
      onChange(next.join(''));
      focus(from);
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    const code = codeIn(event.clipboardData.getData('text'));
    if (code !== '') put(0, code);
  };
  return (
    <fieldset className={styles.code} aria-describedby={describedBy} onPaste={onPaste}>
      <legend className={styles.legend}>{legend}</legend>
      {PLACES.map((at) => (
        <input
          key={at}
          ref={(field) => {
            fields.current[at] = field;
          }}
          id={`${uid}-code-${at}`}
          className={styles.figure}
          aria-label={digit(at + 1)}
          type="text"
          inputMode="numeric"
          pattern="\d"
          autoComplete={at === 0 ? 'one-time-code' : 'off'}
          readOnly={isBusy}
          value={figures[at] ?? ''}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={onKeyDown(at)}
          onChange={(event) => {
            // A phone's keyboard puts a whole code into the first field; a figure over a figure takes its place.
            const typed = event.currentTarget.value.replaceAll(/\D/g, '');
            const fresh = typed.length === 2 && typed.startsWith(figures[at] ?? '-') ? typed.slice(1) : typed;
            if (fresh !== '') put(at, fresh.slice(0, CODE_LENGTH - at));
          }}
        />
      ))}
    </fieldset>
  );
}
