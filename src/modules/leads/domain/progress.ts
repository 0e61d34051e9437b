import { err, ok, type Result } from '~/platform/result';

export const REQUEST_STATES = ['new', 'taken', 'answered', 'closed'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** How far a request is, and who has it: an account of staff. */
export interface Progress {
  readonly state: RequestState;
  readonly assignee: string | null;
}

/** What staff do to a request. `answered` is by telephone, or from a mailbox of their own. */
export const REQUEST_ACTS = ['take', 'release', 'note', 'answer', 'answered', 'close', 'reopen'] as const;
export type RequestAct = (typeof REQUEST_ACTS)[number];

/** A colleague has it, or has answered it meanwhile, who is named; or it is too late, or too early, for this. */
export type ActFailure =
  | { readonly code: 'held'; readonly by: string }
  | { readonly code: 'answered'; readonly by: string | null }
  | { readonly code: 'wrong-state'; readonly state: RequestState };

/**
 * How far a request is after an act of an account.
 * @param seen how far the request was on the page that the act came from; null where nobody has looked. Of two who take it at the
 * same moment one gets it, and of two who answer it the other is told; who then sends again has seen it, and is let through
 */
export function afterAct(
  { state, assignee }: Progress,
  act: RequestAct,
  account: string,
  seen: Progress | null,
): Result<Progress, ActFailure> {
  const wrongState = err({ code: 'wrong-state', state } as const);
  const heldBy = state === 'taken' && assignee !== account ? assignee : null;
  const isAsSeen = seen !== null && seen.state === state && seen.assignee === assignee;
  switch (act) {
    case 'note':
      return ok({ state, assignee });
    case 'take':
      if (state !== 'new' && state !== 'taken') return wrongState;
      if (heldBy !== null && heldBy !== seen?.assignee) return err({ code: 'held', by: heldBy });
      return ok({ state: 'taken', assignee: account });
    case 'release':
      if (heldBy !== null) return err({ code: 'held', by: heldBy });
      return state === 'taken' ? ok({ state: 'new', assignee: null }) : wrongState;
    case 'answer':
      if (isAsSeen) return ok({ state: 'answered', assignee: account });
      if (heldBy !== null) return err({ code: 'held', by: heldBy });
      if (state === 'answered' && seen !== null) return err({ code: 'answered', by: assignee });
      return state === 'closed' ? wrongState : ok({ state: 'answered', assignee: account });
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
