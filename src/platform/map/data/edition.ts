/** Made by scripts/map-data.mjs with the data; changes with it. */
export const MAP_EDITION = 'eb79ab87';
