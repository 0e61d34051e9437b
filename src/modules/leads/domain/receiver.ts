/** Who a request goes to. */
export interface Receiver {
  readonly name: string;
  readonly email: string;
}

/**
 * Chooses the receiver. A visitor's form may name one, but only an address that the group itself has
 * published for this car or facility is ever written to: the form is no way to send mail to strangers.
 *
 * @param candidates addresses that may receive the request, the likeliest first
 * @param asked the address that the page named
 */
export function chooseReceiver(candidates: readonly Receiver[], asked: string, fallback: Receiver): Receiver {
  const wanted = asked.toLowerCase();
  const named = candidates.find((candidate) => candidate.email.toLowerCase() === wanted);
  return named ?? candidates[0] ?? fallback;
}
