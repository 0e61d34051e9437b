/** Ends one's turn, or gives up waiting for it; doing so twice changes nothing. */
export type EndTurn = () => void;

/** Who wants something gets it in the order of asking, at most so many at once. */
export function createTurns(limit: number): (begin: () => void) => EndTurn {
  const waiting = new Set<() => void>();
  let taken = 0;
  return (begin) => {
    let state: 'waiting' | 'taken' | 'over' = 'waiting';
    const start = () => {
      waiting.delete(start);
      state = 'taken';
      taken++;
      begin();
    };
    waiting.add(start);
    if (taken < limit) start();
    return () => {
      waiting.delete(start);
      if (state === 'taken') {
        taken--;
        const [next] = waiting;
        next?.();
      }
      state = 'over';
    };
  };
}
