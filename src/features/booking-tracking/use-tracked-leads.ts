import { useEffect } from 'react';
import { leadOf, type TrackedEvent } from './tracking';

/**
 * Tells of calls, mails and ways to a workshop, wherever within these elements they are pressed.
 * @param within a selector: the block of the flow
 */
export function useTrackedLeads(within: string, track: (event: TrackedEvent) => void): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(`${within} a`) : null;
      const method = link === null ? null : leadOf(link.href);
      if (method !== null) track({ type: 'lead', method });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [within, track]);
}
