import { err, ok, type Result } from '~/platform/result';

export const REQUEST_STATES = ['new', 'taken', 'answered', 'closed'] as const;
type RequestState = (typeof REQUEST_STATES)[number];

/** How far a request is, and who has it: an account of staff. */
export interface Progress {
  readonly state: RequestState;
  readonly assignee: string | null;
}

/** What staff do to a request. `answered` is by telephone, or from a mailbox of their own. */
export const REQUEST_ACTS = ['take', 'release', 'note', 'answer', 'answered', 'close', 'reopen'] as const;
export type RequestAct = (typeof REQUEST_ACTS)[number];

/** A colleague has it, who is named; or it is too late, or too early, for this. */
export type ActFailure =
  | { readonly code: 'held'; readonly by: string }
  | { readonly code: 'wrong-state'; readonly state: RequestState };

/**
 * How far a request is after an act of an account.
 * @param seen who had the request on the page that the act came from: of two who take it at the same moment one gets it
 */
export function afterAct(
  { state, assignee }: Progress,
  act: RequestAct,
  account: string,
  seen: string | null,
): Result<Progress, ActFailure> {
  const wrongState = err({ code: 'wrong-state', state } as const);
  const heldBy = state === 'taken' && assignee !== account ? assignee : null;
  switch (act) {
    case 'note':
      return ok({ state, assignee });
    case 'take':
      if (state !== 'new' && state !== 'taken') return wrongState;
      if (heldBy !== null && heldBy !== seen) return err({ code: 'held', by: heldBy });
      return ok({ state: 'taken', assignee: account });
    case 'release':
      if (heldBy !== null) return err({ code: 'held', by: heldBy });
      return state === 'taken' ? ok({ state: 'new', assignee: null }) : wrongState;
    case 'answer':
    case 'answered':
      if (heldBy !== null) return err({ code: 'held', by: heldBy });
      return state === 'closed' ? wrongState : ok({ state: 'answered', assignee: account });
    case 'close':
      if (heldBy !== null) return err({ code: 'held', by: heldBy });
      return state === 'closed' ? wrongState : ok({ state: 'closed', assignee });
    case 'reopen':
      return state === 'answered' || state === 'closed'
        ? ok({ state: 'taken', assignee: account })
        : wrongState;
  }
}
