/**
 * The address that opens a share window for a page (SHARE-3).
 *
 * @param target address of the place where it is shared, up to what it is given
 * @param page its whole address, with its query
 */
export const shareAddress = (target: string, page: string): string => target + encodeURIComponent(page);
