import { useState } from 'react';
import { isLink } from '../state/checks';
import { hrefOf, LINK_KINDS, type LinkKind, linkKindOf, typedOf } from '../state/link-kinds';
import type { ControlProps } from './control-props';

const INPUTS = {
  page: { type: 'text', list: 'page-paths' },
  mail: { type: 'email' },
  phone: { type: 'tel' },
  web: { type: 'url' },
} as const satisfies Record<LinkKind, object>;

/** A link: where it leads, what it says, and whether it opens beside the page. Without an address there is none. */
export function LinkControl({ value, say, id, describedBy, isWrong, onChange }: ControlProps) {
  const { href = '', text = '', target } = isLink(value) ? value : {};
  const [chosen, setChosen] = useState<LinkKind>(linkKindOf(href));
  const [typed, setTyped] = useState(typedOf(href));
  const set = (link: { href?: string; text?: string; target?: '_blank' | undefined }) => {
    const next = { href, text, target, ...link };
    if (next.href === '' && next.text === '') return onChange(null);
    onChange({ href: next.href, text: next.text, ...(next.target && { target: next.target }) });
  };
  // Undone, or chosen on the page: what was typed here gives way.
  const isTyped = hrefOf(chosen, typed) === href;
  const kind = isTyped ? chosen : linkKindOf(href);
  const write = (to: LinkKind, words: string) => {
    setChosen(to);
    setTyped(words);
    set({ href: hrefOf(to, words) });
  };
  return (
    <>
      <label htmlFor={`${id}-kind`}>{say('link.kind')}</label>
      <select
        id={`${id}-kind`}
        value={kind}
        onChange={(event) => {
          const to = LINK_KINDS.find((each) => each === event.target.value);
          if (to !== undefined) write(to, '');
        }}
      >
        {LINK_KINDS.map((each) => (
          <option key={each} value={each}>
            {say(`link.${each}`)}
          </option>
        ))}
      </select>
      <label htmlFor={id}>{say('field.href')}</label>
      <input
        {...INPUTS[kind]}
        id={id}
        aria-describedby={describedBy}
        aria-invalid={isWrong || undefined}
        value={isTyped ? typed : typedOf(href)}
        onChange={(event) => write(kind, event.target.value)}
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
