import type { CallFailure } from './api';

/** What is said of a call that failed, where nothing more special is to be said of it. */
export function failureKey({ code }: CallFailure) {
  switch (code) {
    case 'unreachable':
    case 'unavailable':
      return 'failed.unreachable' as const;
    case 'signed-out':
      return 'failed.signedOut' as const;
    case 'forbidden':
    case 'read-only':
      return 'failed.forbidden' as const;
    case 'not-found':
      return 'failed.gone' as const;
    case 'conflict':
    // Somebody else has done it, or taken it back.
    case 'nothing-to-publish':
    case 'not-published':
    case 'not-scheduled':
      return 'failed.changed' as const;
    default:
      return 'refused' as const;
  }
}
export type FailureKey = ReturnType<typeof failureKey>;
