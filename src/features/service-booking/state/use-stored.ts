import { useCallback, useEffect, useRef, useState } from 'react';
import { NEW_BOOKING } from '~/modules/workshop/browser';

/** How a flow's state changes and where it is kept. */
export interface StateRules<S, A> {
  /** On the server and in the first render. */
  readonly initial: S;
  /** Pure; the same state where nothing changes. */
  readonly reduce: (state: S, action: A) => S;
  readonly load: () => S;
  readonly save: (state: S) => void;
  /** Nothing more is asked: the confirmation is shown. */
  readonly isBooked: (state: S) => boolean;
}

export interface Stored<S, A> {
  readonly state: S;
  /** The state is saved and `changed` has been told before this returns. */
  readonly dispatch: (action: A) => void;
  /** The state as it is now, for what runs later than the render it was made in. */
  readonly current: () => S;
  /** The stored state has been read: false on the server and in the first render. */
  readonly isReady: boolean;
}

/** What was stored, unless the link to a new booking has led here: what this tab has booked may have been cancelled since. */
function loadState<S, A>({ initial, load, save, isBooked }: StateRules<S, A>): S {
  const state = load();
  if (location.hash !== NEW_BOOKING) return state;
  // Followed once: a reload shows what is booked then.
  history.replaceState(history.state, '', location.pathname + location.search);
  if (!isBooked(state)) return state;
  save(initial);
  return initial;
}

/**
 * A flow's state, read from where it is kept once the page is awake.
 * @param rules made once, as is `changed`
 * @param start where a test or an example of the gallery begins; nothing is then read or saved
 */
export function useStored<S, A>(
  rules: StateRules<S, A>,
  changed: (before: S, after: S) => void,
  start?: S,
): Stored<S, A> {
  const { initial, reduce, save } = rules;
  const [state, setState] = useState(start ?? initial);
  const [isReady, setReady] = useState(start !== undefined);
  const now = useRef(state);
  const isStored = start === undefined;

  const dispatch = useCallback(
    (action: A) => {
      const before = now.current;
      const after = reduce(before, action);
      if (after === before) return;
      now.current = after;
      if (isStored) save(after);
      changed(before, after);
      setState(after);
    },
    [reduce, save, changed, isStored],
  );

  useEffect(() => {
    if (!isStored) return;
    const stored = loadState(rules);
    now.current = stored;
    setState(stored);
    setReady(true);
  }, [rules, isStored]);

  const current = useCallback(() => now.current, []);
  return { state, dispatch, current, isReady };
}
