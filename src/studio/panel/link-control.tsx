import { useContext, useState } from 'react';
import { LinkAddress } from '../links/link-address';
import { useLinkPlaces } from '../links/link-places';
import { isLink } from '../state/checks/value-kinds';
import { hrefOf, LINK_KINDS, type LinkKind, linkKindOf, typedOf } from '../state/link-kinds';
import { EditedPlace } from '../stories/story-tags';
import type { ControlProps } from './control-props';

/** A link: where it leads, what it says, and whether it opens beside the page. Without an address there is none. */
export function LinkControl({ value, say, id, describedBy, isWrong, onChange }: ControlProps) {
  const { href = '', text = '', target } = isLink(value) ? value : {};
  const places = useLinkPlaces();
  const origin = useContext(EditedPlace)?.site.origin ?? null;
  const [chosen, setChosen] = useState<LinkKind | null>(null);
  const [typed, setTyped] = useState(typedOf(href));
  const set = (link: { href?: string; text?: string; target?: '_blank' | undefined }) => {
    const next = { href, text, target, ...link };
    if (next.href === '' && next.text === '') return onChange(null);
    onChange({ href: next.href, text: next.text, ...(next.target && { target: next.target }) });
  };
  // Undone, or chosen on the page: what was typed here gives way.
  const isTyped = chosen !== null && hrefOf(chosen, typed, origin) === href;
  const kind = isTyped ? chosen : linkKindOf(href, places);
  const write = (to: LinkKind, words: string) => {
    setChosen(to);
    setTyped(words);
    set({ href: hrefOf(to, words, origin) });
  };
  const isOffered = (each: LinkKind) =>
    (each !== 'cars' || places.cars !== null) && (each !== 'facility' || places.facilities.length > 0);
  return (
    <>
      <label htmlFor={`${id}-kind`}>{say('link.kind')}</label>
      <select
        id={`${id}-kind`}
        value={kind}
        onChange={(event) => {
          const to = LINK_KINDS.find((each) => each === event.target.value);
          if (to !== undefined) write(to, to === 'cars' ? (places.cars?.href ?? '') : '');
        }}
      >
        {LINK_KINDS.filter(isOffered).map((each) => (
          <option key={each} value={each}>
            {say(`link.${each}`)}
          </option>
        ))}
      </select>
      <LinkAddress
        kind={kind}
        typed={isTyped ? typed : typedOf(href)}
        say={say}
        id={id}
        describedBy={describedBy}
        isWrong={isWrong}
        onType={(words) => write(kind, words)}
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
