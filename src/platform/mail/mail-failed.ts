/** Carries no address: the message may be logged and stored. */
export class MailFailed extends Error {
  override readonly name = 'MailFailed';
  readonly code: 'bad-address' | 'refused' | 'too-large' | 'unreachable';

  constructor(code: MailFailed['code'], detail: string) {
    super(`${code}: ${detail}`);
    this.code = code;
  }
}
