import { useEffect, useRef } from 'react';
import { defineIsland } from '~/ui/island-definition';
import { followExpanded } from './behaviour/expanded';
import { closeOnLeave, openOnHover } from './behaviour/hover';
import { fitItems } from './behaviour/overflow';

/**
 * Brings the server's navigation to life without rendering it again: the menu tree stays out of the
 * island's properties. It draws nothing but a place from which it finds the navigation.
 */
function NavigationBehaviour() {
  const place = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const root = place.current?.closest<HTMLElement>('[data-navigation]');
    if (!root) return;
    const controller = new AbortController();
    const { signal } = controller;
    followExpanded(root, signal);
    openOnHover(root, signal);
    closeOnLeave(root, signal);
    fitItems(root, signal);
    return () => controller.abort();
  }, []);

  return <span ref={place} hidden />;
}

export default defineIsland('navigation-behaviour', NavigationBehaviour);
