/** The format of stock pictures, in pixels. */
export const FRAME = { width: 1600, height: 1066 } as const;
