/**
 * Whether a word may be part of a mail to an unconfirmed address: short, no address and nothing that a mail program makes a
 * link of. Otherwise the form could send a stranger's text to anyone.
 */
export const mailSafe = (text: string): boolean =>
  text.length <= 60 &&
  /^[\p{L}\p{N}\p{M}\p{Sc} \u00a0\u202f.,:+&()'’%–/-]*$/u.test(text) &&
  !/:\/\/|www\.|\.\p{L}{2}|@/iu.test(text);
