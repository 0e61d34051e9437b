/** Names the sources that this program was built from; null where it runs from the sources themselves. */
export const RELEASE: string | null = import.meta.env.VITE_SOURCES_DIGEST ?? null;
