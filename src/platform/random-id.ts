/** 32 hexadecimal figures that nobody guesses. In the browser `crypto.randomUUID` is there on secure pages only. */
export const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
