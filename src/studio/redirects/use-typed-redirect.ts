import { useMemo, useRef, useState } from 'react';
import { z } from 'zod';
import { useIsMounted } from '~/ui/mounted/use-is-mounted';
import { keepTyped } from '../state/keep-typed';

const typedRedirect = z.object({ from: z.string(), to: z.string() });
export type TypedRedirect = z.infer<typeof typedRedirect>;

const NOTHING: TypedRedirect = { from: '', to: '' };
const KEY = 'new';

/** The redirect that is being typed for a site; it stays while other rooms are looked into, or the page is loaded again. */
export function useTypedRedirect(site: string) {
  const storage = useMemo(() => keepTyped(`studio-redirect ${site}`, typedRedirect, sessionStorage), [site]);
  const read = () => storage.read()[KEY] ?? NOTHING;
  const [typed, setTyped] = useState(read);
  const latest = useRef(typed);
  const isMounted = useIsMounted();
  const type = (now: TypedRedirect) => {
    storage.write(now.from === '' && now.to === '' ? {} : { [KEY]: now });
    latest.current = now;
    setTyped(now);
  };
  return {
    typed,
    type,
    /** It was added; what is written of the next one by now stays. */
    forget(added: TypedRedirect) {
      const now = isMounted() ? latest.current : read();
      type({ from: now.from === added.from ? '' : now.from, to: now.to === added.to ? '' : now.to });
    },
  };
}
