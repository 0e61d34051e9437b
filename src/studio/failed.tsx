import { useRef } from 'react';
import type { FailureKey } from './failure-key';
import type { Say } from './messages';
import { useAgainWhenBack } from './use-again-when-back';
import { useKeyboardStays } from './use-keyboard-stays';

/** What could not be read, and the way to ask again; by itself when the network or whoever works here is back. */
export function Failed({
  failure,
  say,
  onAgain,
}: {
  readonly failure: FailureKey;
  readonly say: Say;
  onAgain(): void;
}) {
  useAgainWhenBack(failure, onAgain);
  const box = useRef<HTMLDivElement>(null);
  useKeyboardStays(box);
  return (
    <div ref={box} role="alert" className="failed">
      <p className="problem">{say(failure)}</p>
      <button type="button" className="button" onClick={onAgain}>
        {say('failed.again')}
      </button>
    </div>
  );
}
