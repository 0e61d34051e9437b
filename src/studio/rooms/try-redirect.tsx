import { useRef, useState } from 'react';
import { redirectTestAnswer } from '~/modules/content/studio-wire';
import { call } from '../api';
import { failureKey } from '../failure-key';
import type { RoomProps } from './room-props';

/** Says where an address leads. */
export function TryRedirect({ path, say }: { readonly path: string; readonly say: RoomProps['say'] }) {
  const [address, setAddress] = useState('');
  const [outcome, setOutcome] = useState('');
  const latest = useRef('');
  const test = async () => {
    latest.current = address;
    const answer = await call(redirectTestAnswer, `${path}/test`, { method: 'POST', body: { address } });
    // Another one was tried meanwhile.
    if (latest.current !== address) return;
    if (!answer.ok) return setOutcome(say(failureKey(answer.error)));
    const { to } = answer.value;
    setOutcome(to === null ? say('redirects.stays') : say('redirects.leads', { to }));
  };
  return (
    <form
      className="filters"
      aria-label={say('redirects.test')}
      onSubmit={(event) => {
        event.preventDefault();
        void test();
      }}
    >
      <label>
        {say('redirects.test')}
        <input
          required
          maxLength={2000}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
      </label>
      <button type="submit" className="button">
        {say('redirects.try')}
      </button>
      <p role="status">{outcome}</p>
    </form>
  );
}
