export { FILM_ORIGIN, isFilmId } from './youtube';
