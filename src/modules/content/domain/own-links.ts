/** Addresses of ours that are no pages: files, pictures, calls. */
const NO_PAGE = /^\/(?:media|assets|api|-|staff)\//;

export const isNoPage = (href: string): boolean => NO_PAGE.test(href);
