export interface Sms {
  /** The same message sent again carries the same key and arrives once. */
  readonly key: string;
  /** E.164, `+46701740605`. */
  readonly to: string;
  readonly text: string;
}

/** Port. `send` returns when the message is accepted; it throws `SmsFailed` otherwise, and may be called again. */
export interface SmsSender {
  send(sms: Sms): Promise<void>;
}

/** Carries no number: the message may be logged and stored. */
export class SmsFailed extends Error {
  override readonly name = 'SmsFailed';
  readonly code: 'bad-number' | 'refused' | 'unreachable';

  constructor(code: SmsFailed['code'], detail: string) {
    super(`${code}: ${detail}`);
    this.code = code;
  }
}

/** @throws SmsFailed `bad-number` unless the receiver is written as E.164 */
export function checkedSms(sms: Sms): Sms {
  if (!/^\+[1-9]\d{6,14}$/.test(sms.to))
    throw new SmsFailed('bad-number', 'the receiver is not an E.164 number');
  return sms;
}
