import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { MapGround } from '~/features/map/browser';
import { whenMapMayLoad } from '~/features/map/browser';
import { warnServer } from '~/ui/browser-warning';
import type { LiveGround } from './live-ground';
import type { MapCentre } from './map-view';

export interface LiveMap {
  /** `picture`: drawn by the server; `offered`: the same, and a map that moves waits for a wish. */
  readonly mode: 'picture' | 'offered' | 'live';
  readonly show: () => void;
  /** Null until the first place is known. */
  readonly view: MapCentre | null;
  readonly go: (view: MapCentre) => void;
}

/**
 * What a map shows, be it a picture or alive. The library comes when the box comes near and is welcome; a failure is
 * logged, and the picture goes on.
 */
export function useLiveMap(
  box: RefObject<HTMLElement | null>,
  stage: RefObject<HTMLElement | null>,
  ground: MapGround,
): LiveMap {
  const [mode, setMode] = useState<LiveMap['mode']>('picture');
  const [view, setView] = useState<MapCentre | null>(null);
  const live = useRef<LiveGround | null>(null);
  const now = useRef<MapCentre | null>(null);
  const wanted = useRef(false);
  const settings = useRef(ground);
  settings.current = ground;

  const moved = useCallback((next: MapCentre) => {
    now.current = next;
    setView(next);
  }, []);

  const hide = useCallback(() => {
    wanted.current = false;
    live.current?.close();
    live.current = null;
    setMode('offered');
  }, []);

  const show = useCallback(() => {
    if (wanted.current || stage.current === null) return;
    wanted.current = true;
    const element = stage.current;
    const failed = () => {
      warnServer('map-failed');
      hide();
    };
    void import('./live-ground').then(({ liveGround }) => {
      if (!wanted.current || now.current === null) return;
      live.current = liveGround(element, settings.current, now.current, {
        ready: () => setMode('live'),
        moved,
        failed,
      });
    }, failed);
  }, [hide, moved, stage]);

  const hasView = view !== null;
  useEffect(() => {
    const element = box.current;
    if (element === null || !hasView) return;
    let isGone = false;
    const { styleUrl } = settings.current;
    const onlyHere = (act: () => void) => () => {
      if (!isGone) act();
    };
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        whenMapMayLoad(styleUrl, {
          show: onlyHere(show),
          hide: onlyHere(hide),
          offer: onlyHere(() => setMode('offered')),
        });
      },
      { rootMargin: '200px' },
    );
    near.observe(element);
    return () => {
      isGone = true;
      near.disconnect();
      wanted.current = false;
      live.current?.close();
      live.current = null;
    };
  }, [box, hasView, show, hide]);

  const go = useCallback(
    (next: MapCentre) => {
      if (live.current === null) moved(next);
      else live.current.go(next);
    },
    [moved],
  );
  return { mode, show, view, go };
}
