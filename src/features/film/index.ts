export { Film } from './film';
export { YoutubeFilm } from './youtube-film';
export { default as youtubeFilmStyles } from './youtube-film.module.css';
