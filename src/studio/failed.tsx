import { useEffect } from 'react';
import type { FailureKey } from './failure-key';
import type { Say } from './messages';

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
  useEffect(() => {
    if (failure !== 'failed.unreachable' && failure !== 'failed.signedOut') return;
    addEventListener('online', onAgain);
    addEventListener('focus', onAgain);
    return () => {
      removeEventListener('online', onAgain);
      removeEventListener('focus', onAgain);
    };
  }, [failure, onAgain]);
  return (
    <div role="alert" className="failed">
      <p className="problem">{say(failure)}</p>
      <button type="button" className="button" onClick={onAgain}>
        {say('failed.again')}
      </button>
    </div>
  );
}
