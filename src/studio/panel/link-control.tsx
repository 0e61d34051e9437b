import { isLink } from '../state/checks';
import type { ControlProps } from './control-props';

/** A link: where it leads, what it says, and whether it opens beside the page. Without an address there is none. */
export function LinkControl({ value, say, id, describedBy, isWrong, onChange }: ControlProps) {
  const { href = '', text = '', target } = isLink(value) ? value : {};
  const set = (link: { href?: string; text?: string; target?: '_blank' | undefined }) => {
    const next = { href, text, target, ...link };
    if (next.href === '' && next.text === '') return onChange(null);
    onChange({ href: next.href, text: next.text, ...(next.target && { target: next.target }) });
  };
  return (
    <>
      <label htmlFor={id}>{say('field.href')}</label>
      <input
        id={id}
        list="page-paths"
        aria-describedby={describedBy}
        aria-invalid={isWrong || undefined}
        value={href}
        onChange={(event) => set({ href: event.target.value })}
      />
      <label htmlFor={`${id}-text`}>{say('field.text')}</label>
      <input
        id={`${id}-text`}
        value={text}
        maxLength={500}
        onChange={(event) => set({ text: event.target.value })}
      />
      <span className="check">
        <input
          type="checkbox"
          id={`${id}-tab`}
          checked={target === '_blank'}
          onChange={(event) => set({ target: event.target.checked ? '_blank' : undefined })}
        />
        <label htmlFor={`${id}-tab`}>{say('field.newTab')}</label>
      </span>
    </>
  );
}
