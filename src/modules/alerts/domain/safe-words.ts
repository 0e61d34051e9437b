/**
 * Whether a word may stand in a mail that somebody else may have asked for: short, no address and nothing that a mail
 * program makes a link of. Otherwise the form would be a way to send strangers one's own words.
 */
export const mailSafe = (text: string): boolean =>
  text.length <= 60 &&
  /^[\p{L}\p{N}\p{M}\p{Sc} \u00a0\u202f.,:+&()'’%–/-]*$/u.test(text) &&
  !/:\/\/|www\.|\.\p{L}{2}|@/iu.test(text);
