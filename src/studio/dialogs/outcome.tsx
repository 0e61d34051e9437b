import type { Say } from '../messages';

/** That the answer is waited for. It stands beside the buttons, where it moves none of them under a second press. */
export const Waiting = ({ isBusy, say }: { readonly isBusy: boolean; readonly say: Say }) => (
  <p className="waiting quiet" role="status">
    {isBusy && say('busy')}
  </p>
);

/** Why it was refused. While it is tried again that keeps its room and is not said; the same refusal is said anew. */
export const Refused = ({ isBusy, problem }: { readonly isBusy: boolean; readonly problem: string }) => (
  <p className="problem" role="alert" style={isBusy ? { visibility: 'hidden' } : undefined}>
    {problem}
  </p>
);
