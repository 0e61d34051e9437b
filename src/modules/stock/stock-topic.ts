/** Change-log topic of a site's stock; the payload names the import that changed it. */
export const stockTopic = (site: string): string => `stock:${site}`;
