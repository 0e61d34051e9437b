import type { HTMLAttributes } from 'react';

export type ListProps = HTMLAttributes<HTMLElement> & { readonly ordered?: boolean };

/** A list that is drawn without markers: VoiceOver takes it for none where the role is not written. */
export function List({ ordered = false, ...rest }: ListProps) {
  const Tag = ordered ? 'ol' : 'ul';
  return <Tag role="list" {...rest} />;
}
