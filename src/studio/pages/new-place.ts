import { useMemo, useState } from 'react';
import type { TreeItem } from '~/modules/content/studio-wire';
import { slugFor } from './slug';

/** Title and place of what is about to be made, and its id: sent again after an answer that was lost, it is the same; at another place, another one. */
export function useNewPlace(parents: readonly TreeItem[], preferred?: string) {
  const [title, setTitle] = useState('');
  const [typed, setName] = useState<string | null>(null);
  const name = typed ?? slugFor(title);
  // The tree may come after the dialog was opened: what is not chosen yet follows it.
  const [chosen, setBelow] = useState<string | null>(null);
  const below = chosen ?? parents.find((item) => item.id === preferred)?.id ?? parents[0]?.id ?? '';
  const made = useMemo(() => ({ of: `${below}/${name}`, id: crypto.randomUUID() }), [below, name]);
  return { id: made.id, title, name, below, setTitle, setName, setBelow };
}
