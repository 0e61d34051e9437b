/** Made by scripts/map-data.mjs with the data; changes with it. */
export const MAP_EDITION = '6115607f';
