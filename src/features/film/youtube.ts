/** The one other origin that a page may frame: YouTube's, which sets no cookies before a film is played. */
export const FILM_ORIGIN = 'https://www.youtube-nocookie.com';

/** What YouTube calls its films; anything else, such as an address or the number of a film on Vimeo, is no id. */
export const isFilmId = (text: string): boolean => /^[\w-]{11}$/.test(text);

/** Where a film can be watched on its own. */
export const watchAddress = (id: string): string => `https://www.youtube.com/watch?v=${id}`;

/** The player inside our page; it plays at once, since the visitor has asked for it. */
export const playerAddress = (id: string): string =>
  `${FILM_ORIGIN}/embed/${id}?autoplay=1&playsinline=1&rel=0`;
